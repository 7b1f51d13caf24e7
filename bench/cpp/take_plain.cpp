// Nanoseconds a value for taking from a finite set: take_plain LAST AMOUNT...
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

int main(int count, char **args) {
  const int last = (int)atof(args[1]);
  std::vector<int> amounts;
  for (int i = 2; i < count; i++) amounts.push_back(atoi(args[i]));
  std::vector<uint8_t> value(last + 1);
  const auto begin = std::chrono::steady_clock::now();
  for (int n = 0; n <= last; n++) {
    uint64_t seen = 0;
    for (int take : amounts) {
      if (take > n) break;
      seen |= 1ULL << value[n - take];
    }
    value[n] = __builtin_ctzll(~seen);
  }
  const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - begin;
  uint64_t sum = 0;
  for (int n = 0; n <= last; n++) sum += value[n] * (uint64_t)(n % 1000003);
  printf("%.4f %llu\n", spent.count() / (last + 1), (unsigned long long)sum);
}
