internal import GalleyCLI

@main
enum Main {
  static func main() {
    _ = ExitStatus.done
  }
}
