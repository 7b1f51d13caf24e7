// A heap of zero ends the loop over the heaps, but not those that are still to be read.
#include <cstdio>
#include <vector>

int main() {
  int cases;
  scanf("%d", &cases);
  while (cases--) {
    int count, sum = 0;
    scanf("%d", &count);
    std::vector<int> heaps(count + 1);
    for (int i = 0; i < count; i++) scanf("%d", &heaps[i]);
    for (int i = 0; heaps[i] != 0; i++) sum ^= heaps[i];
    puts(sum ? "PIAOYI" : "HRDV");
  }
}
