/* Compiles only while the structs of galley.h keep the layout that ABI v1 promised: members may be
 * added at the end of a struct that can grow, and then its size here grows too; nothing else changes. */
#include "galley.h"

#define HOLDS(condition) _Static_assert(condition, #condition)

HOLDS(sizeof(void *) == 8);
HOLDS(sizeof(void (*)(void)) == 8);

HOLDS(sizeof(galley_str) == 16);
HOLDS(offsetof(galley_str, ptr) == 0);
HOLDS(offsetof(galley_str, len) == 8);

HOLDS(sizeof(galley_color) == 8);
HOLDS(offsetof(galley_color, argb) == 0);
HOLDS(offsetof(galley_color, is_set) == 4);

HOLDS(sizeof(galley_style) == 28);
HOLDS(offsetof(galley_style, size) == 0);
HOLDS(offsetof(galley_style, role) == 4);
HOLDS(offsetof(galley_style, attributes) == 8);
HOLDS(offsetof(galley_style, foreground) == 12);
HOLDS(offsetof(galley_style, background) == 20);

HOLDS(sizeof(galley_text) == 64);
HOLDS(offsetof(galley_text, size) == 0);
HOLDS(offsetof(galley_text, alignment) == 4);
HOLDS(offsetof(galley_text, text) == 8);
HOLDS(offsetof(galley_text, color) == 24);
HOLDS(offsetof(galley_text, max_lines) == 32);
HOLDS(offsetof(galley_text, is_markdown) == 36);
HOLDS(offsetof(galley_text, font_size) == 40);
HOLDS(offsetof(galley_text, font_weight) == 44);
HOLDS(offsetof(galley_text, font_token) == 48);

HOLDS(sizeof(galley_image) == 56);
HOLDS(offsetof(galley_image, size) == 0);
HOLDS(offsetof(galley_image, aspect_millionths) == 4);
HOLDS(offsetof(galley_image, url) == 8);
HOLDS(offsetof(galley_image, alt) == 24);
HOLDS(offsetof(galley_image, scale_mode) == 40);

HOLDS(sizeof(galley_icon) == 40);
HOLDS(offsetof(galley_icon, size) == 0);
HOLDS(offsetof(galley_icon, points) == 4);
HOLDS(offsetof(galley_icon, symbol) == 8);
HOLDS(offsetof(galley_icon, color) == 24);
HOLDS(offsetof(galley_icon, action) == 32);

HOLDS(sizeof(galley_button) == 136);
HOLDS(offsetof(galley_button, size) == 0);
HOLDS(offsetof(galley_button, style) == 4);
HOLDS(offsetof(galley_button, title) == 8);
HOLDS(offsetof(galley_button, background) == 72);
HOLDS(offsetof(galley_button, icon) == 80);
HOLDS(offsetof(galley_button, full_width) == 120);
HOLDS(offsetof(galley_button, disabled) == 124);
HOLDS(offsetof(galley_button, action) == 128);

HOLDS(sizeof(galley_tag) == 136);
HOLDS(offsetof(galley_tag, size) == 0);
HOLDS(offsetof(galley_tag, reserved) == 4);
HOLDS(offsetof(galley_tag, text) == 8);
HOLDS(offsetof(galley_tag, background) == 72);
HOLDS(offsetof(galley_tag, border) == 80);
HOLDS(offsetof(galley_tag, icon) == 88);
HOLDS(offsetof(galley_tag, action) == 128);

HOLDS(sizeof(galley_value) == 40);
HOLDS(offsetof(galley_value, size) == 0);
HOLDS(offsetof(galley_value, type) == 4);
HOLDS(offsetof(galley_value, integer) == 8);
HOLDS(offsetof(galley_value, number) == 16);
HOLDS(offsetof(galley_value, string) == 24);

HOLDS(sizeof(galley_event) == 72);
HOLDS(offsetof(galley_event, size) == 0);
HOLDS(offsetof(galley_event, reserved) == 4);
HOLDS(offsetof(galley_event, name) == 8);
HOLDS(offsetof(galley_event, action) == 24);
HOLDS(offsetof(galley_event, value) == 32);

