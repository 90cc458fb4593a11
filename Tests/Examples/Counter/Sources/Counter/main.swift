import StateEngine

@Tracking
struct Counter {
  var count = 0
  var saved: Int?
  var isSaved: Bool { saved == count }
}

enum CounterAction: Equatable {
  case tapped
  case saved(Int)
}

enum CounterCommand: Equatable {
  case save(Int)
}

let counter = Reducer<Counter, CounterAction, CounterCommand> { state, action in
  switch action {
  case .tapped:
    state.count += 1
    return [.debounce("saving", for: .milliseconds(10), .run(.save(state.count), id: "save"))]
  case .saved(let count):
    state.saved = count
    return []
  }
}

let runner = TaskRunner<CounterAction, CounterCommand> { command, answers in
  if case .save(let count) = command { answers.finish(with: .saved(count)) }
} failed: { _, error in
  fatalError("\(error)")
}

let engine = Engine(Counter(), counter, runner: runner)
let reader = StoreReader("screen") { context in
  let state = context.read(engine.store)
  print("count \(state.count)\(state.isSaved ? ", saved" : "")")
}
for _ in 1...3 {
  engine.send(.tapped)
  reader.update()
}
await engine.settled()
reader.update()
