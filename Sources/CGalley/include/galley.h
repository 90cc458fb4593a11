/* galley.h: everything that a widget pack needs to draw pages for Galley.
 *
 * A pack is a shared library that exports one function, GALLEY_PACK_ENTRY. The host calls it once,
 * after loading the library. The pack registers a descriptor for each widget type it draws; from
 * then on the host calls the descriptor's callbacks.
 *
 * A whole pack:
 *
 *     #include <galley.h>
 *
 *     GALLEY_MANIFEST("{\"id\":\"com.example.hello\",\"version\":\"1.0.0\",\"abi\":1,"
 *                     "\"widgets\":[{\"type\":\"hello\"}]}")
 *
 *     static int32_t hello_render(const galley_host *host, galley_context *context, void *user)
 *     {
 *         galley_text name = GALLEY_ZERO;
 *         int32_t status = host->text(context, host->data(context), GALLEY_STR("name"),
 *                                     GALLEY_REQUIRED, GALLEY_INIT(&name));
 *         (void)user;
 *         if (status != GALLEY_OK) return status;
 *         host->run(context, GALLEY_STR("Hello, "), NULL);
 *         host->put_text(context, &name, NULL);
 *         return GALLEY_OK;
 *     }
 *
 *     GALLEY_PACK_ENTRY(host, registrar)
 *     {
 *         galley_widget hello = GALLEY_ZERO;
 *         hello.size = sizeof hello;
 *         hello.type = GALLEY_STR("hello");
 *         hello.render = hello_render;
 *         return registrar->add(host, registrar, &hello);
 *     }
 *
 * Reading this header
 *   MUST, MAY: a pack that breaks a MUST can be refused or put aside; `galley check` tells.
 *   [entry]     only inside the entry function
 *   [render]    only inside `render`
 *   [event]     only inside `event`
 *   [action]    only inside an action handler
 *   [callback]  inside any callback
 *   [any]       at any time, on any thread
 * All but [any] run on the one thread that called into the pack. A call made in the wrong phase
 * or with a context whose callback has returned does nothing, and answers GALLEY_WRONG_PHASE,
 * zero or absent; the host notes it as a fault of the pack. A tag on a group of functions holds
 * for each of them, and so does what the group says about owners and lifetimes.
 *
 * Lifetimes. What either side passes is valid until the call returns, and what the host returns
 * from a call inside a callback until that callback returns. The receiver copies what it keeps.
 * Nobody frees what the other made.
 *
 * Versions. The number in the entry's name is the major version of this ABI. Within it, tables and
 * structs only grow at their end. Each starts with `size`, its size in bytes as its maker knows
 * it; the receiver reads the smaller of that and its own, and takes the rest as zero.
 * galley_str, galley_color, galley_insets, galley_span and galley_size never grow, nor do
 * galley_style, galley_text, galley_icon and galley_value, which stand inside other structs.
 *
 * Nothing may be thrown, panicked or longjmped across this line.
 */
#ifndef GALLEY_H
#define GALLEY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The revision of ABI v1 that this header describes; the `abi` of a manifest. */
#define GALLEY_ABI 1

/* ---- Strings ------------------------------------------------------------------------------- */

/* UTF-8 bytes, not NUL-terminated; a NUL inside is data. `ptr` MAY be NULL when `len` is 0. */
typedef struct galley_str {
  const char *ptr;
  size_t len;
} galley_str;

/* A string literal as a galley_str. */
#ifdef __cplusplus
#define GALLEY_STR(literal) (galley_str{("" literal), sizeof(literal) - 1})
#else
#define GALLEY_STR(literal) ((galley_str){("" literal), sizeof(literal) - 1})
#endif

/* Zeroes a struct where it is declared: galley_box box = GALLEY_ZERO; */
#ifdef __cplusplus
#define GALLEY_ZERO \
  {}
#else
#define GALLEY_ZERO \
  { 0 }
#endif

/* ---- Status -------------------------------------------------------------------------------- */

