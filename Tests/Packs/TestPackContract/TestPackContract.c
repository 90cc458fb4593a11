/* Widgets that use, and misuse, the host's table in every way that tests ask about. */
#include "galley.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

GALLEY_MANIFEST("{\"id\":\"test.galley.contract\",\"version\":\"1.0.0\",\"abi\":1}")

static void say(const galley_host *host, galley_context *context, const char *text)
{
    galley_str str;
    str.ptr = text;
    str.len = strlen(text);
    host->run(context, str, NULL);
}

static void say_number(const galley_host *host, galley_context *context, const char *name,
                       long long number)
{
    char text[64];
    snprintf(text, sizeof text, "%s=%lld\n", name, number);
    say(host, context, text);
}

/* Every quiet read of `value`, by name. */
static int32_t reads(const galley_host *host, galley_context *context, void *user)
{
    galley_handle value = host->get(context, host->data(context), GALLEY_STR("value"));
    galley_handle absent = host->get(context, value, GALLEY_STR("no such key"));
    galley_str string = GALLEY_STR("");
    int64_t integer = 0;
    int32_t boolean = 0;
    double number = 0;
    (void)user;
    say_number(host, context, "kind", host->kind(context, value));
    say_number(host, context, "count", (long long)host->count(context, value));
    say_number(host, context, "string", host->string(context, value, &string));
    say_number(host, context, "length", (long long)string.len);
    say_number(host, context, "int64", host->int64(context, value, &integer));
    say_number(host, context, "integer", integer);
    say_number(host, context, "number", host->number(context, value, &number));
    say_number(host, context, "boolean", host->boolean(context, value, &boolean));
    say_number(host, context, "raw", (long long)host->raw(context, value).len);
    say_number(host, context, "absent", (long long)absent);
    say_number(host, context, "absent kind",
               host->kind(context, host->at(context, host->get(context, absent, GALLEY_STR("x")), 3)));
    return GALLEY_OK;
}

/* The elements or members of `value`, in order and backwards. */
static int32_t walk(const galley_host *host, galley_context *context, void *user)
{
    galley_handle value = host->get(context, host->data(context), GALLEY_STR("value"));
    size_t count = host->count(context, value), i;
    (void)user;
    for (i = 0; i < count; i++) {
        host->run(context, host->key_at(context, value, i), NULL);
        say(host, context, ":");
        host->run(context, host->raw(context, host->at(context, value, i)), NULL);
        say(host, context, " ");
    }
    for (i = count; i-- > 0;)
        host->run(context, host->raw(context, host->at(context, value, i)), NULL);
    say_number(host, context, " beyond", (long long)host->at(context, value, count));
    return GALLEY_OK;
}

static galley_context *kept_context;
static galley_handle kept_handle;

/* Keeps its context and handle beyond the call, against the rules. */
static int32_t keep(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    kept_context = context;
    kept_handle = host->data(context);
    say(host, context, "kept");
    return GALLEY_OK;
}

/* Uses what `keep` kept. */
static int32_t stale(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    say_number(host, context, "stale run", host->run(kept_context, GALLEY_STR("never"), NULL));
    say_number(host, context, "stale data", (long long)host->data(kept_context));
    say_number(host, context, "stale handle", host->kind(context, kept_handle));
    return GALLEY_OK;
}

struct call {
    const galley_host *host;
    galley_context *context;
    int32_t status;
};

static void *from_elsewhere(void *argument)
{
    struct call *call = argument;
    call->status = call->host->run(call->context, GALLEY_STR("never"), NULL);
    call->host->log(GALLEY_WARNING, GALLEY_STR("from another thread"));
    return NULL;
}

/* Draws from another thread, against the rules, and logs from it, within them. */
static int32_t thread(const galley_host *host, galley_context *context, void *user)
{
    struct call call;
    pthread_t other;
    (void)user;
    call.host = host;
    call.context = context;
    call.status = 0;
    if (pthread_create(&other, NULL, from_elsewhere, &call) != 0) return GALLEY_FAILED;
    pthread_join(other, NULL);
    say_number(host, context, "status", call.status);
    return GALLEY_OK;
}

static int32_t unbalanced(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    say_number(host, context, "box_end", host->box_end(context));
    say_number(host, context, "table_end", host->table_end(context));
    say_number(host, context, "cell", host->cell(context));
    say_number(host, context, "tap_end", host->tap_end(context));
    return GALLEY_OK;
}

static int32_t left_open(const galley_host *host, galley_context *context, void *user)
{
    galley_box box = GALLEY_ZERO;
    (void)user;
    return host->box_begin(context, GALLEY_INIT(&box));
}

