package import CardAnalysis

extension DocumentSnapshot {
  /// What can stand at the byte `offset`, in schema order.
  package func completion(at offset: Int) -> CompletionList {
    var completer = Completer(snapshot: self, offset: offset)
    return completer.run()
  }
}
