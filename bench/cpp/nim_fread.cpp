// nyoj-stones-6 with a hand-tuned reader: fread into 64 KiB, one byte at a time from there.
#include <cstdio>

static char buffer[1 << 16];
static char *at = buffer, *end = buffer;

static inline int nextByte() {
  if (at == end) {
    at = buffer;
    end = buffer + fread(buffer, 1, sizeof buffer, stdin);
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

int main() {
  unsigned cases = nextNumber();
  while (cases--) {
    unsigned heaps = nextNumber();
    unsigned nimSum = 0;
    while (heaps--) nimSum ^= nextNumber();
    puts(nimSum ? "PIAOYI" : "HRDV");
  }
}
