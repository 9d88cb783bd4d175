// Written by Scripts/make_embeds.py.
#include "CBundledData.h"

#define FILE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t f_assets_site_css[] = {
#embed "../../Sources/DocumentationGenerator/Site/assets/site.css"
};
static const uint8_t f_assets_site_js[] = {
#embed "../../Sources/DocumentationGenerator/Site/assets/site.js"
};
static const uint8_t f_assets_theme_js[] = {
#embed "../../Sources/DocumentationGenerator/Site/assets/theme.js"
};
static const uint8_t f_editors_emacs_README_md[] = {
#embed "../../editors/emacs/README.md"
};
static const uint8_t f_editors_helix_README_md[] = {
#embed "../../editors/helix/README.md"
};
static const uint8_t f_editors_jetbrains_README_md[] = {
#embed "../../editors/jetbrains/README.md"
};
static const uint8_t f_editors_kate_README_md[] = {
#embed "../../editors/kate/README.md"
};
static const uint8_t f_editors_nvim_README_md[] = {
#embed "../../editors/nvim/README.md"
};
static const uint8_t f_editors_sublime_README_md[] = {
#embed "../../editors/sublime/README.md"
};
static const uint8_t f_editors_vim_README_md[] = {
#embed "../../editors/vim/README.md"
};
static const uint8_t f_editors_vscode_README_md[] = {
#embed "../../editors/vscode/README.md"
};
static const uint8_t f_editors_zed_README_md[] = {
#embed "../../editors/zed/README.md"
};
static const uint8_t f_guides_adaptive_design_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/adaptive-design.md"
};
static const uint8_t f_guides_anatomy_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/anatomy.md"
};
static const uint8_t f_guides_card_stack_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/card-stack.md"
};
static const uint8_t f_guides_card_to_app_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/card-to-app.md"
};
static const uint8_t f_guides_ci_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/ci.md"
};
static const uint8_t f_guides_editors_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/editors.md"
};
static const uint8_t f_guides_first_card_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/first-card.md"
};
static const uint8_t f_guides_languages_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/languages.md"
};
static const uint8_t f_guides_moving_scenes_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/moving-scenes.md"
};
static const uint8_t f_guides_review_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/review.md"
};
static const uint8_t f_guides_sample_data_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/guides/sample-data.md"
};
static const uint8_t f_html_attribute_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/attribute.mustache"
};
static const uint8_t f_html_attributes_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/attributes.mustache"
};
static const uint8_t f_html_colors_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/colors.mustache"
};
static const uint8_t f_html_command_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/command.mustache"
};
static const uint8_t f_html_content_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/content.mustache"
};
static const uint8_t f_html_declared_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/declared.mustache"
};
static const uint8_t f_html_device_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/device.mustache"
};
static const uint8_t f_html_element_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/element.mustache"
};
static const uint8_t f_html_example_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/example.mustache"
};
static const uint8_t f_html_facts_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/facts.mustache"
};
static const uint8_t f_html_figure_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/figure.mustache"
};
static const uint8_t f_html_guide_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/guide.mustache"
};
static const uint8_t f_html_holds_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/holds.mustache"
};
static const uint8_t f_html_icons_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/icons.mustache"
};
static const uint8_t f_html_layout_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/layout.mustache"
};
static const uint8_t f_html_listing_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/listing.mustache"
};
static const uint8_t f_html_model_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/model.mustache"
};
static const uint8_t f_html_name_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/name.mustache"
};
static const uint8_t f_html_notes_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/notes.mustache"
};
static const uint8_t f_html_picture_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/picture.mustache"
};
static const uint8_t f_html_rule_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/rule.mustache"
};
static const uint8_t f_html_screen_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/screen.mustache"
};
static const uint8_t f_html_section_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/section.mustache"
};
static const uint8_t f_html_sources_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/sources.mustache"
};
static const uint8_t f_html_start_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/start.mustache"
};
static const uint8_t f_html_textStyles_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/textStyles.mustache"
};
static const uint8_t f_html_try_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/try.mustache"
};
static const uint8_t f_html_type_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/type.mustache"
};
static const uint8_t f_html_values_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/html/values.mustache"
};
static const uint8_t f_markdown_attributes_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/attributes.mustache"
};
static const uint8_t f_markdown_colors_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/colors.mustache"
};
static const uint8_t f_markdown_command_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/command.mustache"
};
static const uint8_t f_markdown_content_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/content.mustache"
};
static const uint8_t f_markdown_declared_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/declared.mustache"
};
static const uint8_t f_markdown_device_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/device.mustache"
};
static const uint8_t f_markdown_element_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/element.mustache"
};
static const uint8_t f_markdown_example_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/example.mustache"
};
static const uint8_t f_markdown_facts_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/facts.mustache"
};
static const uint8_t f_markdown_guide_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/guide.mustache"
};
static const uint8_t f_markdown_holds_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/holds.mustache"
};
static const uint8_t f_markdown_icons_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/icons.mustache"
};
static const uint8_t f_markdown_layout_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/layout.mustache"
};
static const uint8_t f_markdown_listing_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/listing.mustache"
};
static const uint8_t f_markdown_model_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/model.mustache"
};
static const uint8_t f_markdown_name_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/name.mustache"
};
static const uint8_t f_markdown_notes_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/notes.mustache"
};
static const uint8_t f_markdown_picture_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/picture.mustache"
};
static const uint8_t f_markdown_rule_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/rule.mustache"
};
static const uint8_t f_markdown_screen_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/screen.mustache"
};
static const uint8_t f_markdown_section_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/section.mustache"
};
static const uint8_t f_markdown_sources_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/sources.mustache"
};
static const uint8_t f_markdown_start_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/start.mustache"
};
static const uint8_t f_markdown_textStyles_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/textStyles.mustache"
};
static const uint8_t f_markdown_type_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/type.mustache"
};
static const uint8_t f_markdown_values_mustache[] = {
#embed "../../Sources/DocumentationGenerator/Site/markdown/values.mustache"
};
static const uint8_t f_start_md[] = {
#embed "../../Sources/DocumentationGenerator/Site/start.md"
};