#define GALLEY_OK 0           /* done */
#define GALLEY_ABSENT 1       /* there is no such value; nothing was written to the result */
#define GALLEY_MALFORMED (-1) /* the payload can't be drawn; the host shows a placeholder */
#define GALLEY_FAILED (-2)    /* the pack can't go on for a reason of its own */
#define GALLEY_WRONG_PHASE (-3) /* called in another phase, or after the callback returned */
#define GALLEY_BAD_ARGUMENT (-4) /* an argument breaks this header's rules */
#define GALLEY_REFUSED (-5)   /* the host won't: a limit, a policy, a type already taken */

/* Severities, for `log` and `note`. */
#define GALLEY_INFO 0
#define GALLEY_WARNING 1
#define GALLEY_ERROR 2

/* ---- Handles ------------------------------------------------------------------------------- */

/* The host's side of one call into a pack. Valid until that callback returns. */
typedef struct galley_context galley_context;

/* A value in the page document. 0 is the absent value, and every read of it is absent too.
 * Valid until the callback returns; a stale handle reads as absent. */
typedef uint64_t galley_handle;

/* What `kind` answers. */
#define GALLEY_KIND_ABSENT 0
#define GALLEY_KIND_NULL 1
#define GALLEY_KIND_BOOLEAN 2
#define GALLEY_KIND_NUMBER 3
#define GALLEY_KIND_STRING 4
#define GALLEY_KIND_ARRAY 5
#define GALLEY_KIND_OBJECT 6

/* Flags for the checked reads. */
#define GALLEY_REQUIRED 1u /* absent or null is malformed, not absent */

/* ---- Colours and styles -------------------------------------------------------------------- */

/* A colour as the page means it; tokens are resolved by the host. Never grows. */
typedef struct galley_color {
  uint32_t argb;   /* 0xAARRGGBB, for the ground in use */
  uint32_t is_set; /* 0: no colour, 1: a colour */
} galley_color;

/* Semantic roles. The host's theme decides how each looks. */
#define GALLEY_ROLE_NONE 0u
#define GALLEY_ROLE_TITLE 1u
#define GALLEY_ROLE_SUBTITLE 2u
#define GALLEY_ROLE_BODY 3u
#define GALLEY_ROLE_CAPTION 4u
#define GALLEY_ROLE_LABEL 5u
#define GALLEY_ROLE_VALUE 6u
#define GALLEY_ROLE_ACCENT 7u
#define GALLEY_ROLE_SUCCESS 8u
#define GALLEY_ROLE_WARNING 9u
#define GALLEY_ROLE_DANGER 10u
#define GALLEY_ROLE_INFO 11u
#define GALLEY_ROLE_MUTED 12u
#define GALLEY_ROLE_BORDER 13u
#define GALLEY_ROLE_CODE 14u
#define GALLEY_ROLE_LINK 15u
#define GALLEY_ROLE_SELECTED 16u
#define GALLEY_ROLE_DISABLED 17u
#define GALLEY_ROLE_BUTTON 18u
#define GALLEY_ROLE_TAG 19u
#define GALLEY_ROLE_HEADER 20u

/* Attribute bits. */
#define GALLEY_BOLD 1u
#define GALLEY_DIM 2u
#define GALLEY_ITALIC 4u
#define GALLEY_UNDERLINE 8u
#define GALLEY_STRIKE 16u
#define GALLEY_REVERSE 32u
#define GALLEY_MARKS 64u /* drawn marks, not words: ASCII output spells them as listed here */

/* How ASCII output spells the text of a run or a fill with GALLEY_MARKS, a cell for a cell. What
 * isn't listed stays as it is.
 *   -  ─ ╌ ╍ −        =  ━ ═          |  │ ┆ ┃ ║ ▌ ▎     +  ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼ ╭ ╮ ╰ ╯ ✓
 *   #  █              .  ░ · … ☆      >  ▸ › → ▶         <  ◂ ‹ ← ◀
 *   v  ▾ ▼ ↓          ^  ▴ ▲ ↑        *  • ● ★           o  ○ ◦         x  ✗ ×
 *   ▁ ▂ ▃ ▄ ▅ ▆ ▇     _ . - = + * %
 */

