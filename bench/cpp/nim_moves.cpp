// hdu2176 with the hand-tuned reader, numbers formatted by hand and a batched fwrite.
#include "reader.hpp"

#include <vector>

static char output[1 << 16];
static size_t used = 0;

static void flush() {
  fwrite(output, 1, used, stdout);
  used = 0;
}

static inline void putNumber(unsigned value, char after) {
  char digits[10];
  int count = 0;
  do {
    digits[count++] = '0' + value % 10;
    value /= 10;
  } while (value);
  while (count) output[used++] = digits[--count];
  output[used++] = after;
}

static inline void reserve(size_t bytes) {
  if (used + bytes > sizeof output) flush();
}

static void putText(const char *text) {
  reserve(8);
  while (*text) output[used++] = *text++;
}

int main() {
  std::vector<unsigned> heaps;
  while (unsigned count = nextNumber()) {
    heaps.resize(count);
    unsigned nimSum = 0;
    for (unsigned &heap : heaps) nimSum ^= heap = nextNumber();
    if (!nimSum) {
      putText("No\n");
      continue;
    }
    putText("Yes\n");
    for (unsigned heap : heaps) {
      unsigned left = heap ^ nimSum;
      if (left >= heap) continue;
      reserve(22);
      putNumber(heap, ' ');
      putNumber(left, '\n');
    }
  }
  flush();
}
