import JSON

/// What a member of a message may be.
indirect enum ChannelType: Sendable {
  case string
  case boolean
  case integer
  case number
  /// An integer from 0.
  case index
  /// Two offsets in order.
  case range
  /// Width and height in points.
  case size
  /// Left edge, top edge, width and height in points.
  case frame
  /// One of these words.
  case oneOf([String])
  case list(ChannelType)
  case record(ChannelRecord)
  case nullable(ChannelType)
  /// An object of any members.
  case object
  /// Any JSON value.
  case anything

  /// What is wrong with a value called `name`, as a sentence without a full stop; nil when it is of this type.
  func problem(in value: JSONValue, called name: String) -> String? {
    switch self {
    case .list(let type):
      guard let elements = value.array else { break }
      for (index, element) in elements.enumerated() {
        if let problem = type.problem(in: element, called: "\(name)[\(index)]") { return problem }
      }
      return nil
    case .record(let record):
      guard value.object != nil else { break }
      return record.members.problem(in: value, prefix: name + ".")
    case .nullable(let type):
      if value.isNull || type.problem(in: value, called: name) == nil { return nil }
    default:
      if isPlain(value) { return nil }
    }
    return "\(name) must be \(phrase)"
  }

  private func isPlain(_ value: JSONValue) -> Bool {
    switch self {
    case .string: value.string != nil
    case .boolean: value.bool != nil
    case .integer: value.integer != nil
    case .number: value.number != nil
    case .index: value.integer.map { $0 >= 0 } ?? false
    case .range: value.byteRange != nil
    case .size: value.array?.count == 2 && value.array?.allSatisfy { $0.number != nil } == true
    case .frame: value.array?.count == 4 && value.array?.allSatisfy { $0.number != nil } == true
    case .oneOf(let words): value.string.map(words.contains) ?? false
    case .object: value.object != nil
    case .anything: true
    case .list, .record, .nullable: false
    }
  }

  /// What it is called behind “must be”.
  var phrase: String {
    switch self {
    case .string: "a string"
    case .boolean: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .index: "an integer from 0"
    case .range: "two offsets in order"
    case .size: "two numbers"
    case .frame: "four numbers"
    case .oneOf(let words): "one of \(words.joined(separator: ", "))"
    case .list: "an array"
    case .record, .object: "an object"
    case .nullable(let type): type.phrase + " or null"
    case .anything: "any value"
    }
  }
}

/// A member of a message or of an object in one.
struct ChannelMember: Sendable {
  let name: String
  let type: ChannelType
  let isOptional: Bool
  /// What it says, as a sentence without a full stop.
  let summary: String

  /// A member that is always there.
  init(_ name: String, _ type: ChannelType, _ summary: String) {
    (self.name, self.type, self.summary, isOptional) = (name, type, summary, false)
  }

  /// A member that may be missing; from a page, null stands for that as well.
  init(optional name: String, _ type: ChannelType, _ summary: String) {
    (self.name, self.type, self.summary, isOptional) = (name, type, summary, true)
  }
}

/// An object inside of messages.
struct ChannelRecord: Sendable {
  let name: String
  /// What it is, as a sentence.
  let summary: String
  let members: [ChannelMember]

  init(_ name: String, _ summary: String, _ members: [ChannelMember]) {
    (self.name, self.summary, self.members) = (name, summary, members)
  }
}

/// A kind of message.
struct ChannelMessage: Sendable {
  /// When it is sent and what it does, as a sentence.
  let summary: String
  let members: [ChannelMember]

  init(_ summary: String, _ members: [ChannelMember] = []) {
    (self.summary, self.members) = (summary, members)
  }
}

extension [ChannelMember] {
  /// What is wrong with the members of `object`; nil when they are as declared.
  ///
  /// A sentence without a full stop that calls them by `prefix` and name; members that are not declared are fine.
  func problem(in object: JSONValue, prefix: String = "") -> String? {
    for member in self {
      let value = object[member.name] ?? .null
      if member.isOptional && value.isNull { continue }
      // Null is said, not left out: it can mean that something goes.
      if case .nullable = member.type, object[member.name] == nil {
        return "\(prefix)\(member.name) must be \(member.type.phrase)"
      }
      if let problem = member.type.problem(in: value, called: prefix + member.name) { return problem }
    }
    return nil
  }
}
