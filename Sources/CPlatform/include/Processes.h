/* Child processes, and what they share with their parent. */
#ifndef CPLATFORM_PROCESSES_H
#define CPLATFORM_PROCESSES_H

#include <stddef.h>
#include <stdint.h>

/* Starts a program, in a process group of its own if it leads one, whose descriptors are `descriptors[0]`, `descriptors[1]` …, as 0, 1 …, and no
 * others. The descriptors MUST be `count` or above. 0 and the process's number, or an errno. */
int platform_spawn(const char *path, char *const arguments[], char *const environment[],
                   const int *descriptors, int count, int leads_group, int32_t *process);

/* From now on signals that end this process kill the child first and wait for it. */
void platform_bind(int32_t process);

/* How a child ended. */
#define PLATFORM_RUNNING 0
#define PLATFORM_EXITED 1
#define PLATFORM_KILLED 2

/* One of these and the exit status or the signal; the child is gone afterwards. -1: an errno. */
int platform_wait(int32_t process, int hanging, int *detail);

/* The abbreviated name of a signal without SIG, or NULL. */
const char *platform_signal_name(int signal);

/* The environment of this process. */
char **platform_environment(void);

/* Memory as a file without a name, closed on exec, at `least` or above. -1: an errno. */
int platform_memory_file(int least);

/* Lets a file in memory never grow again, whoever else has it open. */
void platform_seal(int file);
/* A stream socket whose ends know each other, closed on exec, at `least` or above. */
int platform_socket_pair(int least, int ends[2]);
/* Another number for a descriptor, `least` or above, closed on exec. */
int platform_raise_descriptor(int descriptor, int least);
/* Memory that all who map the file share, or NULL. */
void *platform_map_shared(int descriptor, size_t bytes);

/* Whether something can be read within so many milliseconds: 1, 0, or -1 and an errno. */
int platform_wait_readable(int descriptor, int milliseconds);

/* Kills this process when its parent goes, writes no core file for it, and makes it the parent of
 * descendants whose own parent goes. 0, or an errno; ESRCH: `parent` has gone already. */
int platform_follow(int32_t parent);

/* Nanoseconds of the monotonic clock at its last tick; costs less than a system call. */
uint64_t platform_coarse_clock(void);

/* Sees off children that have ended, and says whether there are others. */
int platform_has_children(void);

/* The bytes of the heap that are in use, of all arenas, with what was mapped for large blocks. */
size_t platform_heap_in_use(void);

/* Ends this process at once: nothing that was registered for its exit runs. */
_Noreturn void platform_end(int status);

#endif
