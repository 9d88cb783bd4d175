"""Writes FioriSwiftUICore.stub, declarations of the components that `cardwright export --target swiftui` names, from a list of the
public initialisers of SAP/cloud-sdk-ios-fiori (`Type :: init(…)`, one a line), which is the argument; and FioriThemeManager.stub
from the names of our icons and colours, which are those of that module.

    python3 make_stubs.py INITIALISERS
"""

import os
import re
import sys


COMPONENTS = """ActivityItems AvatarStack Avatars Card CalendarView ContactItem FootnoteIcons Icons IllustratedMessage KPIItem
KPIProgressItem KeyValueItem LabelItem ObjectItem RatingControl Tag Tags""".split()
OTHERS = """CalendarModel ColumnAttribute DataImageItem DataTable DataTextItem FioriButton FioriPrimaryButtonStyle
FioriSecondaryButtonStyle FioriTertiaryButtonStyle MHStack MasonryLayout TableModel TableRowItem TagStack Carousel
ActivityItemDataType""".split()
VIEWS = set(COMPONENTS) | {"DataTable", "FioriButton", "MHStack", "TagStack", "Carousel"}
HEADS = {
    "MHStack": "public struct MHStack<T: View>: View",
    "Carousel": "public struct Carousel<Content: View>: View",
    "TableModel": "public class TableModel",
    "MasonryLayout": "public struct MasonryLayout: Layout",
    "DataTextItem": "public struct DataTextItem: DataItem",
    "DataImageItem": "public struct DataImageItem: DataItem",
    "TableRowItem": "public struct TableRowItem",
    "FioriPrimaryButtonStyle": "public struct FioriPrimaryButtonStyle: FioriButtonStyle",
    "FioriSecondaryButtonStyle": "public struct FioriSecondaryButtonStyle: FioriButtonStyle",
    "FioriTertiaryButtonStyle": "public struct FioriTertiaryButtonStyle: FioriButtonStyle",
}


def signature(text):
    text = text.replace("@VB", "@ViewBuilder").replace("()->V", "() -> any View").replace("∅", "{ EmptyView() }")
    text = re.sub(r",? componentIdentifier: String\? = \w+\.identifier", "", text)
    return text.strip()


def main():
    found = {}
    for line in open(sys.argv[1], encoding="utf-8"):
        match = re.match(r"([A-Za-z_]+)(?:<[^:]*)?:? ?:: (init\(.*)$", line.rstrip()) or re.match(
            r"([A-Za-z_]+)<.*:: (init\(.*)$", line.rstrip()
        )
        if match and "model: TagStackModel" not in line and "uifont" not in line and "AccessoryItem" not in line:
            made = signature(match.group(2))
            if made not in found.setdefault(match.group(1), []):
                found[match.group(1)].append(made)
    here = os.path.dirname(os.path.abspath(__file__))
    lines = [
        "// Declarations of FioriSwiftUICore 26.8.0 without what they do: names, labels and types of its public initialisers.",
        "// Made by make_stubs.py from SAP/cloud-sdk-ios-fiori, tag 26.8.0 (6830c918), Apache License 2.0,",
        "// (c) SAP SE or an SAP affiliate company and contributors. To check exports; no part of what is shipped.",
        "import FioriThemeManager",
        "import SwiftUI",
        "",
    ]
    for name in sorted(set(COMPONENTS) | set(OTHERS)):
        if name not in found:
            sys.exit(f"{name} is not in the list")
        lines.append((HEADS.get(name) or f"public struct {name}" + (": View" if name in VIEWS else "")) + " {")
        lines += [f"  public {made} {{}}" for made in found[name]]
        if name in VIEWS:
            lines.append("  public var body: EmptyView { EmptyView() }")
        lines += ["}", ""]
    write(os.path.join(here, "FioriSwiftUICore.stub"), lines)

    data = os.path.join(here, "../../Sources/CBundledData")
    families = {}
    for name in open(os.path.join(data, "icons.txt"), encoding="utf-8").read().split():
        family, _, icon = name.partition(".")
        families.setdefault(family, []).append(icon)
    colors = [line.split("\t")[0] for line in open(os.path.join(data, "palette.tsv"), encoding="utf-8") if line.strip()]
    lines = [
        "// Names of FioriThemeManager 26.8.0 that are ours as well: made by make_stubs.py from icons.txt and palette.tsv.",
        "import SwiftUI",
        "",
        "public enum FioriIcon {",
    ]
    for family, icons in sorted(families.items()):
        own = "; ".join(f"public static let {guarded(icon)} = Image(stub: ())" for icon in sorted(icons))
        lines.append(f"  public enum {family} {{ {own} }}")
    lines += ["}", "", "public enum ColorStyle: Sendable {", "  case " + ", ".join(colors), "}", ""]
    lines += [
        "extension Color { public static func preferredColor(_ style: ColorStyle) -> Color { Color() } }",
        "extension Font { public static func fiori(forTextStyle style: TextStyle) -> Font { Font() } }",
        "",
    ]
    write(os.path.join(here, "FioriThemeManager.stub"), lines)


def guarded(name):
    return f"`{name}`" if name in ("private", "in", "import", "repeat", "default", "switch") else name


def write(path, lines):
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


main()
