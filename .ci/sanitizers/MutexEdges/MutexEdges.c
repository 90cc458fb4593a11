#define _GNU_SOURCE
#include "MutexEdges.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#define IN_SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef IN_SWIFT void lock_function(uint32_t thread, SELF void *handle);
typedef IN_SWIFT void unlock_function(SELF void *handle);

/* From the runtime of the thread sanitizer. */
void __tsan_acquire(void *address);
void __tsan_release(void *address);

IN_SWIFT void lock_slow(uint32_t thread, SELF void *handle) __asm__(LOCK_SLOW);
IN_SWIFT void unlock_slow(SELF void *handle) __asm__(UNLOCK_SLOW);

IN_SWIFT void lock_slow(uint32_t thread, SELF void *handle)
{
    lock_function *lock = (lock_function *)dlsym(RTLD_NEXT, LOCK_SLOW);
    lock(thread, handle);
    __tsan_acquire(handle);
}

IN_SWIFT void unlock_slow(SELF void *handle)
{
    unlock_function *unlock = (unlock_function *)dlsym(RTLD_NEXT, UNLOCK_SLOW);
    __tsan_release(handle);
    unlock(handle);
}
