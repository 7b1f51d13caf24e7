// Values of Wythoff's game for 0..LAST by 0..LAST, walking along the lines: wythoff_plain LAST
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

int main(int, char **args) {
  const int size = atoi(args[1]) + 1;
  std::vector<uint32_t> value((size_t)size * size), seen(4 * size);
  uint32_t stamp = 0;
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++) {
      stamp++;
      const uint32_t *here = &value[(size_t)i * size + j];
      for (int k = 1; k <= i; k++) seen[here[-(std::ptrdiff_t)k * size]] = stamp;
      for (int k = 1; k <= j; k++) seen[here[-k]] = stamp;
      for (int k = 1; k <= i && k <= j; k++) seen[here[-(std::ptrdiff_t)k * size - k]] = stamp;
      uint32_t least = 0;
      while (seen[least] == stamp) least++;
      value[(size_t)i * size + j] = least;
    }
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++) printf("%u%c", value[(size_t)i * size + j], j + 1 < size ? ',' : '\n');
}
