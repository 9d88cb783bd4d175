// Written by Scripts/make_embeds.py.
#include "CBundledData.h"

#define FILE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t f_core_js[] = {
#embed "../../Sources/Playground/Page/core.js"
};
static const uint8_t f_dom_js[] = {
#embed "../../Sources/Playground/Page/dom.js"
};
static const uint8_t f_editor_js[] = {
#embed "../../Sources/Playground/Page/editor.js"
};
static const uint8_t f_findings_js[] = {
#embed "../../Sources/Playground/Page/findings.js"
};
static const uint8_t f_index_html[] = {
#embed "../../Sources/Playground/Page/index.html"
};
static const uint8_t f_json_js[] = {
#embed "../../Sources/Playground/Page/json.js"
};
static const uint8_t f_keeping_js[] = {
#embed "../../Sources/Playground/Page/keeping.js"
};
static const uint8_t f_main_js[] = {
#embed "../../Sources/Playground/Page/main.js"
};
static const uint8_t f_playground_css[] = {
#embed "../../Sources/Playground/Page/playground.css"
};
static const uint8_t f_preview_js[] = {
#embed "../../Sources/Playground/Page/preview.js"
};
static const uint8_t f_sharing_js[] = {
#embed "../../Sources/Playground/Page/sharing.js"
};
static const uint8_t f_worker_js[] = {
#embed "../../Sources/Playground/Page/worker.js"
};

static const CBundledFile files[] = {
    FILE("core.js", f_core_js),
    FILE("dom.js", f_dom_js),
    FILE("editor.js", f_editor_js),
    FILE("findings.js", f_findings_js),
    FILE("index.html", f_index_html),
    FILE("json.js", f_json_js),
    FILE("keeping.js", f_keeping_js),
    FILE("main.js", f_main_js),
    FILE("playground.css", f_playground_css),
    FILE("preview.js", f_preview_js),
    FILE("sharing.js", f_sharing_js),
    FILE("worker.js", f_worker_js),
};

const CBundledFile *cbundled_playground(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
