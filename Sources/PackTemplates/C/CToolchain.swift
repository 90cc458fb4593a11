extension Toolchain {
  /// C, with `make`.
  static let c = Toolchain(
    build: "make",
    library: "build/@NAME@.so",
    needs: "a C compiler and make",
    leavings: "/build/",
    templates: [.cWidget, .cMakefile]
  )
}

extension Template {
  static let cMakefile = makefile(
    flags: "CFLAGS",
    sources: "$(wildcard src/*.c) Makefile",
    command: #"""
      	$(CC) -std=c11 -Wall -Wextra $(include) $(CFLAGS) -fPIC -fvisibility=hidden \
      	  -shared -Wl,-z,defs $(LDFLAGS) $(filter %.c,$^) -o $@
      """#
  )
}