/* How a run looks. Where a style is NULL or a part unset, the enclosing box's style shows. */
typedef struct galley_style {
  uint32_t size;
  uint32_t role;       /* GALLEY_ROLE_… */
  uint32_t attributes; /* GALLEY_BOLD | … */
  galley_color foreground;
  galley_color background;
} galley_style;

/* ---- Atoms --------------------------------------------------------------------------------- */

#define GALLEY_LEADING 0u
#define GALLEY_CENTER 1u
#define GALLEY_TRAILING 2u

/* A text, also read from a bare string. */
typedef struct galley_text {
  uint32_t size;
  uint32_t alignment; /* GALLEY_LEADING … */
  galley_str text;
  galley_color color;
  uint32_t max_lines;   /* 0: no limit */
  uint32_t is_markdown; /* 0 or 1 */
  uint32_t font_size;   /* points, 0: unset */
  uint32_t font_weight; /* 100 to 900, 0: unset */
  galley_str font_token;
} galley_text;

/* An image, also read from a bare string, its URL. */
typedef struct galley_image {
  uint32_t size;
  uint32_t aspect_millionths; /* width / height in millionths, 0: unset */
  galley_str url;
  galley_str alt;        /* empty: nothing is shown */
  galley_str scale_mode;
} galley_image;

/* An icon, also read from a bare string, its symbol. */
typedef struct galley_icon {
  uint32_t size;
  uint32_t points; /* 0: unset */
  galley_str symbol;
  galley_color color;
  galley_handle action;
} galley_icon;

#define GALLEY_BUTTON_SOLID 0u
#define GALLEY_BUTTON_OUTLINE 1u
#define GALLEY_BUTTON_PLAIN 2u

/* A button, also read from a bare string, its title. */
typedef struct galley_button {
  uint32_t size;
  uint32_t style; /* GALLEY_BUTTON_SOLID … */
  galley_text title;
  galley_color background;
  galley_icon icon; /* icon.symbol.len 0: none */
  uint32_t full_width;
  uint32_t disabled;
  galley_handle action;
} galley_button;

/* A tag, also read from a bare string, its text. */
typedef struct galley_tag {
  uint32_t size;
  uint32_t reserved;
  galley_text text;
  galley_color background;
  galley_color border;
  galley_icon icon; /* icon.symbol.len 0: none */
  galley_handle action;
} galley_tag;

/* ---- State --------------------------------------------------------------------------------- */

#define GALLEY_VALUE_NONE 0u
#define GALLEY_VALUE_BOOLEAN 1u
#define GALLEY_VALUE_INTEGER 2u
#define GALLEY_VALUE_NUMBER 3u
#define GALLEY_VALUE_STRING 4u

/* What a state slot holds and an event carries. Read the member that `type` names. */
typedef struct galley_value {
  uint32_t size;
  uint32_t type;   /* GALLEY_VALUE_… */
  int64_t integer; /* also 0 or 1 for a boolean */
  double number;
  galley_str string;
} galley_value;

/* What happened to a widget. */
typedef struct galley_event {
  uint32_t size;
  uint32_t reserved;
  galley_str name;      /* "tap", "change", or the name given to tap_begin */
  galley_handle action; /* the action of the tapped region, 0: none */
  galley_value value;   /* what "change" carries */
} galley_event;

/* An action that is to be performed. */
typedef struct galley_action_call {
  uint32_t size;
  uint32_t reserved;
  galley_str type;      /* the action's type */
  galley_handle action; /* its object, with whatever else it carries */
  galley_str event;     /* the event that it answers to, empty: none */
  galley_str source;    /* the id of the widget that the event happened in */
  galley_value value;   /* what the event carried */
} galley_action_call;

/* ---- Boxes, paragraphs, tables ------------------------------------------------------------- */

