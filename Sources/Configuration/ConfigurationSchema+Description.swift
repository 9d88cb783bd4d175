extension ConfigurationSchema {
  /// What a project can set, for people: every setting, as Markdown.
  package static var description: String {
    """
    # What a project sets

    Files named `.cardwright.json` say what counts for the cards in their folder and below it.

    They are JSON, in which comments, and commas behind the last member, are allowed. For each setting the nearest file is asked, \
    then those in the folders above, up to the folder that holds `.git`, to the folder that is open in the editor, or to a file \
    with `"root": true`. `cardwright config --show PATH` tells what holds for a file and which file says so. The language \
    server completes, explains and checks these files, and cards follow while they are edited; for other editors, \
    `cardwright config --schema` writes their JSON Schema, which also stands at the top of this documentation as \
    `\(fileName)`.

    What is an editor's stays in the editor's settings: its `diagnostics.severity` changes what that editor alone shows, after \
    `rules`. Of `format` the project's setting counts more.

    \(sections(Setting.all).joined(separator: "\n"))
    """
  }

  /// A section for each of `settings` and for those inside it; `groups` are the names of the objects that they stand in.
  private static func sections(_ settings: [Setting], in groups: [String] = []) -> [String] {
    settings.flatMap { setting -> [String] in
      let path = groups + [setting.name]
      // A whole file, as it can be copied.
      let file = path.reversed().reduce(setting.example) { inner, name in "{ \"\(name)\": \(inner) }" }
      let words = setting.summary.split(separator: "\n").joined(separator: " ")
      let shape = setting.shape.words
      let head = """
        ## \(path.joined(separator: "."))

        \(words)

        It is \(shape); by default \(setting.standard). Of several files, \(setting.merge.rawValue).

        ```json
        \(file)
        ```

        """
      if case .group(let inner) = setting.shape { return [head] + sections(inner, in: path) }
      return [head]
    }
  }
}
