extension Toolchain {
  /// C++, with `make`.
  static let cpp = Toolchain(
    build: "make",
    library: "build/@NAME@.so",
    needs: "a C++17 compiler and make",
    leavings: "/build/",
    templates: [.cppWidget, .cppPage, .cppMakefile, .exports]
  )
}
