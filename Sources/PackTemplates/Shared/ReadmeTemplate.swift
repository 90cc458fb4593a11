extension Template {
  /// The first thing that people read in the folder.
  static let readme = Template(
    "README.md",
    "how to build and change the pack",
    #"""
    # @NAME@

    A widget pack for Galley, written in @LANGUAGE@. It draws widgets of type `@TYPE@`.

    ```console
    @BUILD@
    galley render page.json --pack @LIBRARY@
    ```

    builds it and draws a page with it. That takes @NEEDS@, and `galley` on `PATH`.
    Before a change lands, `./ci` has to pass. After one that changes what is drawn, run
    `./ci --update` and look at the difference.

    | file | holds |
    |---|---|
    @FILES@

    ## Make it yours

    - Rename the widget: its type stands in the sources, in the manifest there, and in `page.json`.
      The manifest lets tools read what the pack holds without running it, so keep it true.
    - To draw a type that another pack draws, drop the policy that it must be new and name the type
      under `overrides` in the manifest.
    - The host wraps, measures and cleans all text. Ask it for widths; never count characters.
    - `galley check @LIBRARY@` says which of the rules for packs it breaks, and `galley packs
      --pack @LIBRARY@` whether it loads, and why not.

    """#
  )
}