HOLDS(sizeof(galley_insets) == 16);
HOLDS(offsetof(galley_insets, top) == 0);
HOLDS(offsetof(galley_insets, left) == 4);
HOLDS(offsetof(galley_insets, bottom) == 8);
HOLDS(offsetof(galley_insets, right) == 12);

HOLDS(sizeof(galley_box) == 112);
HOLDS(offsetof(galley_box, size) == 0);
HOLDS(offsetof(galley_box, border) == 4);
HOLDS(offsetof(galley_box, margin) == 8);
HOLDS(offsetof(galley_box, padding) == 24);
HOLDS(offsetof(galley_box, width) == 40);
HOLDS(offsetof(galley_box, amount) == 44);
HOLDS(offsetof(galley_box, alignment) == 48);
HOLDS(offsetof(galley_box, spacing) == 52);
HOLDS(offsetof(galley_box, style) == 56);
HOLDS(offsetof(galley_box, border_color) == 84);
HOLDS(offsetof(galley_box, title) == 96);

HOLDS(sizeof(galley_paragraph) == 24);
HOLDS(offsetof(galley_paragraph, size) == 0);
HOLDS(offsetof(galley_paragraph, alignment) == 4);
HOLDS(offsetof(galley_paragraph, wrap) == 8);
HOLDS(offsetof(galley_paragraph, max_lines) == 12);
HOLDS(offsetof(galley_paragraph, first_indent) == 16);
HOLDS(offsetof(galley_paragraph, rest_indent) == 20);

HOLDS(sizeof(galley_column) == 32);
HOLDS(offsetof(galley_column, size) == 0);
HOLDS(offsetof(galley_column, width) == 4);
HOLDS(offsetof(galley_column, amount) == 8);
HOLDS(offsetof(galley_column, alignment) == 12);
HOLDS(offsetof(galley_column, title) == 16);

HOLDS(sizeof(galley_table) == 32);
HOLDS(offsetof(galley_table, size) == 0);
HOLDS(offsetof(galley_table, flags) == 4);
HOLDS(offsetof(galley_table, gap) == 8);
HOLDS(offsetof(galley_table, row_gap) == 12);
HOLDS(offsetof(galley_table, columns) == 16);
HOLDS(offsetof(galley_table, count) == 24);

HOLDS(sizeof(galley_span) == 24);
HOLDS(offsetof(galley_span, offset) == 0);
HOLDS(offsetof(galley_span, length) == 8);
HOLDS(offsetof(galley_span, width) == 16);
HOLDS(offsetof(galley_span, reserved) == 20);

HOLDS(sizeof(galley_size) == 12);
HOLDS(offsetof(galley_size, min_width) == 0);
HOLDS(offsetof(galley_size, width) == 4);
HOLDS(offsetof(galley_size, height) == 8);

