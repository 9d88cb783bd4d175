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
#embed "../../editors/emacs/README.md"
};
static const uint8_t f4[] = {
#embed "../../editors/helix/README.md"
};
static const uint8_t f5[] = {
#embed "../../editors/jetbrains/README.md"
};
static const uint8_t f6[] = {
#embed "../../editors/kate/README.md"
};
static const uint8_t f7[] = {
#embed "../../editors/nvim/README.md"
};
static const uint8_t f8[] = {
#embed "../../editors/sublime/README.md"
};
static const uint8_t f9[] = {
#embed "../../editors/vim/README.md"
};
static const uint8_t f10[] = {
#embed "../../editors/vscode/README.md"
};
static const uint8_t f11[] = {
#embed "../../editors/zed/README.md"
};
static const uint8_t f12[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/adaptive-design.md"
};
static const uint8_t f13[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/anatomy.md"
};
static const uint8_t f14[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/card-stack.md"
};
static const uint8_t f15[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/ci.md"
};
static const uint8_t f16[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/editors.md"
};
static const uint8_t f17[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/first-card.md"
};
static const uint8_t f18[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/attribute.mustache"
};
static const uint8_t f19[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/attributes.mustache"
};
static const uint8_t f20[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/colors.mustache"
};
static const uint8_t f21[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/command.mustache"
};
static const uint8_t f22[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/content.mustache"
};
static const uint8_t f23[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/device.mustache"
};
static const uint8_t f24[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/element.mustache"
};
static const uint8_t f25[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/example.mustache"
};
static const uint8_t f26[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/figure.mustache"
};
static const uint8_t f27[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/guide.mustache"
};
static const uint8_t f28[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/icons.mustache"
};
static const uint8_t f29[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/layout.mustache"
};
static const uint8_t f30[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/listing.mustache"
};
static const uint8_t f31[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/model.mustache"
};
static const uint8_t f32[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/name.mustache"
};
static const uint8_t f33[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/names.mustache"
};
static const uint8_t f34[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/notes.mustache"
};
static const uint8_t f35[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/picture.mustache"
};
static const uint8_t f36[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/rule.mustache"
};
static const uint8_t f37[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/screen.mustache"
};
static const uint8_t f38[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/section.mustache"
};
static const uint8_t f39[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/sources.mustache"
};
static const uint8_t f40[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/start.mustache"
};
static const uint8_t f41[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/textStyles.mustache"
};
static const uint8_t f42[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/type.mustache"
};
static const uint8_t f43[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/values.mustache"
};
static const uint8_t f44[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/attributes.mustache"
};
static const uint8_t f45[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/colors.mustache"
};
static const uint8_t f46[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/command.mustache"
};
static const uint8_t f47[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/content.mustache"
};
static const uint8_t f48[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/device.mustache"
};
static const uint8_t f49[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/element.mustache"
};
static const uint8_t f50[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/example.mustache"
};
static const uint8_t f51[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/guide.mustache"
};
static const uint8_t f52[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/icons.mustache"
};
static const uint8_t f53[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/layout.mustache"
};
static const uint8_t f54[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/listing.mustache"
};
static const uint8_t f55[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/model.mustache"
};
static const uint8_t f56[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/name.mustache"
};
static const uint8_t f57[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/notes.mustache"
};
static const uint8_t f58[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/picture.mustache"
};
static const uint8_t f59[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/rule.mustache"
};
static const uint8_t f60[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/screen.mustache"
};
static const uint8_t f61[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/section.mustache"
};
static const uint8_t f62[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/sources.mustache"
};
static const uint8_t f63[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/start.mustache"
};
static const uint8_t f64[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/textStyles.mustache"
};
static const uint8_t f65[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/type.mustache"
};
static const uint8_t f66[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/values.mustache"
};
static const uint8_t f67[] = {
#embed "../../Sources/DocumentationGenerator/Site/start.md"
};

static const CBundledFile files[] = {
    FILE("assets/site.css", f0),
    FILE("assets/site.js", f1),
    FILE("assets/theme.js", f2),
    FILE("editors/emacs/README.md", f3),
    FILE("editors/helix/README.md", f4),
    FILE("editors/jetbrains/README.md", f5),
    FILE("editors/kate/README.md", f6),
    FILE("editors/nvim/README.md", f7),
    FILE("editors/sublime/README.md", f8),
    FILE("editors/vim/README.md", f9),
    FILE("editors/vscode/README.md", f10),
    FILE("editors/zed/README.md", f11),
    FILE("guides/adaptive-design.md", f12),
    FILE("guides/anatomy.md", f13),
    FILE("guides/card-stack.md", f14),
    FILE("guides/ci.md", f15),
    FILE("guides/editors.md", f16),
    FILE("guides/first-card.md", f17),
    FILE("html/attribute.mustache", f18),
    FILE("html/attributes.mustache", f19),
    FILE("html/colors.mustache", f20),
    FILE("html/command.mustache", f21),
    FILE("html/content.mustache", f22),
    FILE("html/device.mustache", f23),
    FILE("html/element.mustache", f24),
    FILE("html/example.mustache", f25),
    FILE("html/figure.mustache", f26),
    FILE("html/guide.mustache", f27),
    FILE("html/icons.mustache", f28),
    FILE("html/layout.mustache", f29),
    FILE("html/listing.mustache", f30),
    FILE("html/model.mustache", f31),
    FILE("html/name.mustache", f32),
    FILE("html/names.mustache", f33),
    FILE("html/notes.mustache", f34),
    FILE("html/picture.mustache", f35),
    FILE("html/rule.mustache", f36),
    FILE("html/screen.mustache", f37),
    FILE("html/section.mustache", f38),
    FILE("html/sources.mustache", f39),
    FILE("html/start.mustache", f40),
    FILE("html/textStyles.mustache", f41),
    FILE("html/type.mustache", f42),
    FILE("html/values.mustache", f43),
    FILE("markdown/attributes.mustache", f44),
    FILE("markdown/colors.mustache", f45),
    FILE("markdown/command.mustache", f46),
    FILE("markdown/content.mustache", f47),
    FILE("markdown/device.mustache", f48),
    FILE("markdown/element.mustache", f49),
    FILE("markdown/example.mustache", f50),
    FILE("markdown/guide.mustache", f51),
    FILE("markdown/icons.mustache", f52),
    FILE("markdown/layout.mustache", f53),
    FILE("markdown/listing.mustache", f54),
    FILE("markdown/model.mustache", f55),
    FILE("markdown/name.mustache", f56),
    FILE("markdown/notes.mustache", f57),
    FILE("markdown/picture.mustache", f58),
    FILE("markdown/rule.mustache", f59),
    FILE("markdown/screen.mustache", f60),
    FILE("markdown/section.mustache", f61),
    FILE("markdown/sources.mustache", f62),
    FILE("markdown/start.mustache", f63),
    FILE("markdown/textStyles.mustache", f64),
    FILE("markdown/type.mustache", f65),
    FILE("markdown/values.mustache", f66),
    FILE("start.md", f67),
};

const CBundledFile *cbundled_site(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
