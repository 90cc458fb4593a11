// Does what packs must not do, at a time of the test's choosing.
//
// A file named NAME.FAULT.PHASE.so commits FAULT while it is loaded; one named NAME.so draws the
// type NAME: the widget's `text`, what is underneath where there is a `base`, and the `child`; and
// commits what the `fault` says, or what `measure` says when it is asked for its size. A widget with
// an `event` shows its count and can be tapped, which counts and commits what `event` says; it aborts
// while it draws the count `fault_at`. An action of the type `NAME` commits what its `fault` says.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "galley.h"

#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <pthread.h>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

volatile int sink;

int overflow(int depth)
{
    volatile char room[4096] = {};
    room[depth % 4096] = 1;
    return overflow(depth + 1) + room[0];
}

void touch_past_the_end()
{
    int file = memfd_create("empty", 0);
    sink = *static_cast<volatile int *>(mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0));
}

void take_all_memory()
{
    const size_t step = 16u << 20;
    for (;;) {
        void *piece = malloc(step);
        if (piece != nullptr) memset(piece, 1, step);
    }
}

void lock_twice()
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex);
}

void fill_output()
{
    static char block[1 << 16];
    while (write(1, block, sizeof block) > 0) continue;
    pause();
}

void leave_process()
{
    if (fork() == 0) for (;;) pause();
}

// Leaves a process that nobody is the parent of, in a session of its own.
void leave_daemon()
{
    pid_t child = fork();
    if (child == 0) {
        setsid();
        if (fork() != 0) _exit(0);
        for (;;) pause();
    }
    waitpid(child, nullptr, 0);
}

void close_standard_descriptors()
{
    for (int number = 0; number < 3; number++) close(number);
}

void commit(const std::string &fault)
{
    if (fault == "segv") *static_cast<volatile int *>(nullptr) = 1;
    if (fault == "bus") touch_past_the_end();
    if (fault == "trap") __builtin_trap();
    if (fault == "abort") abort();
    if (fault == "throw") throw std::runtime_error("thrown by a pack");
    if (fault == "overflow") sink = overflow(0);
    if (fault == "exit") exit(0);
    if (fault == "quick-exit") _exit(0);
    if (fault == "loop") for (;;) sink = 1;
    if (fault == "sleep") sleep(1000);
    if (fault == "deadlock") lock_twice();
    if (fault == "memory") take_all_memory();
    if (fault == "flood") fill_output();
    if (fault == "close") close_standard_descriptors();
    if (fault == "print") printf("printed by a pack\n");
    if (fault == "complain") fprintf(stderr, "complaint of a pack\n");
    if (fault == "signal") signal(SIGINT, SIG_IGN);
    if (fault == "locale") setlocale(LC_ALL, "C.UTF-8");
    if (fault == "directory" && chdir("/") != 0) abort();
    if (fault == "umask") umask(0);
    if (fault == "fork") leave_process();
    if (fault == "daemon") leave_daemon();
    if (fault == "fork-abort") {
        leave_process();
        leave_daemon();
        abort();
    }
}

// The parts of the file's name: NAME, FAULT, PHASE.
std::string part(int index)
{
    Dl_info info;
    if (dladdr(const_cast<int *>(&sink), &info) == 0) return "";
    std::string name = strrchr(info.dli_fname, '/') + 1;
    for (; index > 0; index--) {
        size_t dot = name.find('.');
        if (dot == std::string::npos) return "";
        name = name.substr(dot + 1);
    }
    return name.substr(0, name.find('.'));
}

__attribute__((constructor)) void construct()
{
    if (part(2) == "constructor") commit(part(1));
}

int64_t count(const galley_host *host, galley_context *context)
{
    galley_value value = GALLEY_ZERO;
    host->state(context, GALLEY_STR("count"), nullptr, GALLEY_INIT(&value));
    return value.integer;
}

