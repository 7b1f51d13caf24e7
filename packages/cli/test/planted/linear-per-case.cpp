// Right, but every case goes through as many bytes as there are stones.
#include <cstdio>
#include <vector>

int main() {
  int cases, n, m;
  scanf("%d", &cases);
  while (cases--) {
    scanf("%d %d", &n, &m);
    std::vector<char> wins(n + 1, true);
    for (int i = 0; i <= n; i += m + 1) wins[i] = false;
    puts(wins[n] ? "Win" : "Lose");
  }
}
