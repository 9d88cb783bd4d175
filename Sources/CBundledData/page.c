#include "CBundledData.h"

#define FILE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t page[] = {
#embed "../PreviewServer/Page/index.html"
};

static const uint8_t drawing[] = {
#embed "../PreviewServer/Page/drawing.js"
};

static const uint8_t script[] = {
#embed "../PreviewServer/Page/preview.js"
};

static const uint8_t style[] = {
#embed "../PreviewServer/Page/preview.css"
};

static const CBundledFile files[] = {
    FILE("index.html", page),
    FILE("drawing.js", drawing),
    FILE("preview.css", style),
    FILE("preview.js", script),
};

const CBundledFile *cbundled_page(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
