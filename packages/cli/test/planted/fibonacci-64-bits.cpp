// The terms past the 92nd do not fit into 64 bits.
#include <cstdio>

int main() {
  unsigned long long table[120] = {1, 2};
  for (int i = 2; i < 120; i++) table[i] = table[i - 1] + table[i - 2];
  unsigned long long n;
  while (scanf("%llu", &n) == 1) {
    bool loses = false;
    for (unsigned long long term : table) loses = loses || term == n;
    puts(loses ? "No" : "Yes");
  }
}