/* Cells on the four sides. Never grows. */
typedef struct galley_insets {
  uint32_t top, left, bottom, right;
} galley_insets;

#define GALLEY_WIDTH_FILL 0u     /* all there is */
#define GALLEY_WIDTH_HUG 1u      /* as wide as its content */
#define GALLEY_WIDTH_CELLS 2u    /* `amount` cells */
#define GALLEY_WIDTH_FRACTION 3u /* `amount` millionths of what there is */

#define GALLEY_BORDER_NONE 0u
#define GALLEY_BORDER_LINE 1u
#define GALLEY_BORDER_ROUNDED 2u
#define GALLEY_BORDER_DASHED 3u
#define GALLEY_BORDER_HEAVY 4u
#define GALLEY_BORDER_DOUBLE 5u
#define GALLEY_BORDER_BAR 6u /* a bar on the leading edge of every line and nothing else */

/* A box, applied inside out: padding, background, border, margin. Zeros: a plain box that fills
 * the width. */
typedef struct galley_box {
  uint32_t size;
  uint32_t border; /* GALLEY_BORDER_… */
  galley_insets margin;
  galley_insets padding;
  uint32_t width;  /* GALLEY_WIDTH_… */
  uint32_t amount; /* cells or millionths, as `width` says */
  uint32_t alignment; /* of the box in a wider row, GALLEY_LEADING … */
  uint32_t spacing;   /* empty lines between the box's child widgets */
  galley_style style; /* of the content and the ground */
  galley_color border_color; /* unset: the colour of the style's role */
  galley_str title; /* set into the top border */
} galley_box;

#define GALLEY_WRAP_WORD 0u /* at UAX #14 opportunities, inside a word as the last resort */
#define GALLEY_WRAP_NONE 1u /* one line, cut with an ellipsis */

/* How the lines that follow are set. Zeros: leading, wrapped, no limit. */
typedef struct galley_paragraph {
  uint32_t size;
  uint32_t alignment;   /* GALLEY_LEADING … */
  uint32_t wrap;        /* GALLEY_WRAP_… */
  uint32_t max_lines;   /* of each paragraph, 0: no limit; the last one ends in an ellipsis */
  uint32_t first_indent; /* cells before a paragraph's first line */
  uint32_t rest_indent;  /* cells before its other lines */
} galley_paragraph;

/* A column of a table. */
typedef struct galley_column {
  uint32_t size;
  uint32_t width;  /* GALLEY_WIDTH_…; HUG shrinks when the row doesn't fit, FILL takes the rest */
  uint32_t amount; /* cells or millionths, as `width` says */
  uint32_t alignment; /* of each cell's lines, GALLEY_LEADING … */
  galley_str title;   /* names the value when rows stack */
} galley_column;

#define GALLEY_TABLE_HEADER 1u /* the first row is a header */
#define GALLEY_TABLE_RULES 2u  /* lines around the table and between header and body */
#define GALLEY_TABLE_STACK 4u  /* when too narrow, rows stack as "title: value" */

typedef struct galley_table {
  uint32_t size;
  uint32_t flags; /* GALLEY_TABLE_… */
  uint32_t gap;   /* cells between columns */
  uint32_t row_gap; /* empty lines between rows */
  const galley_column *columns; /* `count` descriptors, each `columns[0].size` bytes long */
  size_t count;
} galley_table;

/* A piece of a wrapped string. Never grows. */
typedef struct galley_span {
  size_t offset; /* bytes */
  size_t length; /* bytes, without the trailing blanks that hang */
  uint32_t width; /* cells */
  uint32_t reserved;
} galley_span;

/* A size in cells. Never grows. */
typedef struct galley_size {
  uint32_t min_width; /* below this, words break */
  uint32_t width;     /* preferred */
  uint32_t height;    /* lines at the width asked for */
} galley_size;

/* ---- What the host gives ------------------------------------------------------------------- */

typedef struct galley_host galley_host;

/* One table for the whole process. It belongs to the host, is never changed, and is valid while
 * the process lives. Test for a function that came later than this header's first revision with
 * GALLEY_HAS. */
