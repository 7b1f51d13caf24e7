// Values of an octal code or of unequal splits, pair by pair: split_plain CODE|unequal LAST
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

int main(int, char **args) {
  const bool unequal = !strcmp(args[1], "unequal");
  const char *digits = unequal ? "4" : args[1];
  const int last = (int)atof(args[2]);
  std::vector<int> digit;
  for (const char *c = digits; *c; c++)
    if (*c != '.') digit.push_back(*c - '0');
  std::vector<uint32_t> value(last + 1), seen(1 << 16);
  for (int n = 0; n <= last; n++) {
    const uint32_t stamp = n + 1;
    for (int take = 0; take < (int)digit.size() && take <= n; take++) {
      const int left = n - take;
      if (left == 0 ? (digit[take] & 1) && take > 0 : digit[take] & 2) seen[value[left]] = stamp;
      if (!(digit[take] & 4)) continue;
      const int half = unequal ? (left - 1) / 2 : left / 2;
      for (int a = 1; a <= half; a++) seen[value[a] ^ value[left - a]] = stamp;
    }
    uint32_t least = 0;
    while (seen[least] == stamp) least++;
    value[n] = least;
  }
  puts("n,g");
  for (int n = 0; n <= last; n++) printf("%d,%u\n", n, value[n]);
}
