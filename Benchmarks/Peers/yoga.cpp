// Yoga's side of the layout: the same cards of 25 boxes, 11 of them texts with a measure function that only multiplies.
// Without what is between them: the Yoga that can be had as source knows no gaps.
//
//     yoga-peer cards REPETITIONS COUNT   every card by itself
//
// Prints the seconds of processor time of each repetition.

#include <yoga/Yoga.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

// Processor time, as on our side: these machines are shared.
static double now() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

static double seconds(double start) { return now() - start; }

// Eight points a character, twenty points a line.
static YGSize measureText(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  float ideal = 8.0f * static_cast<float>(reinterpret_cast<size_t>(YGNodeGetContext(node)));
  if (mode == YGMeasureModeUndefined || ideal <= width) return YGSize{ideal, 20};
  int lines = width > 0 ? static_cast<int>(ideal / width) + 1 : 1;
  return YGSize{width, 20.0f * static_cast<float>(lines)};
}

static YGNodeRef add(YGNodeRef parent, YGNodeRef child) {
  YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
  return child;
}

static YGNodeRef container(YGFlexDirection direction) {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, direction);
  return node;
}

static YGNodeRef text(size_t characters) {
  YGNodeRef node = YGNodeNew();
  YGNodeSetContext(node, reinterpret_cast<void*>(characters));
  YGNodeSetMeasureFunc(node, measureText);
  return node;
}

static YGNodeRef leaf(float width, float height) {
  YGNodeRef node = YGNodeNew();
  if (width > 0) YGNodeStyleSetWidth(node, width);
  YGNodeStyleSetHeight(node, height);
  return node;
}

static YGNodeRef card(int number) {
  YGNodeRef root = container(YGFlexDirectionColumn);
  YGNodeStyleSetPadding(root, YGEdgeAll, 16);
  YGNodeRef header = add(root, container(YGFlexDirectionRow));
  add(header, leaf(45, 45));
  YGNodeRef labels = add(header, container(YGFlexDirectionColumn));
  YGNodeStyleSetFlexGrow(labels, 1);
  YGNodeStyleSetFlexShrink(labels, 1);
  add(labels, text(12 + static_cast<size_t>(number % 5) * 12));
  add(labels, text(9 + static_cast<size_t>(number % 3) * 20));
  add(labels, text(7));
  YGNodeRef side = add(header, container(YGFlexDirectionColumn));
  add(side, text(4));
  add(side, text(6));
  YGNodeRef tags = add(root, container(YGFlexDirectionRow));
  YGNodeStyleSetFlexWrap(tags, YGWrapWrap);
  for (size_t length : {4u, 6u, 7u}) {
    YGNodeRef tag = add(tags, container(YGFlexDirectionColumn));
    YGNodeStyleSetPadding(tag, YGEdgeHorizontal, 8);
    YGNodeRef back = add(tag, YGNodeNew());
    YGNodeStyleSetPositionType(back, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(back, YGEdgeAll, 0);
    add(tag, text(length));
  }
  YGNodeRef buttons = add(root, container(YGFlexDirectionRow));
  for (size_t length : {6u, 7u}) {
    YGNodeRef button = add(buttons, container(YGFlexDirectionColumn));
    YGNodeStyleSetFlexGrow(button, 1);
    YGNodeStyleSetFlexBasis(button, 0);
    YGNodeStyleSetMinHeight(button, 44);
    add(button, text(length));
  }
  add(root, leaf(0, 1));
  add(root, text(40));
  return root;
}

int main(int argc, char** argv) {
  if (argc != 4 || std::strcmp(argv[1], "cards")) return 2;
  int repetitions = std::atoi(argv[2]), count = std::atoi(argv[3]);
  for (int repetition = 0; repetition < repetitions; repetition += 1) {
    std::vector<YGNodeRef> cards;
    for (int number = 0; number < count; number += 1) cards.push_back(card(number));
    double start = now();
    for (YGNodeRef root : cards) YGNodeCalculateLayout(root, 361, YGUndefined, YGDirectionLTR);
    std::printf("%.9f\n", seconds(start));
    for (YGNodeRef root : cards) YGNodeFreeRecursive(root);
  }
}
