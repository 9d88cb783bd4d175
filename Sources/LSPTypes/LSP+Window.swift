package import JSON

extension LSP {
  /// The parameters of `window/showDocument`.
  package struct ShowDocumentParams: Hashable, Sendable, JSONEncodable {
    /// What is to be shown.
    package var uri: String
    /// Whether it is shown outside of the editor, such as in a browser.
    package var isExternal: Bool
    /// Whether it takes the focus.
    package var takeFocus: Bool
    /// What is selected in it; nil for nothing.
    package var selection: Range?

    package init(uri: String, isExternal: Bool = false, takeFocus: Bool = false, selection: Range? = nil) {
      self.uri = uri
      self.isExternal = isExternal
      self.takeFocus = takeFocus
      self.selection = selection
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("uri", uri)
        if isExternal { $0.member("external", true) }
        $0.member("takeFocus", takeFocus)
        $0.member("selection", ifPresent: selection)
      }
    }
  }

  /// The parameters of `workspace/applyEdit`.
  package struct ApplyEditParams: Hashable, Sendable, JSONEncodable {
    /// What the edit does, for the list of changes that can be undone.
    package var label: String
    /// The edit.
    package var edit: WorkspaceEdit

    package init(label: String, edit: WorkspaceEdit) {
      self.label = label
      self.edit = edit
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("label", label)
        $0.member("edit", edit)
      }
    }
  }

  /// A command above a line of the text.
  package struct CodeLens: Hashable, Sendable, JSONEncodable {
    /// Where it belongs.
    package var range: Range
    /// What it does.
    package var command: Command

    package init(range: Range, command: Command) {
      self.range = range
      self.command = command
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("command", command)
      }
    }
  }
}
