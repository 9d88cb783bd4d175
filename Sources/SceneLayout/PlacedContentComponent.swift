import CardLayout
import CardModel
import LayoutCore

/// The content of a card by itself, not scrolled.
struct PlacedContentComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    // A line that is always there has room of its own.
    let line = stage.card?.separator == .always && !stage.isTitleOverContent ? stage.geometry.metrics.separator : 0
    let top = stage.isTitleOverContent ? stage.contentInset : stage.titleHeight + line
    stage.place(top).add(to: &page) { column in
      stage.clear(into: &column) { $0.add(SceneContentComponent(stage: stage)) }
    }
  }
}

/// The title of a card by itself.
struct PlacedTitleComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    stage.place(0).add(to: &page) { column in
      stage.clear(into: &column) { $0.add(SceneTitleComponent(stage: stage)) }
    }
  }
}

/// The line below the title of a card by itself.
struct PlacedSeparatorComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    stage.place(stage.titleHeight).add(to: &page) { column in
      stage.clear(into: &column) { $0.add(SeparatorComponent(height: stage.geometry.metrics.separator)) }
    }
  }
}

/// What darkens a card below another, where the card stands.
struct SceneShadeComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    stage.place(0, height: stage.cardHeight).add(
      to: &page, Paint(content: .surface(Surface(fill: ColorToken("baseBlack"), cornerRadius: stage.cardRadius))))
  }
}

extension SceneStage {
  /// Where something stands across the card, `top` points below its upper edge.
  fileprivate func place(_ top: Double, height: Double? = nil) -> ScenePlace {
    ScenePlace(leading: geometry.cardLeading, top: cardTop + top, width: geometry.cardWidth, height: height)
  }

  /// The edges of the card.
  var cardClip: SceneLayer.Clip {
    SceneLayer.Clip(
      frame: Frame(x: geometry.cardLeft, y: cardTop, width: geometry.cardWidth, height: cardHeight), radius: cardRadius)
  }

  /// Where content is seen.
  var window: SceneLayer.Clip {
    let top = isTitleOverContent ? 0 : titleHeight
    return SceneLayer.Clip(
      frame: Frame(
        x: geometry.cardLeft, y: cardTop + top, width: geometry.cardWidth, height: max(0, cardHeight - top)), radius: 0)
  }
}
