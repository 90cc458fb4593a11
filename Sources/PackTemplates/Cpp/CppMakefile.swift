extension Template {
  static let cppMakefile = makefile(
    flags: "CXXFLAGS",
    sources: "$(wildcard src/*.cpp src/*.hpp) entry.map Makefile",
    command: #"""
      	$(CXX) -std=c++17 -Wall -Wextra $(include) $(CXXFLAGS) -fPIC -fvisibility=hidden \
      	  -shared -Wl,-z,defs -Wl,--version-script=entry.map $(LDFLAGS) $(filter %.cpp,$^) -o $@
      """#
  )
}
