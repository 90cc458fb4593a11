#define _GNU_SOURCE
#include "CPlatform.h"

#include <grp.h>
#include <pwd.h>
#include <sys/types.h>

static int is_known(uid_t user, const uint32_t *users, size_t count)
{
    if (user == 0) return 1;
    for (size_t index = 0; index < count; ++index) {
        if (user == users[index]) return 1;
    }
    return 0;
}

/* Members whom the group lists; names without an account are nobody. */
static int lists_others(gid_t id, const uint32_t *users, size_t count)
{
    const struct group *group = getgrgid(id);
    if (group == NULL) return 0;
    for (char **name = group->gr_mem; *name != NULL; ++name) {
        const struct passwd *account = getpwnam(*name);
        if (account != NULL && !is_known(account->pw_uid, users, count)) return 1;
    }
    return 0;
}

/* Accounts whose first group it is. */
static int is_first_of_others(gid_t id, const uint32_t *users, size_t count)
{
    const struct passwd *account;
    int found = 0;
    setpwent();
    while (!found && (account = getpwent()) != NULL) {
        found = account->pw_gid == id && !is_known(account->pw_uid, users, count);
    }
    endpwent();
    return found;
}

int platform_group_has_others(uint32_t group, const uint32_t *users, size_t count)
{
    return lists_others(group, users, count) || is_first_of_others(group, users, count);
}
