/* A pack of ten types; every copy gets a number of its own where the at signs stand. */
#include <galley.h>

#define NUMBER "@@@@@@"
#define TYPE(digit) "{\"type\":\"bench_" NUMBER "_" digit "\",\"revision\":1}"

GALLEY_MANIFEST("{\"id\":\"com.example.bench-" NUMBER "\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[" TYPE("0") "," TYPE("1") "," TYPE("2") "," TYPE("3") "," TYPE("4") ","
                TYPE("5") "," TYPE("6") "," TYPE("7") "," TYPE("8") "," TYPE("9") "]}")

static const char names[10][16] = {
    "bench_" NUMBER "_0", "bench_" NUMBER "_1", "bench_" NUMBER "_2", "bench_" NUMBER "_3",
    "bench_" NUMBER "_4", "bench_" NUMBER "_5", "bench_" NUMBER "_6", "bench_" NUMBER "_7",
    "bench_" NUMBER "_8", "bench_" NUMBER "_9",
};

static int32_t render(const galley_host *host, galley_context *context, void *user)
{
    galley_str name = {user, 14};
    return host->run(context, name, NULL);
}

GALLEY_PACK_ENTRY(host, registrar)
{
    for (int index = 0; index < 10; index++) {
        galley_widget widget = GALLEY_ZERO;
        widget.type = (galley_str){names[index], 14};
        widget.summary = GALLEY_STR("a type of the benchmark");
        widget.sample = GALLEY_STR("{\"name\":\"world\"}");
        widget.revision = 1;
        widget.user = (void *)names[index];
        widget.render = render;
        int32_t status = registrar->add(host, registrar, GALLEY_INIT(&widget));
        if (status != GALLEY_OK) return status;
    }
    return GALLEY_OK;
}
