#include "CBundledData.h"

#define TABLE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t fonts_72[] = {
#embed "fonts-72.bin"
};

static const uint8_t fonts_system[] = {
#embed "fonts-system.bin"
};

static const uint8_t icon_shapes[] = {
#embed "icon-shapes.tsv"
};

static const uint8_t icons[] = {
#embed "icons.txt"
};

static const uint8_t illustrations[] = {
#embed "illustrations.tsv"
};

static const uint8_t palette[] = {
#embed "palette.tsv"
};

static const uint8_t schema[] = {
#embed "schema.bin"
};

static const uint8_t schema_texts[] = {
#embed "schema-texts.bin"
};

static const uint8_t text_properties[] = {
#embed "text-properties.bin"
};

static const CBundledFile tables[] = {
    TABLE("fonts-72.bin", fonts_72),
    TABLE("fonts-system.bin", fonts_system),
    TABLE("icon-shapes.tsv", icon_shapes),
    TABLE("icons.txt", icons),
    TABLE("illustrations.tsv", illustrations),
    TABLE("palette.tsv", palette),
    TABLE("schema-texts.bin", schema_texts),
    TABLE("schema.bin", schema),
    TABLE("text-properties.bin", text_properties),
};

const CBundledFile *cbundled_tables(size_t *count) {
  *count = sizeof tables / sizeof *tables;
  return tables;
}
