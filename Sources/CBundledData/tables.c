#include "CBundledData.h"

#define TABLE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t icons[] = {
#embed "icons.txt"
};

static const uint8_t palette[] = {
#embed "palette.tsv"
};

static const CBundledFile tables[] = {
    TABLE("icons.txt", icons),
    TABLE("palette.tsv", palette),
};

const CBundledFile *cbundled_tables(size_t *count) {
  *count = sizeof tables / sizeof *tables;
  return tables;
}
