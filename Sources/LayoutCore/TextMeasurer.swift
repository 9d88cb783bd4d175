/// Lays texts out: what it learned about a text that needed breaking is kept for the next layout, whatever its size and
/// width, and so is the memory that a layout works in.
///
/// There is one owner at a time, who hands it on, so that nothing of it is ever copied.
package struct TextMeasurer: ~Copyable, Sendable {
  /// The faces it measures with.
  package let fonts: FontFaces
  var runs = TextRuns()
  /// Memory of the last layout, for the next one.
  var memory = LayoutPass.Memory()

  /// Measures with `fonts`, and has learned nothing yet.
  package init(_ fonts: FontFaces) { self.fonts = fonts }

  /// Goes on with what it knew.
  init(_ fonts: FontFaces, _ runs: consuming TextRuns, _ memory: consuming LayoutPass.Memory) {
    self.fonts = fonts
    self.runs = runs
    self.memory = memory
  }
}
