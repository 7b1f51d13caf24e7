// nyoj-stones-6 with scanf, the way most accepted solutions read it.
#include <cstdio>

int main() {
  int cases;
  if (scanf("%d", &cases) != 1) return 0;
  while (cases--) {
    int heaps;
    scanf("%d", &heaps);
    int nimSum = 0;
    while (heaps--) {
      int heap;
      scanf("%d", &heap);
      nimSum ^= heap;
    }
    puts(nimSum ? "PIAOYI" : "HRDV");
  }
}
