internal import Collisions
internal import PackFiles

extension PackSurvey {
  /// Looks at the packs of a search.
  ///
  /// - Throws: why there is nothing to look at, as an error of the command.
  static func of(_ search: PackSearch) throws(CommandError) -> PackSurvey {
    do throws(PackSearchError) { return try PackSurvey(search) } catch { throw .packs(error) }
  }
}
