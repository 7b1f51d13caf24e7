// The terms past the 46th do not fit into 32 bits.
#include <cstdio>

int main() {
  unsigned table[80] = {1, 2};
  for (int i = 2; i < 80; i++) table[i] = table[i - 1] + table[i - 2];
  int n;
  while (scanf("%d", &n) == 1 && n) {
    bool loses = false;
    for (unsigned term : table) loses = loses || (int)term == n;
    puts(loses ? "Second win" : "First win");
  }
}
