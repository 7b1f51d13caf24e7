// nyoj-stones-6 with the hand-tuned reader.
#include "reader.hpp"

int main() {
  unsigned cases = nextNumber();
  while (cases--) {
    unsigned heaps = nextNumber();
    unsigned nimSum = 0;
    while (heaps--) nimSum ^= nextNumber();
    puts(nimSum ? "PIAOYI" : "HRDV");
  }
}
