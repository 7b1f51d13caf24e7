// The sum is not set back to 0 for the next case.
#include <cstdio>

int main() {
  int cases, n, m, sum = 0;
  scanf("%d", &cases);
  while (cases--) {
    scanf("%d %d", &n, &m);
    sum += n % (m + 1);
    puts(sum ? "first" : "second");
  }
}
