// Written by Scripts/make_embeds.py.
#include "CBundledData.h"

#define FILE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t f_announcements_js[] = {
#embed "../../Sources/PreviewServer/Page/announcements.js"
};
static const uint8_t f_axes_js[] = {
#embed "../../Sources/PreviewServer/Page/axes.js"
};
static const uint8_t f_canvas_js[] = {
#embed "../../Sources/PreviewServer/Page/canvas.js"
};
static const uint8_t f_card_drawing_js[] = {
#embed "../../Sources/PreviewServer/Page/card-drawing.js"
};
static const uint8_t f_card_play_js[] = {
#embed "../../Sources/PreviewServer/Page/card-play.js"
};
static const uint8_t f_card_targets_js[] = {
#embed "../../Sources/PreviewServer/Page/card-targets.js"
};
static const uint8_t f_card_touches_js[] = {
#embed "../../Sources/PreviewServer/Page/card-touches.js"
};
static const uint8_t f_carriers_js[] = {
#embed "../../Sources/PreviewServer/Page/carriers.js"
};
static const uint8_t f_cell_swipe_js[] = {
#embed "../../Sources/PreviewServer/Page/cell-swipe.js"
};
static const uint8_t f_channel_js[] = {
#embed "../../Sources/PreviewServer/Page/channel.js"
};
static const uint8_t f_choices_js[] = {
#embed "../../Sources/PreviewServer/Page/choices.js"
};
static const uint8_t f_code_js[] = {
#embed "../../Sources/PreviewServer/Page/code.js"
};
static const uint8_t f_connection_js[] = {
#embed "../../Sources/PreviewServer/Page/connection.js"
};
static const uint8_t f_controls_js[] = {
#embed "../../Sources/PreviewServer/Page/controls.js"
};
static const uint8_t f_documents_js[] = {
#embed "../../Sources/PreviewServer/Page/documents.js"
};
static const uint8_t f_dom_js[] = {
#embed "../../Sources/PreviewServer/Page/dom.js"
};
static const uint8_t f_drawing_js[] = {
#embed "../../Sources/PreviewServer/Page/drawing.js"
};
static const uint8_t f_fields_js[] = {
#embed "../../Sources/PreviewServer/Page/fields.js"
};
static const uint8_t f_films_js[] = {
#embed "../../Sources/PreviewServer/Page/films.js"
};
static const uint8_t f_findings_js[] = {
#embed "../../Sources/PreviewServer/Page/findings.js"
};
static const uint8_t f_frames_js[] = {
#embed "../../Sources/PreviewServer/Page/frames.js"
};
static const uint8_t f_gliding_js[] = {
#embed "../../Sources/PreviewServer/Page/gliding.js"
};
static const uint8_t f_guides_js[] = {
#embed "../../Sources/PreviewServer/Page/guides.js"
};
static const uint8_t f_index_html[] = {
#embed "../../Sources/PreviewServer/Page/index.html"
};
static const uint8_t f_inspector_js[] = {
#embed "../../Sources/PreviewServer/Page/inspector.js"
};
static const uint8_t f_keys_js[] = {
#embed "../../Sources/PreviewServer/Page/keys.js"
};
static const uint8_t f_layers_js[] = {
#embed "../../Sources/PreviewServer/Page/layers.js"
};
static const uint8_t f_lines_js[] = {
#embed "../../Sources/PreviewServer/Page/lines.js"
};
static const uint8_t f_main_js[] = {
#embed "../../Sources/PreviewServer/Page/main.js"
};
static const uint8_t f_marks_js[] = {
#embed "../../Sources/PreviewServer/Page/marks.js"
};
static const uint8_t f_outline_js[] = {
#embed "../../Sources/PreviewServer/Page/outline.js"
};
static const uint8_t f_overview_js[] = {
#embed "../../Sources/PreviewServer/Page/overview.js"
};
static const uint8_t f_panels_js[] = {
#embed "../../Sources/PreviewServer/Page/panels.js"
};
static const uint8_t f_parts_js[] = {
#embed "../../Sources/PreviewServer/Page/parts.js"
};
static const uint8_t f_picture_js[] = {
#embed "../../Sources/PreviewServer/Page/picture.js"
};
static const uint8_t f_play_history_js[] = {
#embed "../../Sources/PreviewServer/Page/play-history.js"
};
static const uint8_t f_play_talk_js[] = {
#embed "../../Sources/PreviewServer/Page/play-talk.js"
};
static const uint8_t f_play_js[] = {
#embed "../../Sources/PreviewServer/Page/play.js"
};
static const uint8_t f_playhead_js[] = {
#embed "../../Sources/PreviewServer/Page/playhead.js"
};
static const uint8_t f_pointer_js[] = {
#embed "../../Sources/PreviewServer/Page/pointer.js"
};
static const uint8_t f_preview_css[] = {
#embed "../../Sources/PreviewServer/Page/preview.css"
};
static const uint8_t f_reel_js[] = {
#embed "../../Sources/PreviewServer/Page/reel.js"
};
static const uint8_t f_requests_js[] = {
#embed "../../Sources/PreviewServer/Page/requests.js"
};
static const uint8_t f_scene_play_js[] = {
#embed "../../Sources/PreviewServer/Page/scene-play.js"
};
static const uint8_t f_scene_touches_js[] = {
#embed "../../Sources/PreviewServer/Page/scene-touches.js"
};
static const uint8_t f_scenes_js[] = {
#embed "../../Sources/PreviewServer/Page/scenes.js"
};
static const uint8_t f_scrolling_js[] = {
#embed "../../Sources/PreviewServer/Page/scrolling.js"
};
static const uint8_t f_selection_js[] = {
#embed "../../Sources/PreviewServer/Page/selection.js"
};
static const uint8_t f_session_js[] = {
#embed "../../Sources/PreviewServer/Page/session.js"
};
static const uint8_t f_settings_js[] = {
#embed "../../Sources/PreviewServer/Page/settings.js"
};
static const uint8_t f_stage_js[] = {
#embed "../../Sources/PreviewServer/Page/stage.js"
};
static const uint8_t f_state_js[] = {
#embed "../../Sources/PreviewServer/Page/state.js"
};
static const uint8_t f_store_js[] = {
#embed "../../Sources/PreviewServer/Page/store.js"
};
static const uint8_t f_timeline_js[] = {
#embed "../../Sources/PreviewServer/Page/timeline.js"
};
static const uint8_t f_values_js[] = {
#embed "../../Sources/PreviewServer/Page/values.js"
};
static const uint8_t f_wishes_js[] = {
#embed "../../Sources/PreviewServer/Page/wishes.js"
};
static const uint8_t f_zoom_js[] = {
#embed "../../Sources/PreviewServer/Page/zoom.js"
};