struct galley_host {
  uint32_t size;
  uint32_t abi;       /* the revision that the host speaks */
  galley_str name;    /* "galley" */
  galley_str version; /* of the program, for people */

  /* -- general. Each says its own thread; the host keeps no pointer that it is given. -- */

  /* An optional family of functions, "galley.NAME/REVISION"; NULL where the host has none. The
   * family belongs to the host and is valid while the process lives. [any] */
  const void *(*extension)(galley_str id);
  /* A line for the people who run the host, who copies it. [any] */
  void (*log)(int32_t severity, galley_str message);
  /* Zeroed memory that the host owns and frees when the callback returns. `align` is a power of
   * two up to 64. NULL when too much is asked for. [callback] */
  void *(*scratch)(galley_context *context, size_t bytes, size_t align);

  /* -- content: quiet reads. Each answers absent for a handle that is 0 or of another kind.
   *    Handles and strings that come back belong to the host and are valid until the callback
   *    returns; `result` belongs to the pack. [callback] -- */

  /* The widget's `data`; the widget itself. */
  galley_handle (*data)(galley_context *context);
  galley_handle (*widget)(galley_context *context);
  /* GALLEY_KIND_… */
  uint32_t (*kind)(galley_context *context, galley_handle handle);
  /* An object's member. Keys compare as bytes. */
  galley_handle (*get)(galley_context *context, galley_handle object, galley_str key);
  /* An array's element or an object's value by position. */
  galley_handle (*at)(galley_context *context, galley_handle container, size_t index);
  /* Elements or members; 0 for anything else. */
  size_t (*count)(galley_context *context, galley_handle container);
  galley_str (*key_at)(galley_context *context, galley_handle object, size_t index);
  /* GALLEY_OK and the value, or GALLEY_ABSENT. `int64` fails rather than rounds. */
  int32_t (*string)(galley_context *context, galley_handle handle, galley_str *result);
  int32_t (*number)(galley_context *context, galley_handle handle, double *result);
  int32_t (*int64)(galley_context *context, galley_handle handle, int64_t *result);
  int32_t (*boolean)(galley_context *context, galley_handle handle, int32_t *result);
  /* The JSON text as it stands in the document; empty for the absent value. */
  galley_str (*raw)(galley_context *context, galley_handle handle);

  /* -- content: checked reads. `parent` and `key` name the value; an empty key names `parent`
   *    itself. GALLEY_OK and the value; GALLEY_ABSENT when absent or null and not
   *    GALLEY_REQUIRED; else GALLEY_MALFORMED, and the host has noted field, expected and found:
   *    return that status. After a read that failed the widget is malformed whatever the callback
   *    returns; a pack that can do without a value reads it quietly. What `result` points to
   *    belongs to the host and is valid until the callback returns. [callback] -- */

  int32_t (*read_string)(galley_context *context, galley_handle parent, galley_str key,
                         uint32_t flags, galley_str *result);
  int32_t (*read_number)(galley_context *context, galley_handle parent, galley_str key,
                         uint32_t flags, double *result);
  int32_t (*read_int64)(galley_context *context, galley_handle parent, galley_str key,
                        uint32_t flags, int64_t *result);
  int32_t (*read_boolean)(galley_context *context, galley_handle parent, galley_str key,
                          uint32_t flags, int32_t *result);
  int32_t (*read_array)(galley_context *context, galley_handle parent, galley_str key,
                        uint32_t flags, galley_handle *result);
  int32_t (*read_object)(galley_context *context, galley_handle parent, galley_str key,
                         uint32_t flags, galley_handle *result);
  int32_t (*text)(galley_context *context, galley_handle parent, galley_str key, uint32_t flags,
                  galley_text *result);
  int32_t (*color)(galley_context *context, galley_handle parent, galley_str key, uint32_t flags,
                   galley_color *result);
  int32_t (*image)(galley_context *context, galley_handle parent, galley_str key, uint32_t flags,
                   galley_image *result);
  int32_t (*icon)(galley_context *context, galley_handle parent, galley_str key, uint32_t flags,
                  galley_icon *result);
  int32_t (*button)(galley_context *context, galley_handle parent, galley_str key, uint32_t flags,
                    galley_button *result);
  int32_t (*tag)(galley_context *context, galley_handle parent, galley_str key, uint32_t flags,
                 galley_tag *result);

