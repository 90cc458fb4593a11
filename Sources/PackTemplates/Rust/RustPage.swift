extension Template {
  /// What the widget needs of the bindings, made safe.
  static let rustPage = Template(
    "src/page.rs",
    "`galley.h` in the ways of Rust",
    #"""
    //! What widgets need of `galley.h`, in the ways of Rust.
    //!
    //! Nothing but a status passes the line between pack and host: a panic stops here. All that the
    //! host gives is good until the callback returns, which is the lifetime `'a` in this file.

    use std::marker::PhantomData;
    use std::mem::{size_of, zeroed};
    use std::panic::{catch_unwind, AssertUnwindSafe};
    use std::ptr::null;

    use crate::abi::{self, Handle};

    /// A status that ends a callback.
    pub struct Failure(i32);

    pub type Result<T> = std::result::Result<T, Failure>;

    /// A widget type and how it is drawn. It has no instances: what it shows comes from the page
    /// and from state, so that the host knows when to draw it again.
    pub trait Widget {
        /// What pages and listings call it, and what its data looks like: see `galley_widget`.
        const TYPE: &'static str;
        const SUMMARY: &'static str;
        const PROPS: &'static str;
        const SAMPLE: &'static str;
        const POLICY: u32 = abi::POLICY_MAY_OVERRIDE;

        /// Draws it. A failure discards what was drawn.
        fn render(page: &Page) -> Result<()>;
        /// Answers an event by setting slots.
        fn event(page: &Page, name: &[u8]) -> Result<()>;
    }

    /// One call of the host into this pack.
    pub struct Page<'a> {
        host: &'a abi::Host,
        context: *mut abi::Context,
    }

    /// A value of the page document; a value that isn't there is one too.
    #[derive(Clone, Copy)]
    pub struct Content<'a> {
        page: &'a Page<'a>,
        handle: Handle,
    }

    /// A text of the page.
    pub struct Text<'a>(abi::Text, PhantomData<&'a ()>);

    /// A tag of the page.
    pub struct Tag<'a>(abi::Tag, PhantomData<&'a ()>);

    /// How text looks: a role, and attributes such as `abi::BOLD`.
    pub fn style(role: u32, attributes: u32) -> abi::Style {
        let unset = abi::Color { argb: 0, is_set: 0 };
        let size = size_of::<abi::Style>() as u32;
        abi::Style {
            size,
            role,
            attributes,
            foreground: unset,
            background: unset,
        }
    }

    // Where this file calls the host, `page.context` is the one that the host passed, and pointers
    // are to values that outlive the call; that is all that the header asks for.

    impl<'a> Page<'a> {
        /// The widget's data.
        pub fn data(&'a self) -> Content<'a> {
            Content {
                page: self,
                handle: unsafe { (self.host.data)(self.context) },
            }
        }

        /// A slot of the widget's state. A widget that has read one is drawn again when it changes.
        pub fn state(&self, key: &[u8], initial: bool) -> Result<bool> {
            let start = truth(initial);
            let mut slot = sized::<abi::Value>();
            check(unsafe { (self.host.state)(self.context, bytes(key), &start, &mut slot) })?;
            Ok(if slot.kind == abi::VALUE_BOOLEAN {
                slot.integer != 0
            } else {
                initial
            })
        }

        /// Sets a slot once the event callback has returned.
        pub fn set_state(&self, key: &[u8], value: bool) -> Result<()> {
            check(unsafe { (self.host.set_state)(self.context, bytes(key), &truth(value)) })?;
            Ok(())
        }

        pub fn run(&self, text: &str, style: abi::Style) {
            unsafe { (self.host.run)(self.context, string(text), &style) };
        }

        pub fn put(&self, text: &Text, style: abi::Style) {
            unsafe { (self.host.put_text)(self.context, &text.0, &style) };
        }

        pub fn put_tag(&self, tag: &Tag) {
            unsafe { (self.host.put_tag)(self.context, &tag.0) };
        }

        /// Fills the line up to what comes after.
        pub fn fill(&self) {
            unsafe { (self.host.fill)(self.context, string(" "), null()) };
        }

        pub fn newline(&self) {
            unsafe { (self.host.newline)(self.context) };
        }

        /// Indents all but the first line of the paragraphs that follow.
        pub fn hang(&self, cells: u32) {
            let mut paragraph = sized::<abi::Paragraph>();
            paragraph.rest_indent = cells;
            unsafe { (self.host.paragraph)(self.context, &paragraph) };
        }

        /// Draws something that can be tapped; the widget then gets an event of that name.
        pub fn tap(&self, name: &[u8], label: &Text, draw: impl FnOnce()) -> Result<()> {
            let begin = self.host.tap_begin;
            check(unsafe { begin(self.context, 0, bytes(name), label.0.text) })?;
            draw();
            check(unsafe { (self.host.tap_end)(self.context) })?;
            Ok(())
        }
    }

    /// Checked reads. When one fails, the host has noted which field is wrong, what was expected
    /// and what was found.
    impl<'a> Content<'a> {
        pub fn string(self, key: &str) -> Result<&'a [u8]> {
            let mut result = string("");
            self.read(self.page.host.read_string, key, abi::REQUIRED, &mut result)?;
            if result.len == 0 {
                return Ok(&[]);
            }
            Ok(unsafe { std::slice::from_raw_parts(result.ptr, result.len) })
        }

        pub fn boolean(self, key: &str) -> Result<Option<bool>> {
            let mut result = 0;
            let found = self.read(self.page.host.read_boolean, key, 0, &mut result)?;
            Ok(if found { Some(result != 0) } else { None })
        }

        /// The elements of an array.
        pub fn array(self, key: &str) -> Result<impl Iterator<Item = Content<'a>>> {
            let Content { page, .. } = self;
            let mut array = 0;
            self.read(page.host.read_array, key, abi::REQUIRED, &mut array)?;
            let count = unsafe { (page.host.count)(page.context, array) };
            Ok((0..count).map(move |index| {
                let handle = unsafe { (page.host.at)(page.context, array, index) };
                Content { page, handle }
            }))
        }

        pub fn text(self, key: &str) -> Result<Text<'a>> {
            let mut result = sized::<abi::Text>();
            self.read(self.page.host.text, key, abi::REQUIRED, &mut result)?;
            Ok(Text(result, PhantomData))
        }

        pub fn tag(self, key: &str) -> Result<Option<Tag<'a>>> {
            let mut result = sized::<abi::Tag>();
            let found = self.read(self.page.host.tag, key, 0, &mut result)?;
            Ok(if found {
                Some(Tag(result, PhantomData))
            } else {
                None
            })
        }

        /// Says that a value can't be drawn, for a reason of the pack's own.
        pub fn failure(self, key: &str, reason: &str) -> Failure {
            let fail = self.page.host.fail;
            Failure(unsafe { fail(self.page.context, self.handle, string(key), string(reason)) })
        }

        fn read<T>(self, call: abi::Read<T>, key: &str, flags: u32, to: &mut T) -> Result<bool> {
            check(unsafe { call(self.page.context, self.handle, string(key), flags, to) })
        }
    }

    /// Registers a widget: what the entry function does.
    ///
    /// # Safety
    /// `host` and `pack` are what the host passed to the entry function.
    pub unsafe fn register<W: Widget>(host: *const abi::Host, pack: *mut abi::Registrar) -> i32 {
        // An older host has smaller tables; nothing beyond their sizes may be looked at.
        let is_older = ((*host).size as usize) < size_of::<abi::Host>()
            || ((*pack).size as usize) < size_of::<abi::Registrar>();
        if is_older {
            return abi::REFUSED;
        }
        let widget = abi::Widget {
            size: size_of::<abi::Widget>() as u32,
            flags: 0,
            kind: string(W::TYPE),
            summary: string(W::SUMMARY),
            props: string(W::PROPS),
            sample: string(W::SAMPLE),
            policy: W::POLICY,
            revision: 1,
            user: std::ptr::null_mut(),
            render: Some(render::<W>),
            measure: None,
            event: Some(event::<W>),
        };
        ((*pack).add)(host, pack, &widget)
    }

    unsafe extern "C" fn render<W: Widget>(
        host: *const abi::Host,
        context: *mut abi::Context,
        _: *mut std::ffi::c_void,
    ) -> i32 {
        let page = Page {
            host: &*host,
            context,
        };
        guarded(|| W::render(&page))
    }

    unsafe extern "C" fn event<W: Widget>(
        host: *const abi::Host,
        context: *mut abi::Context,
        _: *mut std::ffi::c_void,
        event: *const abi::Event,
    ) -> i32 {
        let page = Page {
            host: &*host,
            context,
        };
        let name = (*event).name;
        let name = if name.len == 0 {
            &[]
        } else {
            std::slice::from_raw_parts(name.ptr, name.len)
        };
        guarded(|| W::event(&page, name))
    }

    /// Runs a callback's body; a panic in it is a failure like any other.
    fn guarded(body: impl FnOnce() -> Result<()>) -> i32 {
        match catch_unwind(AssertUnwindSafe(body)) {
            Ok(Ok(())) => abi::OK,
            Ok(Err(failure)) => failure.0,
            Err(_) => abi::FAILED,
        }
    }

    /// Whether there is a value; an error where there is a wrong one.
    fn check(status: i32) -> Result<bool> {
        if status < abi::OK {
            Err(Failure(status))
        } else {
            Ok(status == abi::OK)
        }
    }

    fn bytes(bytes: &[u8]) -> abi::Str {
        abi::Str {
            ptr: bytes.as_ptr(),
            len: bytes.len(),
        }
    }

    fn string(text: &str) -> abi::Str {
        bytes(text.as_bytes())
    }

    fn truth(value: bool) -> abi::Value {
        let mut result = sized::<abi::Value>();
        result.kind = abi::VALUE_BOOLEAN;
        result.integer = value as i64;
        result
    }

    /// A struct of the header whose first member is its size.
    trait Sized32: Copy {
        fn set_size(&mut self, size: u32);
    }

    macro_rules! sized_structs {
        ($($name:ident),*) => {
            $(impl Sized32 for abi::$name {
                fn set_size(&mut self, size: u32) {
                    self.size = size;
                }
            })*
        };
    }

    sized_structs!(Text, Tag, Value, Paragraph);

    /// A struct of zeros that knows its size. All of them are plain numbers and pointers, for which
    /// zero is a value.
    fn sized<T: Sized32>() -> T {
        let mut result: T = unsafe { zeroed() };
        result.set_size(size_of::<T>() as u32);
        result
    }

    """#
  )
}