static const CBundledFile files[] = {
    FILE("announcements.js", f_announcements_js),
    FILE("axes.js", f_axes_js),
    FILE("canvas.js", f_canvas_js),
    FILE("card-drawing.js", f_card_drawing_js),
    FILE("card-play.js", f_card_play_js),
    FILE("card-targets.js", f_card_targets_js),
    FILE("card-touches.js", f_card_touches_js),
    FILE("carriers.js", f_carriers_js),
    FILE("cell-swipe.js", f_cell_swipe_js),
    FILE("channel.js", f_channel_js),
    FILE("choices.js", f_choices_js),
    FILE("code.js", f_code_js),
    FILE("connection.js", f_connection_js),
    FILE("controls.js", f_controls_js),
    FILE("documents.js", f_documents_js),
    FILE("dom.js", f_dom_js),
    FILE("drawing.js", f_drawing_js),
    FILE("fields.js", f_fields_js),
    FILE("films.js", f_films_js),
    FILE("findings.js", f_findings_js),
    FILE("frames.js", f_frames_js),
    FILE("gliding.js", f_gliding_js),
    FILE("guides.js", f_guides_js),
    FILE("index.html", f_index_html),
    FILE("inspector.js", f_inspector_js),
    FILE("keys.js", f_keys_js),
    FILE("layers.js", f_layers_js),
    FILE("lines.js", f_lines_js),
    FILE("main.js", f_main_js),
    FILE("marks.js", f_marks_js),
    FILE("outline.js", f_outline_js),
    FILE("overview.js", f_overview_js),
    FILE("panels.js", f_panels_js),
    FILE("parts.js", f_parts_js),
    FILE("picture.js", f_picture_js),
    FILE("play-history.js", f_play_history_js),
    FILE("play-talk.js", f_play_talk_js),
    FILE("play.js", f_play_js),
    FILE("playhead.js", f_playhead_js),
    FILE("pointer.js", f_pointer_js),
    FILE("preview.css", f_preview_css),
    FILE("reel.js", f_reel_js),
    FILE("requests.js", f_requests_js),
    FILE("scene-play.js", f_scene_play_js),
    FILE("scene-touches.js", f_scene_touches_js),
    FILE("scenes.js", f_scenes_js),
    FILE("scrolling.js", f_scrolling_js),
    FILE("selection.js", f_selection_js),
    FILE("session.js", f_session_js),
    FILE("settings.js", f_settings_js),
    FILE("stage.js", f_stage_js),
    FILE("state.js", f_state_js),
    FILE("store.js", f_store_js),
    FILE("timeline.js", f_timeline_js),
    FILE("values.js", f_values_js),
    FILE("wishes.js", f_wishes_js),
    FILE("zoom.js", f_zoom_js),
};

const CBundledFile *cbundled_page(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
