// Lines `n,g` of the heaps 0..LAST, written by hand through one buffer: table_csv GAME LAST FILE
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static char output[1 << 16];
static size_t used = 0;

static inline void putNumber(uint32_t value, char after) {
  char digits[10];
  int count = 0;
  do {
    digits[count++] = '0' + value % 10;
    value /= 10;
  } while (value);
  while (count) output[used++] = digits[--count];
  output[used++] = after;
}

/** take {1,3,4}, from the rule. */
static void take(std::vector<uint32_t> &value) {
  for (size_t n = 0; n < value.size(); n++) {
    uint32_t seen = 0;
    for (size_t amount : {1, 3, 4})
      if (amount <= n) seen |= 1u << value[n - amount];
    value[n] = __builtin_ctz(~seen);
  }
}

/** Kayles: from the rule as far as it takes to prove the period 12 from 71, then by the period. */
static void kayles(std::vector<uint32_t> &value) {
  const size_t proved = 2 * 71 + 2 * 12 + 2;
  for (size_t n = 0; n < value.size(); n++) {
    if (n >= proved) {
      value[n] = value[n - 12];
      continue;
    }
    uint64_t seen = 0;
    for (size_t amount = 1; amount <= 2 && amount <= n; amount++)
      for (size_t left = 0; left <= n - amount; left++)
        seen |= 1ULL << (value[left] ^ value[n - amount - left]);
    value[n] = __builtin_ctzll(~seen);
  }
}

/** take 1..n/2, by the known recurrence. */
static void half(std::vector<uint32_t> &value) {
  for (size_t n = 0; n < value.size(); n++) value[n] = n % 2 ? value[n / 2] : n / 2;
}

int main(int, char **args) {
  const size_t last = (size_t)atof(args[2]);
  std::vector<uint32_t> value(last + 1);
  if (!strcmp(args[1], "take")) take(value);
  else if (!strcmp(args[1], "kayles")) kayles(value);
  else half(value);
  FILE *file = fopen(args[3], "w");
  fwrite("n,g\n", 1, 4, file);
  for (size_t n = 0; n <= last; n++) {
    if (used + 22 > sizeof output) used = fwrite(output, 1, used, file) - used;
    putNumber(n, ',');
    putNumber(value[n], '\n');
  }
  fwrite(output, 1, used, file);
  return fclose(file);
}
