import Platform
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-12-01"])
  func readsAndWritesDays(_ text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-01", "2027-01-00", "2027-04-31", "27-01-01",
    "2027-1-1", "2027-01-011", "2027/01/01", "", "2027-01-0x", "２０２７-01-01",
  ])
  func refusesWhatIsNoDay(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func ordersDays() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02"].map { try #require(CalendarDate($0)) }
    #expect(days == days.shuffled().sorted())
    #expect(CalendarDate.today() > days[0])
  }
}
