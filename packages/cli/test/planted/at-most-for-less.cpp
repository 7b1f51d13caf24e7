// A move that leaves the heap as it is gets listed.
#include <cstdio>
#include <vector>

int main() {
  int count;
  while (scanf("%d", &count) == 1 && count) {
    std::vector<int> heaps(count), moves;
    int sum = 0;
    for (int &heap : heaps) {
      scanf("%d", &heap);
      sum ^= heap;
    }
    for (int i = 0; i < count; i++)
      if ((heaps[i] ^ sum) <= heaps[i]) moves.push_back(i);
    puts(moves.empty() ? "No" : "Yes");
    for (int i : moves) printf("%d %d\n", heaps[i], heaps[i] ^ sum);
  }
}
