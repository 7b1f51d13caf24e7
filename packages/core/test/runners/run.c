/*
 * Runs programs, each time in a process of its own. A line of the file "jobs", which is the argument,
 * has the number of a program, its input and its output; the seconds of each run are written in
 * their order. It is C and C++ at once.
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

static void redirect(int stream, const char *name, int flags) {
  int file = open(name, flags, 0600);
  if (file < 0 || dup2(file, stream) < 0) {
    perror(name);
    _exit(1);
  }
  close(file);
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **args) {
  FILE *jobs = count == 2 ? fopen(args[1], "r") : NULL;
  if (jobs == NULL) {
    perror("run");
    return 1;
  }
  int program, status;
  char input[4096], output[4096];
  while (fscanf(jobs, "%d\t%4095[^\t]\t%4095[^\n]", &program, input, output) == 3) {
    struct rusage used;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      close(fileno(jobs)); /* or its end would change where the others are read */
      struct rlimit limit = {MOST, MOST};
      setrlimit(RLIMIT_CPU, &limit);
      redirect(0, input, O_RDONLY);
      redirect(1, output, O_WRONLY | O_CREAT | O_TRUNC);
      programs[program]();
      exit(0);
    }
    if (child < 0 || wait4(child, &status, 0, &used) < 0) {
      perror("run");
      return 1;
    }
    if (status != 0) {
      fprintf(stderr, "program %d ended with %d on %s\n", program, status, input);
      return 1;
    }
    printf("%.6f\n", seconds(used.ru_utime) + seconds(used.ru_stime));
  }
  return 0;
}
