/* A pack with nothing wrong, but for what the macros say: tests compile it once for each fault.
 *
 *   TYPE, GREETING, SAMPLE, PROPS, REVISION   what it registers
 *   MANIFEST        the manifest's text; NO_MANIFEST, NO_ENTRY leave these out
 *   CONSTRUCTOR     a statement that runs when the library is opened
 *   ENTRY, BEFORE   statements that run in the entry function, and before a widget is drawn
 *   FAULT_...       what takes more than a statement
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <galley.h>

#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef TYPE
#define TYPE "faulty"
#endif
#ifndef GREETING
#define GREETING "Hello, "
#endif
#ifndef REVISION
#define REVISION 1
#endif
#ifndef SUMMARY
#define SUMMARY "a greeting"
#endif
#ifndef SAMPLE
#define SAMPLE "{\"name\":\"world\"}"
#endif
#ifndef PROPS
#define PROPS                                          \
    "{\"type\":\"object\",\"required\":[\"name\"],"    \
    "\"properties\":{\"name\":{\"type\":\"string\"}}}"
#endif
#ifndef MANIFEST
#define MANIFEST                                                              \
    "{\"id\":\"com.example.faulty\",\"version\":\"1.0.0\",\"abi\":1,"         \
    "\"widgets\":[{\"type\":\"" TYPE "\",\"revision\":1}]}"
#endif
#ifndef NO_MANIFEST
GALLEY_MANIFEST(MANIFEST)
#endif

static volatile int sink;
static void *volatile kept_memory;

#ifdef CONSTRUCTOR
__attribute__((constructor)) static void construct(void) { CONSTRUCTOR; }
#endif

#ifdef FAULT_TEXT_RELOCATION
static int moved;
__attribute__((visibility("hidden"), used)) int *moved_address(void) { return &moved; }
__asm__(".pushsection .text\n.quad moved_address\n.popsection");
#endif

#ifdef FAULT_STATIC_TLS
static __thread char kept[600];
__attribute__((visibility("hidden"), used)) char *kept_address(void) { return kept; }
#endif

#ifdef FAULT_SANITIZER
extern void __asan_init(void) __attribute__((weak));
__attribute__((visibility("hidden"), used)) int wants_sanitizer(void) { return __asan_init != 0; }
#endif

#ifdef FAULT_EXPORTS
__attribute__((visibility("default"))) int format_title(void) { return 1; }
#endif

#ifdef FAULT_UNIQUE
__asm__(".pushsection .data\n.globl shared_counter\n.type shared_counter, @gnu_unique_object\n"
        ".size shared_counter, 4\nshared_counter: .long 0\n.popsection");
#endif

#if defined(FAULT_NEEDS) || defined(FAULT_UNDEFINED)
extern int neighbour(void);
__attribute__((visibility("hidden"), used)) int needs_neighbour(void) { return neighbour(); }
#endif

static __attribute__((unused)) void *wait_for_ever(void *argument)
{
    for (;;) pause();
    return argument;
}

static __attribute__((unused)) void start_thread(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, wait_for_ever, NULL);
}

/* A call to the host from a thread of the pack's own. */
struct stray_call {
    const galley_host *host;
    galley_context *context;
};

static void *call_width(void *argument)
{
    struct stray_call *call = argument;
    sink = (int)call->host->width(call->context);
    return NULL;
}

static __attribute__((unused)) void call_elsewhere(const galley_host *host, galley_context *context)
{
    struct stray_call call = {host, context};
    pthread_t thread;
    pthread_create(&thread, NULL, call_width, &call);
    pthread_join(thread, NULL);
}

/* What the data has under "name". */
static __attribute__((unused)) galley_str name_of(const galley_host *host, galley_context *context)
{
    galley_str name = {NULL, 0};
    galley_handle handle = host->get(context, host->data(context), GALLEY_STR("name"));
    host->string(context, handle, &name);
    return name;
}

static __attribute__((unused)) uint32_t kind_of_name(const galley_host *host,
                                                     galley_context *context)
{
    return host->kind(context, host->get(context, host->data(context), GALLEY_STR("name")));
}

static int32_t render(const galley_host *host, galley_context *context, void *user)
{
    galley_text name = GALLEY_ZERO;
    int32_t status;
    (void)user;
#ifdef BEFORE
    BEFORE;
#endif
    status = host->text(context, host->data(context), GALLEY_STR("name"), GALLEY_REQUIRED,
                        GALLEY_INIT(&name));
    if (status != GALLEY_OK) return status;
    host->run(context, GALLEY_STR(GREETING), NULL);
    host->put_text(context, &name, NULL);
    return GALLEY_OK;
}

#ifdef FAULT_MEASURE
static int32_t measure(const galley_host *host, galley_context *context, void *user,
                       uint32_t width, galley_size *result)
{
    (void)host, (void)context, (void)user, (void)width;
    *result = (galley_size){1, 12, 5};
    return GALLEY_OK;
}
#endif

#ifdef FAULT_EVENT
static int32_t event(const galley_host *host, galley_context *context, void *user,
                     const galley_event *event)
{
    (void)host, (void)context, (void)user;
    if (event->value.type == GALLEY_VALUE_STRING) abort();
    return GALLEY_OK;
}
#endif

#ifdef FAULT_DATA_ENTRY
GALLEY_EXPORT int galley_pack_v1 = 1;
#elif defined(FAULT_FOREIGN_ENTRY)
static void *resolve(void) { return (void *)abort; }
GALLEY_EXPORT int32_t galley_pack_v1(const galley_host *host, galley_registrar *registrar)
    __attribute__((ifunc("resolve")));
#endif

#if defined(FAULT_DATA_ENTRY) || defined(FAULT_FOREIGN_ENTRY) || defined(NO_ENTRY)
__attribute__((used)) static const galley_render_fn kept_render = render;
#else
GALLEY_PACK_ENTRY(host, registrar)
{
    static galley_widget widget;
    widget.type = GALLEY_STR(TYPE);
    widget.summary = GALLEY_STR(SUMMARY);
    widget.props = GALLEY_STR(PROPS);
    widget.sample = GALLEY_STR(SAMPLE);
    widget.revision = REVISION;
    widget.render = render;
#ifdef POLICY
    widget.policy = POLICY;
#endif
#ifdef FAULT_MEASURE
    widget.measure = measure;
#endif
#ifdef FAULT_EVENT
    widget.event = event;
#endif
#ifdef FAULT_CALLBACK
    widget.measure = (galley_measure_fn)(void *)&widget;
#endif
#ifdef ENTRY
    ENTRY;
#endif
    return registrar->add(host, registrar, GALLEY_INIT(&widget));
}
#endif
