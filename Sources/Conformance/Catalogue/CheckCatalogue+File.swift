extension CheckCatalogue {
  /// What the file is.
  static let file = [
    Check(
      .fileReadable,
      .law,
      .file,
      "The file is a regular file that can be read.",
      why: "A FIFO would block the loader for ever, a device may act when it is opened.",
      mend: "Name the shared library itself, and let its users read it."
    ),
    Check(
      .filePermissions,
      .law,
      .file,
      "Only its owner and root can change the file and its directory.",
      why: "Whoever can replace the file chooses what the host runs.",
      mend: "Run chmod o-w on the file and its directory."
    ),
  ]

  /// What the loader is asked for.
  static let elf = [
    Check(
      .elfForm,
      .law,
      .file,
      "The file is an ELF file whose segments and tables lie inside it.",
      why: "The loader trusts these numbers; a truncated file ends the process with SIGBUS.",
      mend: "Build it again, and copy it under another name before renaming it into place."
    ),
    Check(
      .elfPlatform,
      .law,
      .file,
      "The file was built for this machine.",
      why: "The loader passes over files of other machines and says that there is no such file.",
      mend: "Build it for the machine that the host runs on."
    ),
    Check(
      .elfKind,
      .law,
      .file,
      "The file is a shared library.",
      why: "Object files and programs can't be loaded.",
      mend: "Link with -shared, and without -pie."
    ),
    Check(
      .elfEntry,
      .law,
      .file,
      "It exports galley_pack_v1.",
      why: "The host calls this one function; without it there is no pack.",
      mend: "Define it with GALLEY_PACK_ENTRY and keep it exported by the linker."
    ),
    Check(
      .elfEntryCode,
      .law,
      .file,
      "galley_pack_v1 stands for code.",
      why: "Calling data ends the process.",
      mend: "Define it as a function, with GALLEY_PACK_ENTRY."
    ),
    Check(
      .elfStack,
      .law,
      .file,
      "It needs no executable stack.",
      why: "The loader would make the stacks of the whole process executable, or refuse.",
      mend: "Link with -Wl,-z,noexecstack; assembly files need a .note.GNU-stack section."
    ),
    Check(
      .elfTextRelocations,
      .law,
      .file,
      "The loader need not write into its code.",
      why: "Code that is written to can't be shared, and hardened systems refuse it.",
      mend: "Compile everything in it with -fPIC."
    ),
    Check(
      .elfWritableCode,
      .law,
      .file,
      "No part of it can be written and run at the same time.",
      why: "Any stray write becomes code; hardened systems refuse such a mapping.",
      mend: "Leave -Wl,-N and -Wl,--omagic out, and linker scripts that join the sections."
    ),
    Check(
      .elfStaticThreadStorage,
      .law,
      .file,
      "Its thread-local variables want at most 512 bytes of static storage.",
      why: "That storage is small and shared by all libraries; when it is full, loading fails.",
      mend: "Compile without -ftls-model=initial-exec, or keep fewer thread-local variables."
    ),
    Check(
      .elfLibraries,
      .law,
      .file,
      "Every library that it needs, and that these need, is found.",
      why: "The pack can't be loaded without them.",
      mend: "Link with -Wl,-rpath,'$ORIGIN' and put them beside the pack, or link them in."
    ),
    Check(
      .elfNeedsPack,
      .law,
      .file,
      "It needs no other pack as a library.",
      why: "That pack would be loaded under a second name, or its entry taken for this pack's.",
      mend: "Move what both need into a library of its own, or name the pack under \"after\"."
    ),
    Check(
      .elfSanitizer,
      .law,
      .file,
      "It was built without sanitizers.",
      why: "Their run-time support has to be in the program from its start.",
      mend: "Build without -fsanitize for others; use sanitizers in your own tests."
    ),
    Check(
      .elfExports,
      .lint,
      .file,
      "It exports nothing but galley_pack_v1.",
      why: "Names that others could bind to are a contract that nobody meant to sign.",
      mend: "Compile with -fvisibility=hidden, or link with a version script."
    ),
    Check(
      .elfUniqueSymbols,
      .lint,
      .file,
      "It has no unique symbols (STB_GNU_UNIQUE).",
      why: "The loader gives all packs the first one's, so that two packs share their variables.",
      mend: "Compile C++ with -fno-gnu-unique."
    ),
    Check(
      .elfRunPath,
      .lint,
      .file,
      "Its run path names only places beside it ($ORIGIN), the system's and a Swift toolchain's.",
      why: "A path of the machine that built it is someone else's directory elsewhere.",
      mend: "Link with -Wl,-rpath,'$ORIGIN' or without a run path."
    ),
    Check(
      .elfRelativePath,
      .law,
      .file,
      "Its run path has no relative entries.",
      why: "They lead wherever the host happens to run: whoever owns that directory owns the host.",
      mend: "Link with -Wl,-rpath,'$ORIGIN'."
    ),
    Check(
      .elfOldRunPath,
      .lint,
      .file,
      "It has no DT_RPATH.",
      why: "It outranks LD_LIBRARY_PATH and is inherited by every library that the pack needs.",
      mend: "Link with -Wl,--enable-new-dtags."
    ),
    Check(
      .elfBuildID,
      .lint,
      .file,
      "It has a build id.",
      why: "Without one, a crash report can't be matched with the build that crashed.",
      mend: "Link with -Wl,--build-id."
    ),
  ]
}
