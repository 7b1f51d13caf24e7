// The last taker loses, but is taken to win.
#include <cstdio>

int main() {
  int cases;
  scanf("%d", &cases);
  while (cases--) {
    int count, heap, sum = 0;
    scanf("%d", &count);
    while (count--) {
      scanf("%d", &heap);
      sum ^= heap;
    }
    puts(sum ? "Yougth" : "Hrdv");
  }
}
