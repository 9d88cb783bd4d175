/// A picture with a message: content of a body, or what stands in place of missing content.
package struct IllustratedMessage: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// What is the matter.
  package var title: CardText?
  /// What to do.
  package var description: CardText?
  /// At most two ways to do it.
  package var actions: [Action]
  /// How large the picture is.
  package var size: IllustrationSize
  /// Name of the picture, if the file gives one.
  package var name: String?
  /// How picture, words and actions are arranged.
  package var layout: MessageLayout
  /// When it is shown, for a message in place of missing content.
  package var cause: EmptyCause
}

/// The size of an illustration.
package enum IllustrationSize: String, Sendable, CaseIterable {
  case none, extraSmall, small, medium, large, extraLarge
}

/// How picture, words and actions of a message are arranged.
package enum MessageLayout: String, Sendable, CaseIterable {
  case vertical, horizontal, mixed
}

/// Why there is nothing to show.
package enum EmptyCause: String, Sendable, CaseIterable {
  case empty, failed
}

extension [IllustratedMessage] {
  /// Adds the standard message for an empty card at `source`, unless there is one for that cause.
  package mutating func addStandard(_ source: PartSource) {
    if message(for: .empty) == nil { append(.standard(source)) }
  }

  /// The message for `cause`; nil when only the other cause has one.
  package func message(for cause: EmptyCause) -> IllustratedMessage? {
    first { $0.cause == cause }
  }
}

extension IllustratedMessage: BodyElement {
  init(_ element: CardElement) {
    self.init(
      source: element.source, actions: [], size: element.choice(.illustration, .small), name: element.bound(.name),
      layout: element.choice(.layout, .vertical), cause: element.choice(.cause, .empty))
    for child in element.children {
      switch child.name {
      case .title: title = CardText(child)
      case .description: description = CardText(child)
      case .action: actions.append(Action(child))
      default: continue
      }
    }
  }

  var isEmpty: Bool { title == nil && description == nil }
}
