extension Template {
  /// The widget in Rust.
  static let rustWidget = Template(
    "src/checklist.rs",
    "the widget",
    #"""
    //! A list to tick off: a title, how much of it is done, and a line for each item.
    //!
    //! ```json
    //! {"type": "@TYPE@", "data": {"title": Text,
    //!   "items": [{"id": string, "text": Text, "tag": Tag?, "done": boolean?}]}}
    //! ```
    //!
    //! A tap on an item ticks it off or takes that back. What people have tapped is kept in the
    //! widget's state, in a slot for each item; until then, the page says what is done.

    use crate::abi;
    use crate::page::{style, Content, Page, Result, Tag, Text, Widget};

    pub struct Checklist;

    struct Item<'a> {
        id: &'a [u8],
        text: Text<'a>,
        tag: Option<Tag<'a>>,
        is_done: bool,
    }

    impl<'a> Item<'a> {
        fn read(content: Content<'a>, page: &Page) -> Result<Self> {
            let id = content.string("id")?;
            if id.is_empty() {
                return Err(content.failure("id", "it must not be empty"));
            }
            let said = content.boolean("done")?.unwrap_or(false);
            Ok(Item {
                id,
                text: content.text("text")?,
                tag: content.tag("tag")?,
                is_done: page.state(id, said)?,
            })
        }

        fn all(page: &'a Page<'a>) -> Result<Vec<Self>> {
            page.data()
                .array("items")?
                .map(|element| Item::read(element, page))
                .collect()
        }

        fn draw(&self, page: &Page) -> Result<()> {
            let (mark, mark_role, role) = match self.is_done {
                true => ("✓ ", abi::ROLE_SUCCESS, abi::ROLE_MUTED),
                false => ("○ ", abi::ROLE_MUTED, abi::ROLE_BODY),
            };
            page.tap(self.id, &self.text, || {
                page.run(mark, style(mark_role, abi::MARKS));
                page.put(&self.text, style(role, 0));
            })?;
            if let Some(tag) = &self.tag {
                page.run(" ", style(abi::ROLE_NONE, 0));
                page.put_tag(tag);
            }
            page.newline();
            Ok(())
        }
    }

    impl Widget for Checklist {
        const TYPE: &'static str = "@TYPE@";
        const SUMMARY: &'static str = "A list to tick off.";
        const PROPS: &'static str = r#"{"type":"object","required":["title","items"],"properties":{
            "title":{"type":["string","object"]},
            "items":{"type":"array","items":{"type":"object","required":["id","text"],"properties":{
                "id":{"type":"string"},"text":{"type":["string","object"]},
                "tag":{"type":["string","object"]},"done":{"type":"boolean"}}}}}}"#;
        const SAMPLE: &'static str = r#"{"title":"Before we ship","items":[
            {"id":"tests","text":"Tests pass","done":true},
            {"id":"notes","text":"Write the release notes","tag":"TODAY"}]}"#;
        const POLICY: u32 = abi::POLICY_MUST_BE_NEW;

        fn render(page: &Page) -> Result<()> {
            let title = page.data().text("title")?;
            let items = Item::all(page)?;
            let done = items.iter().filter(|item| item.is_done).count();

            page.put(&title, style(abi::ROLE_TITLE, abi::BOLD));
            page.fill();
            page.run(
                &format!("{} of {}", done, items.len()),
                style(abi::ROLE_VALUE, 0),
            );
            page.newline();
            page.hang(2);
            items.iter().try_for_each(|item| item.draw(page))
        }

        /// Turns the item over whose id the event bears.
        fn event(page: &Page, name: &[u8]) -> Result<()> {
            match Item::all(page)?.iter().find(|item| item.id == name) {
                Some(item) => page.set_state(item.id, !item.is_done),
                None => Ok(()),
            }
        }
    }

    """#
  )
}
