/// A page and the drawings that are on it alone.
struct PageDraft: Sendable {
  var page: Page
  var pictures: [Picture] = []
}
