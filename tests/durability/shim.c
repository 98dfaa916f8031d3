/* Stands between a program and its disk (LD_PRELOAD). It cares for files whose path holds SHIM_FILES.
   SHIM_MODE=power: after each sync keeps a copy of the file, which is all that a power cut would leave;
   SHIM_MODE=fail:  once SHIM_ARM exists, the SHIM_AT-th write or sync fails with SHIM_ERRNO. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int find(int fd, char *path, size_t size) {
  char link[64];
  const char *files = getenv("SHIM_FILES");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  if (!files || length <= 0) return 0;
  path[length] = 0;
  const char *end = path + length - 4;
  return strstr(path, files) && strcmp(end, "-shm") != 0;
}

static int is_mode(const char *name) {
  const char *mode = getenv("SHIM_MODE");
  return mode && strcmp(mode, name) == 0;
}

static int must_fail(int fd) {
  static int armed, count;
  char path[1024];
  if (!is_mode("fail") || !find(fd, path, sizeof path)) return 0;
  if (!armed && access(getenv("SHIM_ARM"), F_OK) != 0) return 0;
  armed = 1;
  if (__atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) != atoi(getenv("SHIM_AT"))) return 0;
  int done = open(getenv("SHIM_DONE"), O_CREAT | O_WRONLY, 0600);
  if (done >= 0) close(done);
  errno = atoi(getenv("SHIM_ERRNO"));
  return 1;
}

static void keep(int fd) {
  char path[1024], copy[1100], last[1100], buffer[1 << 14];
  if (!is_mode("power") || !find(fd, path, sizeof path)) return;
  snprintf(copy, sizeof copy, "%s.copying", path);
  snprintf(last, sizeof last, "%s.synced", path);
  ssize_t (*really)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  int to = open(copy, O_CREAT | O_TRUNC | O_WRONLY, 0600);
  off_t at = 0;
  for (ssize_t got; (got = pread(fd, buffer, sizeof buffer, at)) > 0; at += got) really(to, buffer, got);
  close(to);
  rename(copy, last);
}

#define SYNC(name)                                       \
  int name(int fd) {                                     \
    if (must_fail(fd)) return -1;                        \
    int (*really)(int) = dlsym(RTLD_NEXT, #name);        \
    int result = really(fd);                             \
    int kept = errno;                                    \
    if (result == 0) keep(fd);                           \
    errno = kept;                                        \
    return result;                                       \
  }
SYNC(fsync)
SYNC(fdatasync)

ssize_t write(int fd, const void *bytes, size_t count) {
  if (must_fail(fd)) return -1;
  ssize_t (*really)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  return really(fd, bytes, count);
}

#define PWRITE(name, offset)                                                        \
  ssize_t name(int fd, const void *bytes, size_t count, offset at) {                \
    if (must_fail(fd)) return -1;                                                   \
    ssize_t (*really)(int, const void *, size_t, offset) = dlsym(RTLD_NEXT, #name); \
    return really(fd, bytes, count, at);                                            \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)