/* Sets state while drawing, against the rules. */
static int32_t sets_state(const galley_host *host, galley_context *context, void *user)
{
    galley_value value = GALLEY_ZERO;
    (void)user;
    value.type = GALLEY_VALUE_INTEGER;
    value.integer = 7;
    say_number(host, context, "set_state",
               host->set_state(context, GALLEY_STR("count"), GALLEY_INIT(&value)));
    return GALLEY_OK;
}

static int32_t reads_state(const galley_host *host, galley_context *context, void *user)
{
    galley_value initial = GALLEY_ZERO, count = GALLEY_ZERO, text = GALLEY_ZERO;
    (void)user;
    initial.type = GALLEY_VALUE_INTEGER;
    initial.integer = 3;
    say_number(host, context, "count",
               host->state(context, GALLEY_STR("count"), GALLEY_INIT(&initial),
                           GALLEY_INIT(&count)));
    say_number(host, context, "integer", count.integer);
    say_number(host, context, "text",
               host->state(context, GALLEY_STR("text"), NULL, GALLEY_INIT(&text)));
    host->run(context, text.string, NULL);
    return GALLEY_OK;
}

/* Counts up at every event. */
static int32_t counts(const galley_host *host, galley_context *context, void *user,
                      const galley_event *event)
{
    galley_value count = GALLEY_ZERO;
    (void)user;
    if (event->name.len != 3 || memcmp(event->name.ptr, "add", 3) != 0) return GALLEY_OK;
    host->state(context, GALLEY_STR("count"), NULL, GALLEY_INIT(&count));
    count.type = GALLEY_VALUE_INTEGER;
    count.integer += event->value.integer;
    return host->set_state(context, GALLEY_STR("count"), &count);
}

static int32_t checked(const galley_host *host, galley_context *context, void *user)
{
    galley_str name = GALLEY_STR("");
    int64_t number = 0;
    int32_t status = host->read_string(context, host->data(context), GALLEY_STR("name"),
                                       GALLEY_REQUIRED, &name);
    (void)user;
    if (status != GALLEY_OK) return status;
    status = host->read_int64(context, host->data(context), GALLEY_STR("number"), 0, &number);
    if (status < GALLEY_OK) return status;
    host->run(context, name, NULL);
    say_number(host, context, " number", status == GALLEY_OK ? number : -1);
    return GALLEY_OK;
}

/* Goes on after a checked read that failed, or after `fail`, as if nothing had been. */
static int32_t ignores(const galley_host *host, galley_context *context, void *user)
{
    galley_handle data = host->data(context);
    galley_str mode = GALLEY_STR("");
    int64_t number = 0;
    galley_text title = GALLEY_ZERO;
    (void)user;
    host->string(context, host->get(context, data, GALLEY_STR("mode")), &mode);
    if (mode.len == 4) host->read_int64(context, data, GALLEY_STR("number"), 0, &number);
    if (mode.len == 5) host->text(context, data, GALLEY_STR("title"), GALLEY_REQUIRED, GALLEY_INIT(&title));
    if (mode.len == 6) host->fail(context, data, GALLEY_STR("price"), GALLEY_STR("no price"));
    if (mode.len == 7) host->int64(context, host->get(context, data, GALLEY_STR("number")), &number);
    say(host, context, "went on");
    return GALLEY_OK;
}

static int32_t refuses(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    say(host, context, "half");
    return host->fail(context, host->data(context), GALLEY_STR("price"),
                      GALLEY_STR("a price is never negative"));
}

static int32_t notes(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    host->note(context, host->data(context), GALLEY_WARNING, GALLEY_STR("oldKey"),
               GALLEY_STR("use title \x1b[31m instead"));
    say(host, context, "noted");
    return GALLEY_OK;
}

static int32_t mirrors(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    say(host, context, "mirror\n");
    return host->child(context, host->widget(context), NULL);
}

static int32_t baseless(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    say_number(host, context, "base", host->base(context));
    return GALLEY_OK;
}

static int32_t metrics(const galley_host *host, galley_context *context, void *user)
{
    galley_span lines[8];
    size_t count = host->wrap(context, GALLEY_STR("one two three"), 7, lines, 8), i;
    (void)user;
    say_number(host, context, "width", host->width(context));
    say_number(host, context, "text", host->text_width(context, GALLEY_STR("界e\xcc\x81")));
    say_number(host, context, "lines", (long long)count);
    for (i = 0; i < count; i++)
        say_number(host, context, "line", (long long)(lines[i].offset * 100 + lines[i].length));
    return GALLEY_OK;
}

