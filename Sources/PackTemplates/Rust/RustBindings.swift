extension Template {
  /// The header in Rust.
  static let rustBindings = Template(
    "src/abi.rs",
    "`galley.h`, declaration by declaration",
    #"""
    //! `galley.h` in Rust, declaration by declaration; that header says what each of them means.
    //!
    //! Structs and the host's table may only grow at their end within ABI v1, so this stays right.
    #![allow(dead_code)] // it's all of the header, and a pack needs a part of it

    use std::ffi::c_void;

    pub const ABI: u32 = 1;

    pub const OK: i32 = 0;
    pub const ABSENT: i32 = 1;
    pub const MALFORMED: i32 = -1;
    pub const FAILED: i32 = -2;
    pub const WRONG_PHASE: i32 = -3;
    pub const BAD_ARGUMENT: i32 = -4;
    pub const REFUSED: i32 = -5;

    pub const INFO: i32 = 0;
    pub const WARNING: i32 = 1;
    pub const ERROR: i32 = 2;

    pub const REQUIRED: u32 = 1;

    pub const ROLE_NONE: u32 = 0;
    pub const ROLE_TITLE: u32 = 1;
    pub const ROLE_SUBTITLE: u32 = 2;
    pub const ROLE_BODY: u32 = 3;
    pub const ROLE_CAPTION: u32 = 4;
    pub const ROLE_LABEL: u32 = 5;
    pub const ROLE_VALUE: u32 = 6;
    pub const ROLE_ACCENT: u32 = 7;
    pub const ROLE_SUCCESS: u32 = 8;
    pub const ROLE_WARNING: u32 = 9;
    pub const ROLE_DANGER: u32 = 10;
    pub const ROLE_INFO: u32 = 11;
    pub const ROLE_MUTED: u32 = 12;
    pub const ROLE_BORDER: u32 = 13;
    pub const ROLE_CODE: u32 = 14;
    pub const ROLE_LINK: u32 = 15;
    pub const ROLE_SELECTED: u32 = 16;
    pub const ROLE_DISABLED: u32 = 17;
    pub const ROLE_BUTTON: u32 = 18;
    pub const ROLE_TAG: u32 = 19;
    pub const ROLE_HEADER: u32 = 20;

    pub const BOLD: u32 = 1;
    pub const DIM: u32 = 2;
    pub const ITALIC: u32 = 4;
    pub const UNDERLINE: u32 = 8;
    pub const STRIKE: u32 = 16;
    pub const REVERSE: u32 = 32;
    pub const MARKS: u32 = 64;

    pub const VALUE_NONE: u32 = 0;
    pub const VALUE_BOOLEAN: u32 = 1;
    pub const VALUE_INTEGER: u32 = 2;
    pub const VALUE_NUMBER: u32 = 3;
    pub const VALUE_STRING: u32 = 4;

    pub const POLICY_MAY_OVERRIDE: u32 = 0;
    pub const POLICY_MUST_BE_NEW: u32 = 1;
    pub const POLICY_MUST_OVERRIDE: u32 = 2;

    pub type Handle = u64;

    /// The host's side of a call; only ever pointed to.
    pub enum Context {}

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Str {
        pub ptr: *const u8,
        pub len: usize,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Color {
        pub argb: u32,
        pub is_set: u32,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Style {
        pub size: u32,
        pub role: u32,
        pub attributes: u32,
        pub foreground: Color,
        pub background: Color,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Text {
        pub size: u32,
        pub alignment: u32,
        pub text: Str,
        pub color: Color,
        pub max_lines: u32,
        pub is_markdown: u32,
        pub font_size: u32,
        pub font_weight: u32,
        pub font_token: Str,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Image {
        pub size: u32,
        pub aspect_millionths: u32,
        pub url: Str,
        pub alt: Str,
        pub scale_mode: Str,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Icon {
        pub size: u32,
        pub points: u32,
        pub symbol: Str,
        pub color: Color,
        pub action: Handle,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Button {
        pub size: u32,
        pub style: u32,
        pub title: Text,
        pub background: Color,
        pub icon: Icon,
        pub full_width: u32,
        pub disabled: u32,
        pub action: Handle,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Tag {
        pub size: u32,
        pub reserved: u32,
        pub text: Text,
        pub background: Color,
        pub border: Color,
        pub icon: Icon,
        pub action: Handle,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Value {
        pub size: u32,
        pub kind: u32,
        pub integer: i64,
        pub number: f64,
        pub string: Str,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Event {
        pub size: u32,
        pub reserved: u32,
        pub name: Str,
        pub action: Handle,
        pub value: Value,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Insets {
        pub top: u32,
        pub left: u32,
        pub bottom: u32,
        pub right: u32,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Box {
        pub size: u32,
        pub border: u32,
        pub margin: Insets,
        pub padding: Insets,
        pub width: u32,
        pub amount: u32,
        pub alignment: u32,
        pub spacing: u32,
        pub style: Style,
        pub border_color: Color,
        pub title: Str,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Paragraph {
        pub size: u32,
        pub alignment: u32,
        pub wrap: u32,
        pub max_lines: u32,
        pub first_indent: u32,
        pub rest_indent: u32,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Column {
        pub size: u32,
        pub width: u32,
        pub amount: u32,
        pub alignment: u32,
        pub title: Str,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Table {
        pub size: u32,
        pub flags: u32,
        pub gap: u32,
        pub row_gap: u32,
        pub columns: *const Column,
        pub count: usize,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Span {
        pub offset: usize,
        pub length: usize,
        pub width: u32,
        pub reserved: u32,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Size {
        pub min_width: u32,
        pub width: u32,
        pub height: u32,
    }

    /// A checked read: of a handle's member, with flags, to a result.
    pub type Read<T> = unsafe extern "C" fn(*mut Context, Handle, Str, u32, *mut T) -> i32;
    /// A quiet read of a handle to a result.
    pub type Get<T> = unsafe extern "C" fn(*mut Context, Handle, *mut T) -> i32;
    /// A call that takes one struct.
    pub type Put<T> = unsafe extern "C" fn(*mut Context, *const T) -> i32;
    /// A call that takes nothing.
    pub type Call = unsafe extern "C" fn(*mut Context) -> i32;

    #[repr(C)]
    pub struct Host {
        pub size: u32,
        pub abi: u32,
        pub name: Str,
        pub version: Str,
        pub extension: unsafe extern "C" fn(Str) -> *const c_void,
        pub log: unsafe extern "C" fn(i32, Str),
        pub scratch: unsafe extern "C" fn(*mut Context, usize, usize) -> *mut c_void,
        pub data: unsafe extern "C" fn(*mut Context) -> Handle,
        pub widget: unsafe extern "C" fn(*mut Context) -> Handle,
        pub kind: unsafe extern "C" fn(*mut Context, Handle) -> u32,
        pub get: unsafe extern "C" fn(*mut Context, Handle, Str) -> Handle,
        pub at: unsafe extern "C" fn(*mut Context, Handle, usize) -> Handle,
        pub count: unsafe extern "C" fn(*mut Context, Handle) -> usize,
        pub key_at: unsafe extern "C" fn(*mut Context, Handle, usize) -> Str,
        pub string: Get<Str>,
        pub number: Get<f64>,
        pub int64: Get<i64>,
        pub boolean: Get<i32>,
        pub raw: unsafe extern "C" fn(*mut Context, Handle) -> Str,
        pub read_string: Read<Str>,
        pub read_number: Read<f64>,
        pub read_int64: Read<i64>,
        pub read_boolean: Read<i32>,
        pub read_array: Read<Handle>,
        pub read_object: Read<Handle>,
        pub text: Read<Text>,
        pub color: Read<Color>,
        pub image: Read<Image>,
        pub icon: Read<Icon>,
        pub button: Read<Button>,
        pub tag: Read<Tag>,
        pub state: unsafe extern "C" fn(*mut Context, Str, *const Value, *mut Value) -> i32,
        pub set_state: unsafe extern "C" fn(*mut Context, Str, *const Value) -> i32,
        pub text_width: unsafe extern "C" fn(*mut Context, Str) -> u32,
        pub wrap: unsafe extern "C" fn(*mut Context, Str, u32, *mut Span, usize) -> usize,
        pub width: unsafe extern "C" fn(*mut Context) -> u32,
        pub run: unsafe extern "C" fn(*mut Context, Str, *const Style) -> i32,
        pub put_text: unsafe extern "C" fn(*mut Context, *const Text, *const Style) -> i32,
        pub put_icon: unsafe extern "C" fn(*mut Context, *const Icon, *const Style) -> i32,
        pub put_image: Put<Image>,
        pub put_button: Put<Button>,
        pub put_tag: Put<Tag>,
        pub newline: Call,
        pub paragraph: Put<Paragraph>,
        pub fill: unsafe extern "C" fn(*mut Context, Str, *const Style) -> i32,
        pub box_begin: Put<Box>,
        pub box_end: Call,
        pub table_begin: Put<Table>,
        pub cell: Call,
        pub table_end: Call,
        pub child: unsafe extern "C" fn(*mut Context, Handle, *const Box) -> i32,
        pub child_size: unsafe extern "C" fn(*mut Context, Handle, u32, *mut Size) -> i32,
        pub base: Call,
        pub tap_begin: unsafe extern "C" fn(*mut Context, Handle, Str, Str) -> i32,
        pub tap_end: Call,
        pub fail: unsafe extern "C" fn(*mut Context, Handle, Str, Str) -> i32,
        pub note: unsafe extern "C" fn(*mut Context, Handle, i32, Str, Str) -> i32,
    }

    pub type RenderFn = unsafe extern "C" fn(*const Host, *mut Context, *mut c_void) -> i32;
    pub type MeasureFn =
        unsafe extern "C" fn(*const Host, *mut Context, *mut c_void, u32, *mut Size) -> i32;
    pub type EventFn =
        unsafe extern "C" fn(*const Host, *mut Context, *mut c_void, *const Event) -> i32;

    #[repr(C)]
    pub struct Widget {
        pub size: u32,
        pub flags: u32,
        pub kind: Str, // `type` in the header
        pub summary: Str,
        pub props: Str,
        pub sample: Str,
        pub policy: u32,
        pub revision: u32,
        pub user: *mut c_void,
        pub render: Option<RenderFn>,
        pub measure: Option<MeasureFn>,
        pub event: Option<EventFn>,
    }

    #[repr(C)]
    pub struct Registrar {
        pub size: u32,
        pub reserved: u32,
        pub identify: unsafe extern "C" fn(*const Host, *mut Registrar, Str, Str) -> i32,
        pub add: unsafe extern "C" fn(*const Host, *mut Registrar, *const Widget) -> i32,
    }

    /// The note of a manifest: an ELF note's header, its owner, and JSON text that ends with zeros.
    #[repr(C, align(4))]
    pub struct Note<const SIZE: usize> {
        owner_size: u32,
        text_size: u32,
        kind: u32,
        owner: [u8; 8],
        text: [u8; SIZE],
    }

    impl<const SIZE: usize> Note<SIZE> {
        /// The size of a note for a text: with a zero, and a multiple of four.
        pub const fn size(json: &str) -> usize {
            json.len() / 4 * 4 + 4
        }

        pub const fn new(json: &str) -> Self {
            let mut text = [0; SIZE];
            let mut index = 0;
            while index < json.len() {
                text[index] = json.as_bytes()[index];
                index += 1;
            }
            Note {
                owner_size: 5,
                text_size: SIZE as u32,
                kind: 1,
                owner: *b"GLLY\0\0\0\0",
                text,
            }
        }
    }

    """#
  )
}
