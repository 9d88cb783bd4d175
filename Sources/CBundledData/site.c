// Written by Scripts/make_embeds.py.
#include "CBundledData.h"

#define FILE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t f0[] = {
#embed "../../Sources/DocumentationGenerator/Site/assets/site.css"
};
static const uint8_t f1[] = {
#embed "../../Sources/DocumentationGenerator/Site/assets/site.js"
};
static const uint8_t f2[] = {
#embed "../../Sources/DocumentationGenerator/Site/assets/theme.js"
};
static const uint8_t f3[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/attribute.mustache"
};
static const uint8_t f4[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/attributes.mustache"
};
static const uint8_t f5[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/content.mustache"
};
static const uint8_t f6[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/device.mustache"
};
static const uint8_t f7[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/element.mustache"
};
static const uint8_t f8[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/example.mustache"
};
static const uint8_t f9[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/figure.mustache"
};
static const uint8_t f10[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/layout.mustache"
};
static const uint8_t f11[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/listing.mustache"
};
static const uint8_t f12[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/model.mustache"
};
static const uint8_t f13[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/name.mustache"
};
static const uint8_t f14[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/names.mustache"
};
static const uint8_t f15[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/notes.mustache"
};
static const uint8_t f16[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/picture.mustache"
};
static const uint8_t f17[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/rule.mustache"
};
static const uint8_t f18[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/screen.mustache"
};
static const uint8_t f19[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/section.mustache"
};
static const uint8_t f20[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/sources.mustache"
};
static const uint8_t f21[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/start.mustache"
};
static const uint8_t f22[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/type.mustache"
};
static const uint8_t f23[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/values.mustache"
};
static const uint8_t f24[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/attributes.mustache"
};
static const uint8_t f25[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/content.mustache"
};
static const uint8_t f26[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/device.mustache"
};
static const uint8_t f27[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/element.mustache"
};
static const uint8_t f28[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/example.mustache"
};
static const uint8_t f29[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/layout.mustache"
};
static const uint8_t f30[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/listing.mustache"
};
static const uint8_t f31[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/model.mustache"
};
static const uint8_t f32[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/name.mustache"
};
static const uint8_t f33[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/notes.mustache"
};
static const uint8_t f34[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/picture.mustache"
};
static const uint8_t f35[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/rule.mustache"
};
static const uint8_t f36[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/screen.mustache"
};
static const uint8_t f37[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/section.mustache"
};
static const uint8_t f38[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/sources.mustache"
};
static const uint8_t f39[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/start.mustache"
};
static const uint8_t f40[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/type.mustache"
};
static const uint8_t f41[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/values.mustache"
};

static const CBundledFile files[] = {
    FILE("assets/site.css", f0),
    FILE("assets/site.js", f1),
    FILE("assets/theme.js", f2),
    FILE("html/attribute.mustache", f3),
    FILE("html/attributes.mustache", f4),
    FILE("html/content.mustache", f5),
    FILE("html/device.mustache", f6),
    FILE("html/element.mustache", f7),
    FILE("html/example.mustache", f8),
    FILE("html/figure.mustache", f9),
    FILE("html/layout.mustache", f10),
    FILE("html/listing.mustache", f11),
    FILE("html/model.mustache", f12),
    FILE("html/name.mustache", f13),
    FILE("html/names.mustache", f14),
    FILE("html/notes.mustache", f15),
    FILE("html/picture.mustache", f16),
    FILE("html/rule.mustache", f17),
    FILE("html/screen.mustache", f18),
    FILE("html/section.mustache", f19),
    FILE("html/sources.mustache", f20),
    FILE("html/start.mustache", f21),
    FILE("html/type.mustache", f22),
    FILE("html/values.mustache", f23),
    FILE("markdown/attributes.mustache", f24),
    FILE("markdown/content.mustache", f25),
    FILE("markdown/device.mustache", f26),
    FILE("markdown/element.mustache", f27),
    FILE("markdown/example.mustache", f28),
    FILE("markdown/layout.mustache", f29),
    FILE("markdown/listing.mustache", f30),
    FILE("markdown/model.mustache", f31),
    FILE("markdown/name.mustache", f32),
    FILE("markdown/notes.mustache", f33),
    FILE("markdown/picture.mustache", f34),
    FILE("markdown/rule.mustache", f35),
    FILE("markdown/screen.mustache", f36),
    FILE("markdown/section.mustache", f37),
    FILE("markdown/sources.mustache", f38),
    FILE("markdown/start.mustache", f39),
    FILE("markdown/type.mustache", f40),
    FILE("markdown/values.mustache", f41),
};

const CBundledFile *cbundled_site(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