/* Struct sizes that no host may trust. */
static int32_t sizes(const galley_host *host, galley_context *context, void *user)
{
    galley_box box = GALLEY_ZERO;
    galley_text text = GALLEY_ZERO;
    (void)user;
    say_number(host, context, "no size", host->box_begin(context, &box));
    box.size = 8;
    say_number(host, context, "short", host->box_begin(context, &box));
    say_number(host, context, "end", host->box_end(context));
    say_number(host, context, "null", host->put_text(context, NULL, NULL));
    text.size = 24;
    say_number(host, context, "read short",
               host->text(context, host->data(context), GALLEY_STR("title"), 0, &text));
    say_number(host, context, "kept size", text.size);
    say_number(host, context, "beyond", text.font_weight);
    return GALLEY_OK;
}

static int32_t scratch(const galley_host *host, galley_context *context, void *user)
{
    unsigned char *bytes = host->scratch(context, 1000, 64);
    size_t sum = 0, i;
    (void)user;
    for (i = 0; bytes != NULL && i < 1000; i++) sum += bytes[i];
    say_number(host, context, "zeroed", bytes != NULL && sum == 0);
    say_number(host, context, "aligned", ((uintptr_t)bytes & 63) == 0);
    say_number(host, context, "odd", host->scratch(context, 8, 3) != NULL);
    say_number(host, context, "huge", host->scratch(context, SIZE_MAX, 8) != NULL);
    return GALLEY_OK;
}

static int32_t extension(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    say_number(host, context, "none", host->extension(GALLEY_STR("galley.nothing/1")) == NULL);
    say_number(host, context, "has", GALLEY_HAS(host, note));
    say_number(host, context, "abi", host->abi);
    return GALLEY_OK;
}

/* Draws one line, and says of itself what no drawing would come to. */
static int32_t drawn(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    return host->run(context, GALLEY_STR("drawn"), NULL);
}

static int32_t measure(const galley_host *host, galley_context *context, void *user,
                       uint32_t width, galley_size *result)
{
    int64_t number = 0;
    (void)user;
    if (host->width(context) != width) return GALLEY_FAILED;
    if (host->run(context, GALLEY_STR("never"), NULL) != GALLEY_WRONG_PHASE) return GALLEY_FAILED;
    host->read_int64(context, host->data(context), GALLEY_STR("number"), 0, &number);
    result->min_width = 3;
    result->width = width - 1;
    result->height = 5;
    return GALLEY_OK;
}

/* The size of its child in 20 cells. */
static int32_t asks(const galley_host *host, galley_context *context, void *user)
{
    galley_size size = {0, 0, 0};
    galley_handle child = host->get(context, host->data(context), GALLEY_STR("child"));
    (void)user;
    say_number(host, context, "status", host->child_size(context, child, 20, &size));
    say_number(host, context, "min", size.min_width);
    say_number(host, context, "width", size.width);
    say_number(host, context, "height", size.height);
    return GALLEY_OK;
}

struct entry {
    galley_str type;
    galley_render_fn render;
    galley_event_fn event;
    galley_measure_fn measure;
};

GALLEY_PACK_ENTRY(host, registrar)
{
    static const struct entry entries[] = {
        {{"reads", 5}, reads, NULL},           {{"walk", 4}, walk, NULL},
        {{"keep", 4}, keep, NULL},             {{"stale", 5}, stale, NULL},
        {{"thread", 6}, thread, NULL},         {{"unbalanced", 10}, unbalanced, NULL},
        {{"left_open", 9}, left_open, NULL},   {{"sets_state", 10}, sets_state, NULL},
        {{"state", 5}, reads_state, counts},   {{"checked", 7}, checked, NULL},
        {{"refuses", 7}, refuses, NULL},       {{"notes", 5}, notes, NULL},
        {{"ignores", 7}, ignores, NULL},       {{"asks", 4}, asks, NULL},
        {{"measured", 8}, drawn, NULL, measure},
        {{"mirrors", 7}, mirrors, NULL},       {{"baseless", 8}, baseless, NULL},
        {{"metrics", 7}, metrics, NULL},       {{"sizes", 5}, sizes, NULL},
        {{"scratch", 7}, scratch, NULL},       {{"extension", 9}, extension, NULL},
    };
    size_t i;
    for (i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        galley_widget widget = GALLEY_ZERO;
        int32_t status;
        widget.type = entries[i].type;
        widget.render = entries[i].render;
        widget.event = entries[i].event;
        widget.measure = entries[i].measure;
        status = registrar->add(host, registrar, GALLEY_INIT(&widget));
        if (status != GALLEY_OK) return status;
    }
    return GALLEY_OK;
}