HOLDS(sizeof(galley_host) == 472);
HOLDS(offsetof(galley_host, size) == 0);
HOLDS(offsetof(galley_host, abi) == 4);
HOLDS(offsetof(galley_host, name) == 8);
HOLDS(offsetof(galley_host, version) == 24);
HOLDS(offsetof(galley_host, extension) == 40);
HOLDS(offsetof(galley_host, log) == 48);
HOLDS(offsetof(galley_host, scratch) == 56);
HOLDS(offsetof(galley_host, data) == 64);
HOLDS(offsetof(galley_host, widget) == 72);
HOLDS(offsetof(galley_host, kind) == 80);
HOLDS(offsetof(galley_host, get) == 88);
HOLDS(offsetof(galley_host, at) == 96);
HOLDS(offsetof(galley_host, count) == 104);
HOLDS(offsetof(galley_host, key_at) == 112);
HOLDS(offsetof(galley_host, string) == 120);
HOLDS(offsetof(galley_host, number) == 128);
HOLDS(offsetof(galley_host, int64) == 136);
HOLDS(offsetof(galley_host, boolean) == 144);
HOLDS(offsetof(galley_host, raw) == 152);
HOLDS(offsetof(galley_host, read_string) == 160);
HOLDS(offsetof(galley_host, read_number) == 168);
HOLDS(offsetof(galley_host, read_int64) == 176);
HOLDS(offsetof(galley_host, read_boolean) == 184);
HOLDS(offsetof(galley_host, read_array) == 192);
HOLDS(offsetof(galley_host, read_object) == 200);
HOLDS(offsetof(galley_host, text) == 208);
HOLDS(offsetof(galley_host, color) == 216);
HOLDS(offsetof(galley_host, image) == 224);
HOLDS(offsetof(galley_host, icon) == 232);
HOLDS(offsetof(galley_host, button) == 240);
HOLDS(offsetof(galley_host, tag) == 248);
HOLDS(offsetof(galley_host, state) == 256);
HOLDS(offsetof(galley_host, set_state) == 264);
HOLDS(offsetof(galley_host, text_width) == 272);
HOLDS(offsetof(galley_host, wrap) == 280);
HOLDS(offsetof(galley_host, width) == 288);
HOLDS(offsetof(galley_host, run) == 296);
HOLDS(offsetof(galley_host, put_text) == 304);
HOLDS(offsetof(galley_host, put_icon) == 312);
HOLDS(offsetof(galley_host, put_image) == 320);
HOLDS(offsetof(galley_host, put_button) == 328);
HOLDS(offsetof(galley_host, put_tag) == 336);
HOLDS(offsetof(galley_host, newline) == 344);
HOLDS(offsetof(galley_host, paragraph) == 352);
HOLDS(offsetof(galley_host, fill) == 360);
HOLDS(offsetof(galley_host, box_begin) == 368);
HOLDS(offsetof(galley_host, box_end) == 376);
HOLDS(offsetof(galley_host, table_begin) == 384);
HOLDS(offsetof(galley_host, cell) == 392);
HOLDS(offsetof(galley_host, table_end) == 400);
HOLDS(offsetof(galley_host, child) == 408);
HOLDS(offsetof(galley_host, child_size) == 416);
HOLDS(offsetof(galley_host, base) == 424);
HOLDS(offsetof(galley_host, tap_begin) == 432);
HOLDS(offsetof(galley_host, tap_end) == 440);
HOLDS(offsetof(galley_host, fail) == 448);
HOLDS(offsetof(galley_host, note) == 456);
HOLDS(offsetof(galley_host, respond) == 464);

HOLDS(sizeof(galley_widget) == 112);
HOLDS(offsetof(galley_widget, size) == 0);
HOLDS(offsetof(galley_widget, flags) == 4);
HOLDS(offsetof(galley_widget, type) == 8);
HOLDS(offsetof(galley_widget, summary) == 24);
HOLDS(offsetof(galley_widget, props) == 40);
HOLDS(offsetof(galley_widget, sample) == 56);
HOLDS(offsetof(galley_widget, policy) == 72);
HOLDS(offsetof(galley_widget, revision) == 76);
HOLDS(offsetof(galley_widget, user) == 80);
HOLDS(offsetof(galley_widget, render) == 88);
HOLDS(offsetof(galley_widget, measure) == 96);
HOLDS(offsetof(galley_widget, event) == 104);

HOLDS(sizeof(galley_action_call) == 104);
HOLDS(offsetof(galley_action_call, size) == 0);
HOLDS(offsetof(galley_action_call, reserved) == 4);
HOLDS(offsetof(galley_action_call, type) == 8);
HOLDS(offsetof(galley_action_call, action) == 24);
HOLDS(offsetof(galley_action_call, event) == 32);
HOLDS(offsetof(galley_action_call, source) == 48);
HOLDS(offsetof(galley_action_call, value) == 64);

HOLDS(sizeof(galley_action) == 56);
HOLDS(offsetof(galley_action, size) == 0);
HOLDS(offsetof(galley_action, flags) == 4);
HOLDS(offsetof(galley_action, type) == 8);
HOLDS(offsetof(galley_action, summary) == 24);
HOLDS(offsetof(galley_action, user) == 40);
HOLDS(offsetof(galley_action, perform) == 48);

HOLDS(sizeof(galley_registrar) == 32);
HOLDS(offsetof(galley_registrar, size) == 0);
HOLDS(offsetof(galley_registrar, reserved) == 4);
HOLDS(offsetof(galley_registrar, identify) == 8);
HOLDS(offsetof(galley_registrar, add) == 16);
HOLDS(offsetof(galley_registrar, add_action) == 24);
