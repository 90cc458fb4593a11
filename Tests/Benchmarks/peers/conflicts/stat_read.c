/* Looks at every .so of a folder once: stat, open, and read of all its bytes. The least that a
 * program can do that has to know what is in them. */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char buffer[1 << 20];

int main(int count, char **words)
{
  if (count != 2 || chdir(words[1]) != 0) return 2;
  DIR *folder = opendir(".");
  if (folder == NULL) return 2;
  unsigned long long total = 0;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    size_t length = strlen(entry->d_name);
    if (length < 3 || strcmp(entry->d_name + length - 3, ".so") != 0) continue;
    struct stat facts;
    if (stat(entry->d_name, &facts) != 0) return 2;
    int file = open(entry->d_name, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 2;
    for (ssize_t got; (got = read(file, buffer, sizeof buffer)) > 0;) total += (size_t)got;
    close(file);
  }
  closedir(folder);
  return printf("%llu\n", total) < 0;
}
