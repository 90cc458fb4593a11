extension Template {
  /// How packs in C and C++ are built: it finds the header wherever Galley is installed.
  ///
  /// - Parameters:
  ///   - flags: The variable for the compiler's options.
  ///   - sources: What the pack depends on.
  ///   - command: What compiles and links it, in lines of a recipe.
  /// - Returns: The template of the file.
  static func makefile(flags: String, sources: String, command: String) -> Template {
    Template(
      "Makefile",
      "how it is built",
      #"""
      # make          builds build/@NAME@.so
      # make clean    removes it
      GALLEY ?= galley
      \#(flags) ?= -O2 -g
      pack := build/@NAME@.so

      # galley.h is where galley is installed, whatever the prefix.
      prefix := $(patsubst %/bin/,%,$(dir $(realpath $(shell command -v $(GALLEY) 2>/dev/null))))
      include := $(shell PKG_CONFIG_PATH="$(prefix)/lib/pkgconfig:$$PKG_CONFIG_PATH" \
        pkg-config --cflags galley 2>/dev/null || [ -z "$(prefix)" ] || \
        echo -I$(prefix)/include/galley)
      ifeq ($(include)$(filter clean,$(MAKECMDGOALS)),)
      $(error there is no galley on PATH; install it, or say where it is: make GALLEY=/path/to/galley)
      endif

      $(pack): \#(sources)
      	@mkdir -p $(@D)
      \#(command)

      .PHONY: clean
      clean:
      	rm -rf build

      """#
    )
  }
}
