extension Template {
  /// Finds the header wherever Galley is installed.
  static let cppMakefile = Template(
    "Makefile",
    "how it is built",
    #"""
    # make          builds build/@NAME@.so
    # make clean    removes it
    GALLEY ?= galley
    CXXFLAGS ?= -O2 -g
    pack := build/@NAME@.so

    # galley.h is where galley is installed, whatever the prefix.
    prefix := $(patsubst %/bin/,%,$(dir $(realpath $(shell command -v $(GALLEY) 2>/dev/null))))
    include := $(shell PKG_CONFIG_PATH="$(prefix)/lib/pkgconfig:$$PKG_CONFIG_PATH" \
      pkg-config --cflags galley 2>/dev/null || [ -z "$(prefix)" ] || \
      echo -I$(prefix)/include/galley)
    ifeq ($(include)$(filter clean,$(MAKECMDGOALS)),)
    $(error there is no galley on PATH; install it, or say where it is: make GALLEY=/path/to/galley)
    endif

    $(pack): $(wildcard src/*.cpp src/*.hpp) entry.map Makefile
    	@mkdir -p $(@D)
    	$(CXX) -std=c++17 -Wall -Wextra $(include) $(CXXFLAGS) -fPIC -fvisibility=hidden \
    	  -shared -Wl,-z,defs -Wl,--version-script=entry.map $(LDFLAGS) $(filter %.cpp,$^) -o $@

    .PHONY: clean
    clean:
    	rm -rf build

    """#
  )
}
