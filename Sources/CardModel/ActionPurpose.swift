/// What an icon action in a cell is for; it gives the icon and the words that are spoken.
package enum ActionPurpose: String, Sendable, CaseIterable {
  case phone, email, message, videoCall, detail, download

  /// Name of its icon.
  package var icon: String {
    switch self {
    case .phone: "actions.phone"
    case .email: "actions.email"
    case .message: "actions.comment"
    case .videoCall: "actions.video"
    case .detail: "message.information"
    case .download: "actions.download"
    }
  }

  /// How addresses begin that do it, without the colon; nil where any may.
  package var scheme: String? {
    switch self {
    case .phone: "tel"
    case .email: "mailto"
    case .message: "sms"
    case .videoCall, .detail, .download: nil
    }
  }

  /// What is spoken.
  package var word: DrawnWord {
    switch self {
    case .phone: .call
    case .email: .email
    case .message: .message
    case .videoCall: .videoCall
    case .detail: .details
    case .download: .download
    }
  }
}
