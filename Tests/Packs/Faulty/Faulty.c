/* A pack with nothing wrong, but for what the macros say: tests compile it once for each fault.
 *
 *   MANIFEST   the manifest's text, a string literal; NO_MANIFEST leaves it out
 *   FAULT_…    does what packs must not do
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <galley.h>

#ifndef MANIFEST
#define MANIFEST                                                              \
    "{\"id\":\"com.example.faulty\",\"version\":\"1.0.0\",\"abi\":1,"         \
    "\"widgets\":[{\"type\":\"faulty\",\"revision\":1}]}"
#endif
#ifndef NO_MANIFEST
GALLEY_MANIFEST(MANIFEST)
#endif

#ifdef FAULT_TEXT_RELOCATION
static int moved;
int *moved_address(void);
__attribute__((visibility("hidden"))) int *moved_address(void) { return &moved; }
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

#ifdef FAULT_NEEDS
extern int neighbour(void);
__attribute__((visibility("hidden"), used)) int needs_neighbour(void) { return neighbour(); }
#endif

static int32_t render(const galley_host *host, galley_context *context, void *user)
{
    galley_text name = GALLEY_ZERO;
    int32_t status = host->text(context, host->data(context), GALLEY_STR("name"),
                                GALLEY_REQUIRED, GALLEY_INIT(&name));
    (void)user;
    if (status != GALLEY_OK) return status;
    host->run(context, GALLEY_STR("Hello, "), NULL);
    host->put_text(context, &name, NULL);
    return GALLEY_OK;
}

#ifdef FAULT_DATA_ENTRY
GALLEY_EXPORT int galley_pack_v1 = 1;
__attribute__((used)) static galley_render_fn unused = render;
#elif defined(NO_ENTRY)
__attribute__((used)) static galley_render_fn unused = render;
#else
GALLEY_PACK_ENTRY(host, registrar)
{
    galley_widget faulty = GALLEY_ZERO;
    faulty.type = GALLEY_STR("faulty");
    faulty.summary = GALLEY_STR("a greeting");
    faulty.props = GALLEY_STR("{\"type\":\"object\",\"required\":[\"name\"],"
                              "\"properties\":{\"name\":{\"type\":\"string\"}}}");
    faulty.sample = GALLEY_STR("{\"name\":\"world\"}");
    faulty.revision = 1;
    faulty.render = render;
    return registrar->add(host, registrar, GALLEY_INIT(&faulty));
}
#endif
