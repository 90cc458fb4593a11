/// The least that a Swift program does: the peer for start-up time.
@main
enum Main {
  static func main() {
    print("one line")
  }
}