static const CBundledFile files[] = {
    FILE("assets/site.css", f_assets_site_css),
    FILE("assets/site.js", f_assets_site_js),
    FILE("assets/theme.js", f_assets_theme_js),
    FILE("editors/emacs/README.md", f_editors_emacs_README_md),
    FILE("editors/helix/README.md", f_editors_helix_README_md),
    FILE("editors/jetbrains/README.md", f_editors_jetbrains_README_md),
    FILE("editors/kate/README.md", f_editors_kate_README_md),
    FILE("editors/nvim/README.md", f_editors_nvim_README_md),
    FILE("editors/sublime/README.md", f_editors_sublime_README_md),
    FILE("editors/vim/README.md", f_editors_vim_README_md),
    FILE("editors/vscode/README.md", f_editors_vscode_README_md),
    FILE("editors/zed/README.md", f_editors_zed_README_md),
    FILE("guides/adaptive-design.md", f_guides_adaptive_design_md),
    FILE("guides/anatomy.md", f_guides_anatomy_md),
    FILE("guides/card-stack.md", f_guides_card_stack_md),
    FILE("guides/card-to-app.md", f_guides_card_to_app_md),
    FILE("guides/ci.md", f_guides_ci_md),
    FILE("guides/editors.md", f_guides_editors_md),
    FILE("guides/first-card.md", f_guides_first_card_md),
    FILE("guides/languages.md", f_guides_languages_md),
    FILE("guides/moving-scenes.md", f_guides_moving_scenes_md),
    FILE("guides/review.md", f_guides_review_md),
    FILE("guides/sample-data.md", f_guides_sample_data_md),
    FILE("html/attribute.mustache", f_html_attribute_mustache),
    FILE("html/attributes.mustache", f_html_attributes_mustache),
    FILE("html/colors.mustache", f_html_colors_mustache),
    FILE("html/command.mustache", f_html_command_mustache),
    FILE("html/content.mustache", f_html_content_mustache),
    FILE("html/declared.mustache", f_html_declared_mustache),
    FILE("html/device.mustache", f_html_device_mustache),
    FILE("html/element.mustache", f_html_element_mustache),
    FILE("html/example.mustache", f_html_example_mustache),
    FILE("html/facts.mustache", f_html_facts_mustache),
    FILE("html/figure.mustache", f_html_figure_mustache),
    FILE("html/guide.mustache", f_html_guide_mustache),
    FILE("html/holds.mustache", f_html_holds_mustache),
    FILE("html/icons.mustache", f_html_icons_mustache),
    FILE("html/layout.mustache", f_html_layout_mustache),
    FILE("html/listing.mustache", f_html_listing_mustache),
    FILE("html/model.mustache", f_html_model_mustache),
    FILE("html/name.mustache", f_html_name_mustache),
    FILE("html/notes.mustache", f_html_notes_mustache),
    FILE("html/picture.mustache", f_html_picture_mustache),
    FILE("html/rule.mustache", f_html_rule_mustache),
    FILE("html/screen.mustache", f_html_screen_mustache),
    FILE("html/section.mustache", f_html_section_mustache),
    FILE("html/sources.mustache", f_html_sources_mustache),
    FILE("html/start.mustache", f_html_start_mustache),
    FILE("html/textStyles.mustache", f_html_textStyles_mustache),
    FILE("html/try.mustache", f_html_try_mustache),
    FILE("html/type.mustache", f_html_type_mustache),
    FILE("html/values.mustache", f_html_values_mustache),
    FILE("markdown/attributes.mustache", f_markdown_attributes_mustache),
    FILE("markdown/colors.mustache", f_markdown_colors_mustache),
    FILE("markdown/command.mustache", f_markdown_command_mustache),
    FILE("markdown/content.mustache", f_markdown_content_mustache),
    FILE("markdown/declared.mustache", f_markdown_declared_mustache),
    FILE("markdown/device.mustache", f_markdown_device_mustache),
    FILE("markdown/element.mustache", f_markdown_element_mustache),
    FILE("markdown/example.mustache", f_markdown_example_mustache),
    FILE("markdown/facts.mustache", f_markdown_facts_mustache),
    FILE("markdown/guide.mustache", f_markdown_guide_mustache),
    FILE("markdown/holds.mustache", f_markdown_holds_mustache),
    FILE("markdown/icons.mustache", f_markdown_icons_mustache),
    FILE("markdown/layout.mustache", f_markdown_layout_mustache),
    FILE("markdown/listing.mustache", f_markdown_listing_mustache),
    FILE("markdown/model.mustache", f_markdown_model_mustache),
    FILE("markdown/name.mustache", f_markdown_name_mustache),
    FILE("markdown/notes.mustache", f_markdown_notes_mustache),
    FILE("markdown/picture.mustache", f_markdown_picture_mustache),
    FILE("markdown/rule.mustache", f_markdown_rule_mustache),
    FILE("markdown/screen.mustache", f_markdown_screen_mustache),
    FILE("markdown/section.mustache", f_markdown_section_mustache),
    FILE("markdown/sources.mustache", f_markdown_sources_mustache),
    FILE("markdown/start.mustache", f_markdown_start_mustache),
    FILE("markdown/textStyles.mustache", f_markdown_textStyles_mustache),
    FILE("markdown/type.mustache", f_markdown_type_mustache),
    FILE("markdown/values.mustache", f_markdown_values_mustache),
    FILE("start.md", f_start_md),
};

const CBundledFile *cbundled_site(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