  /* -- state: `key` and the values are copied; a string that comes back belongs to the host and
   *    is valid until the callback returns. Each says its own phase. -- */

  /* The widget's slot `key`: what was set, or `initial`. A tracked read: the widget is drawn
   * again when the slot changes. `initial` MAY be NULL. [callback] */
  int32_t (*state)(galley_context *context, galley_str key, const galley_value *initial,
                   galley_value *result);
  /* Sets a slot once the event callback has returned, in the order of the calls. [event] */
  int32_t (*set_state)(galley_context *context, galley_str key, const galley_value *value);

  /* -- metrics: the host alone decides how wide a text is. `lines` belongs to the pack, its
   *    offsets point into `text`, and nothing is kept. [callback] -- */

  /* Cells that `text` takes on one line, where a line end is a blank. */
  uint32_t (*text_width)(galley_context *context, galley_str text);
  /* Breaks `text` into lines of at most `width` cells. Writes the first `capacity` of them to
   * `lines` and returns how many there are. */
  size_t (*wrap)(galley_context *context, galley_str text, uint32_t width, galley_span *lines,
                 size_t capacity);
  /* Cells from the left to the right edge of the current box. */
  uint32_t (*width)(galley_context *context);

  /* -- output: flows from top to bottom in a box that the host clips. What is passed is copied
   *    before the call returns. `child`, `child_size` and `base` call other widgets' callbacks,
   *    this pack's among them, before they return. [render] -- */

  /* Text in a style; wraps at the box's width. Line ends in `text` end lines. */
  int32_t (*run)(galley_context *context, galley_str text, const galley_style *style);
  /* A text atom: its own colour, weight and markdown over `style`. One with an alignment or a
   * limit begins a line, and sets it until the next newline. */
  int32_t (*put_text)(galley_context *context, const galley_text *text,
                      const galley_style *style);
  int32_t (*put_icon)(galley_context *context, const galley_icon *icon,
                      const galley_style *style);
  int32_t (*put_image)(galley_context *context, const galley_image *image);
  int32_t (*put_button)(galley_context *context, const galley_button *button);
  int32_t (*put_tag)(galley_context *context, const galley_tag *tag);
  /* Ends the current line; on an empty line, an empty line. */
  int32_t (*newline)(galley_context *context);
  /* How the lines that follow in this box are set; NULL: the default. Ends a line begun. */
  int32_t (*paragraph)(galley_context *context, const galley_paragraph *paragraph);
  /* Stretches over the cells that the current line leaves, sharing with its other fills, by
   * repeating `pattern`; empty: blanks. */
  int32_t (*fill)(galley_context *context, galley_str pattern, const galley_style *style);
  /* A box in the flow. Calls nest and MUST be balanced. */
  int32_t (*box_begin)(galley_context *context, const galley_box *box);
  int32_t (*box_end)(galley_context *context);
  /* A table: `cell` starts the next cell, row by row; what follows flows in it. */
  int32_t (*table_begin)(galley_context *context, const galley_table *table);
  int32_t (*cell)(galley_context *context);
  int32_t (*table_end)(galley_context *context);
  /* Draws the widget at a handle, in a box of its own; `box` MAY be NULL. A widget that can't be
   * drawn leaves its placeholder and GALLEY_OK. */
  int32_t (*child)(galley_context *context, galley_handle widget, const galley_box *box);
  /* The size of the widget at a handle in a box of `width` cells. Also inside `measure`. */
  int32_t (*child_size)(galley_context *context, galley_handle widget, uint32_t width,
                        galley_size *result);
  /* Draws this widget with the renderer that this one overrides. GALLEY_ABSENT: there is none. */
  int32_t (*base)(galley_context *context);
  /* What is drawn between these can be tapped. `action` is the page's action, 0: none; `name` is
   * the event that the widget gets, empty: "tap". `label` names the region for people who can't
   * see it and for scenarios. Regions nest and MUST be balanced. */
  int32_t (*tap_begin)(galley_context *context, galley_handle action, galley_str name,
                       galley_str label);
  int32_t (*tap_end)(galley_context *context);

