internal import GalleyCLI

@main
enum Main {
  static func main() { Program.main() }
}
