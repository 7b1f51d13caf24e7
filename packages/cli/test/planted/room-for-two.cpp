// The answers are kept, and there is room for two.
#include <array>
#include <cstdio>

int main() {
  std::array<bool, 2> wins{};
  int cases, n, m;
  scanf("%d", &cases);
  for (int i = 0; i < cases; i++) {
    scanf("%d %d", &n, &m);
    wins.at(i) = n % (m + 1) != 0;
    puts(wins[i] ? "first" : "second");
    fflush(stdout);
  }
}