int32_t render(const galley_host *host, galley_context *context, void *)
{
    galley_handle data = host->data(context);
    galley_str fault = {nullptr, 0};
    galley_str text = {nullptr, 0};
    host->read_string(context, data, GALLEY_STR("fault"), 0, &fault);
    host->read_string(context, data, GALLEY_STR("text"), 0, &text);
    host->run(context, text, nullptr);
    if (host->get(context, data, GALLEY_STR("clock")) != 0) {
        timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        std::string shown = " " + std::to_string(now.tv_sec) + "." + std::to_string(now.tv_nsec);
        host->run(context, galley_str{shown.data(), shown.size()}, nullptr);
    }
    if (host->get(context, data, GALLEY_STR("base")) != 0) {
        int32_t status = host->base(context);
        if (status != GALLEY_OK && status != GALLEY_ABSENT) return status;
    }
    galley_handle child = host->get(context, data, GALLEY_STR("child"));
    if (child != 0) {
        galley_size size;
        host->child_size(context, child, 40, &size);
        host->child(context, child, nullptr);
    }
    if (host->get(context, data, GALLEY_STR("event")) != 0) {
        std::string shown = " " + std::to_string(count(host, context));
        host->tap_begin(context, 0, GALLEY_STR("go"), GALLEY_STR("Go"));
        host->run(context, galley_str{shown.data(), shown.size()}, nullptr);
        host->tap_end(context);
        int64_t fatal = -1;
        host->read_int64(context, data, GALLEY_STR("fault_at"), 0, &fatal);
        if (fatal == count(host, context)) abort();
    }
    commit(std::string(fault.ptr == nullptr ? "" : fault.ptr, fault.len));
    return GALLEY_OK;
}

int32_t event(const galley_host *host, galley_context *context, void *, const galley_event *)
{
    galley_str fault = {nullptr, 0};
    host->read_string(context, host->data(context), GALLEY_STR("event"), GALLEY_REQUIRED, &fault);
    galley_value next = GALLEY_ZERO;
    next.type = GALLEY_VALUE_INTEGER;
    next.integer = count(host, context) + 1;
    int32_t status = host->set_state(context, GALLEY_STR("count"), GALLEY_INIT(&next));
    commit(std::string(fault.ptr == nullptr ? "" : fault.ptr, fault.len));
    return status;
}

int32_t perform(const galley_host *host, galley_context *context, void *,
                const galley_action_call *call)
{
    galley_str fault = {nullptr, 0};
    host->read_string(context, call->action, GALLEY_STR("fault"), 0, &fault);
    host->respond(context, GALLEY_STR("{\"mutations\":[{\"type\":\"remove_widget\",\"id\":\"after\"}]}"));
    commit(std::string(fault.ptr == nullptr ? "" : fault.ptr, fault.len));
    return GALLEY_OK;
}

int32_t measure(const galley_host *host, galley_context *context, void *, uint32_t,
                galley_size *result)
{
    galley_str fault = {nullptr, 0};
    host->read_string(context, host->data(context), GALLEY_STR("measure"), 0, &fault);
    if (fault.len == 0) return GALLEY_ABSENT;
    commit(std::string(fault.ptr, fault.len));
    *result = galley_size{1, 5, 1};
    return GALLEY_OK;
}

} // namespace

GALLEY_PACK_ENTRY(host, registrar)
{
    static std::string name = part(0);
    if (part(2) == "entry") commit(part(1));
    galley_widget widget = GALLEY_ZERO;
    widget.type.ptr = name.c_str();
    widget.type.len = name.size();
    widget.render = render;
    widget.measure = measure;
    widget.event = event;
    galley_action action = GALLEY_ZERO;
    action.type = widget.type;
    action.perform = perform;
    int32_t status = registrar->add_action(host, registrar, GALLEY_INIT(&action));
    if (status != GALLEY_OK) return status;
    return registrar->add(host, registrar, GALLEY_INIT(&widget));
}
