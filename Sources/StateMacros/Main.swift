@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling

/// Answers the compiler, which starts this program and asks it to expand macros.
@main struct Main {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
  }
}
