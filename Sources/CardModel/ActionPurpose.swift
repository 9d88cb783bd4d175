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

  /// What is spoken.
  package var spokenLabel: String {
    switch self {
    case .phone: "Call"
    case .email: "Email"
    case .message: "Message"
    case .videoCall: "Video call"
    case .detail: "Details"
    case .download: "Download"
    }
  }
}
