/*
 * Runs programs, each time in a process of its own. The first argument is the folder of the inputs
 * 0.in, 1.in, … and of the outputs 0.out, 1.out, …; the others are the numbers of the programs that
 * get them, in their order. The seconds of each run are written. It is C and C++ at once.
 */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

extern void (*programs[])(void);

/* Seconds after which a program is ended. */
#define MOST 60

static void redirect(int stream, int number, const char *end, int flags) {
  char name[32];
  sprintf(name, "%d.%s", number, end);
  int file = open(name, flags, 0600);
  if (file < 0 || dup2(file, stream) < 0) {
    perror(name);
    _exit(1);
  }
  close(file);
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **args) {
  if (count < 2 || chdir(args[1]) != 0) {
    perror("run");
    return 1;
  }
  for (int i = 0; i < count - 2; i++) {
    int program = atoi(args[i + 2]), status;
    struct rusage used;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      struct rlimit limit = {MOST, MOST};
      setrlimit(RLIMIT_CPU, &limit);
      redirect(0, i, "in", O_RDONLY);
      redirect(1, i, "out", O_WRONLY | O_CREAT | O_TRUNC);
      programs[program]();
      exit(0);
    }
    if (child < 0 || wait4(child, &status, 0, &used) < 0) {
      perror("run");
      return 1;
    }
    if (status != 0) {
      fprintf(stderr, "program %d ended with %d on input %d\n", program, status, i);
      return 1;
    }
    printf("%.6f\n", seconds(used.ru_utime) + seconds(used.ru_stime));
  }
  return 0;
}
