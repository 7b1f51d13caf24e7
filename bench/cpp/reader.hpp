// The hand-tuned reader of the baselines: fread into 64 KiB, one byte at a time from there.
#pragma once
#include <cstdio>

static char input[1 << 16];
static char *at = input, *end = input;

static inline int nextByte() {
  if (at == end) {
    at = input;
    end = input + fread(input, 1, sizeof input, stdin);
    if (at == end) return -1;
  }
  return (unsigned char)*at++;
}

static inline unsigned nextNumber() {
  int byte = nextByte();
  while (byte != -1 && (byte < '0' || byte > '9')) byte = nextByte();
  unsigned value = 0;
  while (byte >= '0' && byte <= '9') {
    value = value * 10 + (byte - '0');
    byte = nextByte();
  }
  return value;
}
