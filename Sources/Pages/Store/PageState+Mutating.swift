extension PageState {
  /// Changes the page.
  mutating func mutate(_ mutations: [PageMutation]) -> [PageEffect] {
    install(MutationDraft(of: mutations, to: content?.page))
  }

  /// Shows what mutations made; a new page supersedes all that was asked for before.
  mutating func install(_ draft: MutationDraft) -> [PageEffect] {
    for turnover in draft.turnover { states.follow(turnover) }
    guard draft.isReplaced else {
      diagnostics.append(contentsOf: draft.diagnostics)
      if let page = draft.page, !draft.turnover.isEmpty {
        content = PageContent(page, postbacks: content?.postbacks ?? [])
      }
      return []
    }
    content = draft.page.map { PageContent($0) }
    diagnostics = draft.diagnostics
    failure = nil
    report = nil
    return supersede()
  }
}
