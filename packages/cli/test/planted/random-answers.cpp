// Another answer in every run.
#include <cstdio>
#include <random>

int main() {
  std::random_device random;
  int cases, n, m;
  scanf("%d", &cases);
  while (cases--) {
    scanf("%d %d", &n, &m);
    puts(random() % 2 ? "first" : "second");
  }
}
