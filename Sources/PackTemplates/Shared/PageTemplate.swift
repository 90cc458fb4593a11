extension Template {
  /// A page that shows the widget with all that it can do.
  static let page = Template(
    "page.json",
    "a page that shows the widget",
    #"""
    {
      "page": {
        "sections": [
          {
            "widgets": [
              {
                "type": "@TYPE@",
                "id": "release",
                "data": {
                  "title": "Before we ship",
                  "items": [
                    {"id": "tests", "text": "Tests pass", "done": true},
                    {"id": "notes", "text": "Write the release notes", "tag": "TODAY"},
                    {
                      "id": "docs",
                      "text": "Have somebody who has never seen it follow the README alone"
                    },
                    {"id": "cake", "text": {"text": "Order **cake**", "is_markdown": true}}
                  ]
                }
              }
            ]
          }
        ]
      }
    }

    """#
  )

  /// The page as it is drawn 60 columns wide.
  static let golden = Template(
    "golden.txt",
    "what that page looks like",
    """
    Before we ship                                        1 of 4
    ✓ Tests pass
    ○ Write the release notes ‹TODAY›
    ○ Have somebody who has never seen it follow the README
      alone
    ○ Order cake

    """
  )
}
