import ArgumentParser
import CardLayout
import FileSystem
import Rendering
import SourceText

/// For whom and on what a card is drawn: an option for each ``EnvironmentAxis``.
///
/// Every option may be given several times: every combination is drawn.
struct EnvironmentOptions: ParsableArguments, CustomReflectable {
  /// What the options ask for.
  private(set) var choices = EnvironmentChoices()

  init() {}

  init(from decoder: any Decoder) throws {
    let options = try decoder.container(keyedBy: Key.self)
    for axis in EnvironmentAxis.all {
      for id in try options.decode(Option<[String]>.self, forKey: Key(stringValue: axis.name)).wrappedValue {
        try choices.add(id, of: axis)
      }
    }
  }

  /// `arguments` with the values of options that stand without one: the next argument is none if it is another option, the path
  /// of a file, or not there.
  static func withImpliedValues(_ arguments: [String]) -> [String] {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      result.append(argument)
      // The table of all is not made for who names none.
      guard argument.hasPrefix("--"), let axis = EnvironmentAxis.all.first(where: { $0.option == argument }),
        let implied = axis.implied
      else { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : "-"
      if !axis.has(next), next.hasPrefix("-") || next.contains(".") || next.contains("/") || Folder(next).exists {
        result.append(implied)
      }
    }
    return result
  }

  /// The options in place of properties: by these the parser finds out what there is.
  var customMirror: Mirror {
    Mirror(self, children: EnvironmentAxis.all.map { (label: $0.name, value: Self.option($0)) })
  }

  private static func option(_ axis: EnvironmentAxis) -> Option<[String]> {
    Option(
      // A number below 0 is none of the values, and no option.
      wrappedValue: [], parsing: axis.values.isEmpty ? .unconditionalSingleValue : .singleValue,
      help: ArgumentHelp(stringLiteral: axis.help), completion: .list(axis.values.map(\.id)),
      transform: { id in
        guard axis.has(id) else { throw ValidationError(axis.refusal(of: id)) }
        return id
      })
  }

  /// The name of an axis.
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension EnvironmentAxis {
  /// Why `id` is none of its values, as the end of a sentence: with the nearest that is one, by what it is called too.
  fileprivate func refusal(of id: String) -> String {
    let near = Spelling.nearest(to: id, among: values.map(\.id), called: values.map(\.name))
    return near.map { "did you mean \($0)? It must be \(choices)" } ?? "it must be \(choices)"
  }

  /// What it decides, its values and which is meant by default.
  fileprivate var help: String {
    let standard = owner.map { "the \($0)" } ?? self.standard ?? ""
    // Devices have a command that lists them.
    guard name != "device" else { return "\(summary); by default \(standard)." }
    guard !values.isEmpty else { return "\(summary): \(choices); by default \(standard)." }
    let ids = values.map { value -> String in
      if value.id == self.standard { return "\(value.id) (the default)" }
      return value.id == implied ? "\(value.id) (where no value is given)" : value.id
    }
    let list = ids.dropLast().joined(separator: ", ") + " or " + (ids.last ?? "")
    // What explains a word of the summary is not taken for the values.
    let beginning = summary.contains(":") ? "; one of " : ": "
    return summary + beginning + list + (owner == nil ? "." : "; by default \(standard).")
  }
}
