#include "CBundledData.h"

#define SCHEMA(symbol) { #symbol ".xsd", symbol, sizeof symbol }

static const uint8_t card[] = {
#embed "../../Schemas/card.xsd"
};
static const uint8_t common[] = {
#embed "../../Schemas/common.xsd"
};
static const uint8_t parts[] = {
#embed "../../Schemas/parts.xsd"
};
static const uint8_t header[] = {
#embed "../../Schemas/header.xsd"
};
static const uint8_t body[] = {
#embed "../../Schemas/body.xsd"
};
static const uint8_t cells[] = {
#embed "../../Schemas/cells.xsd"
};
static const uint8_t container[] = {
#embed "../../Schemas/container.xsd"
};
static const uint8_t objectcard[] = {
#embed "../../Schemas/objectcard.xsd"
};
static const uint8_t collections[] = {
#embed "../../Schemas/collections.xsd"
};
static const uint8_t scene[] = {
#embed "../../Schemas/scene.xsd"
};
static const uint8_t xml[] = {
#embed "../../Schemas/xml.xsd"
};

static const CBundledFile schemas[] = {
    SCHEMA(card),   SCHEMA(common), SCHEMA(parts),     SCHEMA(header),
    SCHEMA(body),   SCHEMA(cells),  SCHEMA(container), SCHEMA(objectcard),
    SCHEMA(collections), SCHEMA(scene),  SCHEMA(xml),
};

const CBundledFile *cbundled_schemas(size_t *count) {
  *count = sizeof schemas / sizeof *schemas;
  return schemas;
}