  /* -- diagnostics: what is passed is copied. [callback] -- */

  /* Makes this widget malformed at `key` of `handle` (an empty key: `handle` itself). Returns
   * GALLEY_MALFORMED, for `return host->fail(…)`. */
  int32_t (*fail)(galley_context *context, galley_handle handle, galley_str key,
                  galley_str message);
  /* A remark that doesn't stop the widget. `code` is a short camelCase name. */
  int32_t (*note)(galley_context *context, galley_handle handle, int32_t severity,
                  galley_str code, galley_str message);

  /* -- What follows came later than the first tables: test for it with GALLEY_HAS. -- */

  /* What an action comes to: a JSON object {"mutations": [...], "actions": [...]}, both optional,
   * like a server's answer to an action. It is copied, and read once the handler has returned
   * GALLEY_OK; the last call counts. [action] */
  int32_t (*respond)(galley_context *context, galley_str response);
};

/* Whether a host table has `member`. */
#define GALLEY_HAS(host, member) \
  ((host)->size >= offsetof(galley_host, member) + sizeof((host)->member))

/* Sets a result struct's size; returns the pointer. */
#define GALLEY_INIT(pointer) \
  ((pointer)->size = (uint32_t)sizeof(*(pointer)), (pointer))

/* ---- What a widget is ---------------------------------------------------------------------- */

#define GALLEY_POLICY_MAY_OVERRIDE 0u  /* draws the type whether or not another pack does */
#define GALLEY_POLICY_MUST_BE_NEW 1u   /* refused where the type is taken */
#define GALLEY_POLICY_MUST_OVERRIDE 2u /* refused where there is nothing to override */

/* The callbacks. The host calls them on the one thread that it calls packs on, never two at once;
 * one begins inside another only where a pack asks for `child`, `child_size` or `base`. `context`,
 * `event` and `result` belong to the host and are valid until the callback returns; `user` is the
 * pack's own and MUST stay valid while the process lives. A status as listed above is returned. */
typedef int32_t (*galley_render_fn)(const galley_host *host, galley_context *context, void *user);
typedef int32_t (*galley_measure_fn)(const galley_host *host, galley_context *context, void *user,
                                     uint32_t width, galley_size *result);
typedef int32_t (*galley_event_fn)(const galley_host *host, galley_context *context, void *user,
                                   const galley_event *event);

/* A widget type. The host copies the struct and its strings. */
typedef struct galley_widget {
  uint32_t size;
  uint32_t flags;   /* 0 */
  galley_str type;  /* MUST not be empty */
  galley_str summary; /* a sentence for listings */
  galley_str props;   /* a JSON Schema of `data`: type, properties, required, items, enum */
  galley_str sample;  /* a JSON document for `data` that draws well */
  uint32_t policy;    /* GALLEY_POLICY_… */
  uint32_t revision;  /* of the widget's own contract, for people */
  void *user;         /* given back to every callback */
  /* Draws the widget. MUST be set. Any status but GALLEY_OK discards what was drawn. */
  galley_render_fn render;
  /* Answers a size without drawing. MAY be NULL; MUST agree with `render`. */
  galley_measure_fn measure;
  /* Answers an event. MAY be NULL. */
  galley_event_fn event;
} galley_widget;

/* Performs an action of a page. `call` belongs to the host and is valid until this returns. Inside,
 * `data` answers the action's object, and `state` reads slots of the widget that the event happened
 * in. GALLEY_OK: it is done; GALLEY_ABSENT: it is for somebody else; any other status: it failed. */
