import GalleyCLI
import Testing

@Suite struct CommandHelpTests {
  @Test func helpIsMadeFromWhatTheCommandDeclares() {
    let expected = """
      Examples:
        galley sample one --tone high
        galley sample -- -one

      Usage: galley sample [OPTION]... [ITEM]...

      Does nothing, for tests.

      Arguments:
        [ITEM]...               what to do nothing with

      Options:
        --loud                  say it aloud
        --from FILE             where from (repeatable)
        --width N               how wide, from 1 to 100
        --tone low|mid|high     which tone

      Other options:
        -h, --help              show this help
        -V, --version           show the versions of the program and what it speaks

      Exit status:
        0                       done
        1                       findings: strict diagnostics, conflicts, failed
                                checks, goldens or steps, drift
        2                       bad usage, input that can't be read or isn't a page,
                                output that can't be written
        3                       a pack crashed, hung or was refused; what could be
                                rendered is on stdout
        141                     the reader of stdout went away

      """
    #expect(CommandHelp.text(Sample.self) == expected)
  }
}
