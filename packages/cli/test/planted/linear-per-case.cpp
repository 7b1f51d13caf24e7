// Right, but every case takes as many steps as there are stones.
#include <cstdio>
#include <vector>

int main() {
  int cases, n, m;
  scanf("%d", &cases);
  while (cases--) {
    scanf("%d %d", &n, &m);
    std::vector<char> wins(n + 1);
    int losing = 0;
    for (int i = 1; i <= n; i++) {
      wins[i] = i - losing <= m;
      if (!wins[i]) losing = i;
    }
    puts(wins[n] ? "Win" : "Lose");
  }
}
