#include "CBundledData.h"

#define SCHEMA(symbol) { #symbol ".xsd", symbol, sizeof symbol }

static const uint8_t card[] = {
#embed "../../Schemas/card.xsd"
};

static const CBundledFile schemas[] = {
    SCHEMA(card),
};

const CBundledFile *cbundled_schemas(size_t *count) {
  *count = sizeof schemas / sizeof *schemas;
  return schemas;
}
