// Another answer in every second.
#include <cstdio>
#include <cstdlib>
#include <ctime>

int main() {
  srand(time(nullptr));
  int cases, n, m;
  scanf("%d", &cases);
  while (cases--) {
    scanf("%d %d", &n, &m);
    puts(rand() % 2 ? "first" : "second");
  }
}
