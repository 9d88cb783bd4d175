package import JSON

extension FlowMap {
  /// The map in the language of Graphviz.
  package var dot: String {
    func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { quoted += "\\" }
        quoted += scalar == "\n" ? "\\n" : String(scalar)
      }
      return quoted + "\""
    }
    var text = "digraph cards {\n  rankdir=LR;\n  node [shape=box, style=rounded];\n"
    for card in cards {
      let label = card.title.isEmpty ? card.name : card.title + "\n" + card.name
      text +=
        "  \(quoted(card.name)) [label=\(quoted(label))\(card.isMissing ? ", style=\"rounded,dashed\", color=red" : "")];\n"
    }
    for way in ways {
      text += "  \(quoted(cards[way.from].name)) -> \(quoted(cards[way.to].name))"
      text += " [label=\(quoted(way.labels.joined(separator: "\n")))];\n"
    }
    return text + "}\n"
  }

  /// The map as a JSON object: `cards` with `path`, `title`, `element` and `missing`; `ways` with `from`, `to`, both paths, and `labels`.
  package var json: JSONValue {
    [
      "cards": .array(
        cards.map { card in
          [
            "path": .string(card.name), "title": .string(card.title), "element": .string(card.element),
            "missing": .bool(card.isMissing),
          ]
        }),
      "ways": .array(
        ways.map { way in
          [
            "from": .string(cards[way.from].name), "to": .string(cards[way.to].name),
            "labels": .array(way.labels.map { .string($0) }),
          ]
        }),
    ]
  }
}
