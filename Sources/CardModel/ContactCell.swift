/// A person in a list.
package struct ContactCell: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The person's picture.
  package var detailImage: Picture?
  /// The name.
  package var title: CardText?
  /// The role.
  package var subtitle: CardText?
  /// More text, for wide lists.
  package var description: CardText?
  /// Ways to reach the person.
  package var actionsArea: ActionsArea?
  /// What a tap opens, if anything.
  package var target: String?
  /// Whether that leads out of the app.
  package var isExternal: Bool
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart] = []
}
