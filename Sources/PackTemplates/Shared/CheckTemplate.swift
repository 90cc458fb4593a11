extension Template {
  /// What every change of the pack has to pass.
  static let check = Template(
    program: "ci",
    "builds and checks the pack, and compares what it draws with `golden.txt`",
    #"""
    #!/bin/sh
    # What a change has to pass: the pack builds, keeps the rules that `galley check` knows, and draws
    # page.json as golden.txt shows it.
    # `./ci --update` writes what it draws to golden.txt instead. GALLEY names the program, if it
    # isn't the one on PATH.
    set -eu
    program=$(command -v "${GALLEY:-galley}") || {
      echo "ci: there is no galley; install it, or say where it is: GALLEY=/path/to/galley" >&2
      exit 2
    }
    # The build looks for the header beside the program that PATH leads to.
    PATH=$(cd "$(dirname "$program")" && pwd):$PATH
    galley=$(basename "$program")
    export PATH
    cd "$(dirname "$0")"
    drawn=$(mktemp)
    trap 'rm -f "$drawn"' EXIT

    @BUILD@
    "$galley" check @LIBRARY@
    "$galley" render page.json --pack @LIBRARY@ --no-starter --width 60 --strict >"$drawn"
    if [ "${1:-}" = --update ]; then
      cp "$drawn" golden.txt
    else
      diff -u golden.txt "$drawn"
    fi

    """#
  )

  /// What doesn't belong into a repository.
  static let gitignore = Template(
    ".gitignore",
    "what is built",
    """
    @LEAVINGS@

    """
  )
}