typedef int32_t (*galley_action_fn)(const galley_host *host, galley_context *context, void *user,
                                    const galley_action_call *call);

/* An action type. The host copies the struct and its strings. */
typedef struct galley_action {
  uint32_t size;
  uint32_t flags;     /* 0 */
  galley_str type;    /* MUST not be empty; a type of the host's own is taken over */
  galley_str summary; /* a sentence for listings */
  void *user;         /* given back to the callback */
  galley_action_fn perform; /* MUST be set */
} galley_action;

typedef struct galley_registrar galley_registrar;

/* It belongs to the host and is valid until the entry returns. What is registered takes effect
 * if the entry returns GALLEY_OK, all of it or nothing. */
struct galley_registrar {
  uint32_t size;
  uint32_t reserved;
  /* Names the pack where it has no manifest: a reverse-DNS id and a semantic version, which the
   * host copies. [entry] */
  int32_t (*identify)(const galley_host *host, galley_registrar *registrar, galley_str id,
                      galley_str version);
  /* Registers a type; the host copies the descriptor and its strings. Of two with the same type
   * the last wins. [entry] */
  int32_t (*add)(const galley_host *host, galley_registrar *registrar,
                 const galley_widget *widget);
  /* Registers a handler of an action type; handlers are asked newest first, before the host's own.
   * Came later: test for it with GALLEY_REGISTRAR_HAS. [entry] */
  int32_t (*add_action)(const galley_host *host, galley_registrar *registrar,
                        const galley_action *action);
};

/* Whether a registrar has `member`. */
#define GALLEY_REGISTRAR_HAS(registrar, member) \
  ((registrar)->size >= offsetof(galley_registrar, member) + sizeof((registrar)->member))

/* ---- Entry --------------------------------------------------------------------------------- */

#ifdef __cplusplus
#define GALLEY_EXTERN_C extern "C"
#else
#define GALLEY_EXTERN_C extern
#endif

#if defined(__GNUC__)
#define GALLEY_EXPORT __attribute__((visibility("default")))
#else
#define GALLEY_EXPORT
#endif

/* Registers the pack's widgets and returns GALLEY_OK, or another status to be left out. The host
 * calls it once, on the thread that makes all other calls into packs. `host` is valid while the
 * process lives, `registrar` until this returns. */
typedef int32_t (*galley_pack_fn)(const galley_host *host, galley_registrar *registrar);

#define GALLEY_ENTRY_SYMBOL "galley_pack_v1"

/* Starts the entry function's definition; a body follows. */
#define GALLEY_PACK_ENTRY(host, registrar)                                          \
  GALLEY_EXTERN_C GALLEY_EXPORT int32_t galley_pack_v1(const galley_host *host,      \
                                                       galley_registrar *registrar); \
  int32_t galley_pack_v1(const galley_host *host, galley_registrar *registrar)

/* ---- Manifest ------------------------------------------------------------------------------ */

/* An ELF note that says what the pack holds, so that it can be read without running the pack:
 * section .note.galley, owner "GLLY", type 1, NUL-ended JSON. Keys: id (reverse DNS), version,
 * abi, min_abi, widgets [{type, revision}], overrides [type], after [pack id], requires
 * [extension], license, url. Use once, at file scope, with a string literal. */
#define GALLEY_NOTE_OWNER "GLLY"
#define GALLEY_NOTE_TYPE 1u
#define GALLEY_MANIFEST(json)                                                   \
  static const struct galley_manifest_note {                                    \
    uint32_t owner_size, text_size, type;                                       \
    char owner[8];                                                              \
    char text[(sizeof(json) + 3u) / 4u * 4u];                                   \
  } galley_manifest __attribute__((section(".note.galley"), used, aligned(4))) = { \
      sizeof(GALLEY_NOTE_OWNER), (sizeof(json) + 3u) / 4u * 4u, GALLEY_NOTE_TYPE,  \
      GALLEY_NOTE_OWNER, json};

#ifdef __cplusplus
}
#endif

#endif /* GALLEY_H */
