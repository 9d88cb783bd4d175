import CardModel
import LayoutCore

/// A section with a row of buttons across the width of a card's content: as many as have room, the others in a menu; nothing
/// where no button is shown.
struct FooterComponent: Component {
  let actions: [Action]
  var overflow: Overflow?
  var mode = ButtonWidth.auto
  let source: PartSource

  func compose(into page: inout Composition) {
    let actions = page.context.current(actions.filter { page.shows($0.text.source) && !$0.isHiddenButton })
    guard let first = actions.first else { return }
    let plan = plan(actions, into: &page)
    page.column(.section(page.environment)) { row(of: actions, first, plan, into: &$0) }
  }

  private func row(of actions: [Action], _ first: Action, _ plan: FooterPlan, into page: inout Composition) {
    page.container(
      plan.isStacked ? .column : .row,
      BoxStyle(width: .fill, spacing: CardFigures.buttonSpacing, vertical: .center),
      Paint(role: .footer, source: source)
    ) { box in
      if plan.isStacked { add(actions, plan, fill: true, into: &box) }
      if plan.hasOverflow {
        let source = overflow?.source ?? first.text.source
        let paint = box.claims.menuButton(
          plan.hidden.map { actions[$0] } + (overflow?.actions ?? []), at: source,
          label: overflow?.label ?? DrawnWord.more(source.language), box.context)
        box.add(OverflowButtonComponent(paint: paint))
      }
      if plan.isStacked { return }
      if plan.isEqual {
        box.container(.equalRow, BoxStyle(width: .fill, height: .fill, spacing: CardFigures.buttonSpacing)) {
          add(actions, plan, fill: true, into: &$0)
        }
      } else {
        // Not behind a spacer, which would have a gap of its own that the plan knows nothing of.
        box.column(BoxStyle(width: .fill, horizontal: .trailing)) { column in
          column.row(BoxStyle(spacing: CardFigures.buttonSpacing, vertical: .center)) {
            add(actions, plan, fill: false, into: &$0)
          }
        }
      }
    }
  }

  private func plan(_ actions: [Action], into page: inout Composition) -> FooterPlan {
    let (context, environment) = (page.context, page.environment)
    let widths = actions.map { ButtonComponent.width($0, context) }
    func planned(_ mode: ButtonWidth, _ widths: [Double]) -> FooterPlan {
      FooterPlan(
        actions, mode: mode, width: context.innerWidth, widths: widths,
        overflowWidth: OverflowButtonComponent.width(context), ownsOverflow: overflow != nil)
    }
    var plan = planned(mode, widths)
    // Widths of their own are for three buttons, of which a phone shows two.
    if mode == .intrinsic, self.actions.count < 3, case let usual = planned(.auto, widths), usual.isEqual,
      usual.hidden.isEmpty
    {
      page.giveUp(.ownWidths, source)
    }
    if let first = plan.hidden.first {
      let hidden = plan.hidden.map { actions[$0].spokenLabel }
      let fitApart = mode != .intrinsic && planned(.intrinsic, widths).hidden.isEmpty
      // Whether the first would have its button if what is shown were no wider.
      var shorter = widths
      for index in plan.shown { shorter[index] = min(widths[index], widths[first]) }
      let isAside = planned(mode, shorter).shown.count > plan.shown.count
      let longest = plan.shown.max { widths[$0] < widths[$1] }
      page.giveUp(
        .hiddenActions(
          hidden, shown: plan.shown.count, fitApart: fitApart, behind: isAside ? longest.map { actions[$0] } : nil),
        source)
    }
    // A lone button stands at the end on Android (FT-A).
    if environment.platform == .android, plan.shown.count == 1, mode == .auto { plan.isEqual = false }
    return environment.isAccessibilitySize ? plan.stacked : plan
  }

  private func add(_ actions: [Action], _ plan: FooterPlan, fill: Bool, into page: inout Composition) {
    for index in plan.shown { page.add(ButtonComponent(action: actions[index], fills: fill)) }
  }
}
