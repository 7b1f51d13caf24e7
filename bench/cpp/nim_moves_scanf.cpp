// hdu2176 as a contestant would write it: plain scanf in, lines collected in a buffer and written
// in large pieces.
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

int main() {
  std::vector<int> heaps;
  std::string out;
  int count;
  char line[32];
  while (scanf("%d", &count) == 1 && count) {
    heaps.resize(count);
    int nimSum = 0;
    for (int &heap : heaps) {
      scanf("%d", &heap);
      nimSum ^= heap;
    }
    out += nimSum ? "Yes\n" : "No\n";
    for (int heap : heaps) {
      if ((heap ^ nimSum) >= heap) continue;
      out.append(line, sprintf(line, "%d %d\n", heap, heap ^ nimSum));
      if (out.size() > 1 << 16) {
        fwrite(out.data(), 1, out.size(), stdout);
        out.clear();
      }
    }
  }
  fwrite(out.data(), 1, out.size(), stdout);
}
