// Parts of a card's body (body.xsd, parts.xsd); tables, charts, calendars and maps have files of their own.

/// A number inside a ring that shows how far it has come.
package struct ProgressKPI: Hashable, Sendable {
  /// What stands in the ring; empty for the value with its unit.
  package var text: CardText
  /// How far it has come, or nil when the datum is missing.
  package var value: Double?
  /// The value at which the ring is full.
  package var maximum: Double
  /// The unit after the number.
  package var unit: String
  /// What the number is.
  package var caption: String
  /// A remark below the ring.
  package var footnote: String
  /// How large the ring is.
  package var size: ProgressSize
  /// What the progress means.
  package var kind: StatusKind?
  /// What a tap opens, if anything.
  package var target: String?

  /// The filled part of the ring, 0 to 1.
  package var share: Double {
    guard let value, maximum > 0 else { return 0 }
    return min(max(value / maximum, 0), 1)
  }
}

/// Small pictures of people or things in a line.
package struct AvatarRow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The pictures.
  package var avatars: [Picture]
  /// The text behind them.
  package var label: Label?
  /// Side of a picture in points.
  package var size: Double
  /// How many there are in all, when more than those listed.
  package var total: Int?
}

/// Overlapping pictures in place of a detail image.
package struct AvatarGroup: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The pictures, the first in front.
  package var avatars: [Picture]
}

/// What happened and what comes next.
package struct Timeline: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its steps from the first to the last.
  package var entries: [TimelineEntry]
}

/// One step of a timeline.
package struct TimelineEntry: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// When it was or will be.
  package var timestamp: CardText?
  /// What it is.
  package var title: CardText?
  /// What is to be known about it.
  package var subtitle: CardText?
  /// A third label.
  package var footnote: CardText?
  /// What state it is in.
  package var status: Status?
  /// How far it has come.
  package var state: EntryState
  /// What a tap opens, if anything.
  package var target: String?
}

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

/// The size of a progress ring.
package enum ProgressSize: String, Sendable, CaseIterable {
  case small, large
}

/// How far an entry of a timeline has come.
package enum EntryState: String, Sendable, CaseIterable {
  case complete, inProgress, open
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
  /// The message for `cause`; nil when only the other cause has one.
  package func message(for cause: EmptyCause) -> IllustratedMessage? {
    first { $0.cause == cause }
  }
}
