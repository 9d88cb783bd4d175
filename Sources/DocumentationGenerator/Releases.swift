import JSON
import Standards

/// Several releases of a site in folders side by side, among which their pages let a reader choose.
package enum Releases {
  /// The file by which a folder is known to hold a release.
  package static let mark = "assets/search-index.js"

  /// What stands beside the folders called `names`: the list that pages read, and an entry that leads to the newest.
  package static func files(_ names: [String]) -> [SiteFile] {
    let sorted = names.sorted { isNewer($0, $1) }
    guard let newest = sorted.first else { return [] }
    var writer = JSONWriter()
    writer.array(sorted.map { JSONValue.string($0) })
    let address = XMLEscape.anywhere.escaped(newest + "/index.html")
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>Newest release</title>
      </head>
      <body><p><a href="\(address)">To the newest release</a></p></body>
      </html>

      """
    return [
      SiteFile(path: "index.html", bytes: Array(page.utf8)),
      SiteFile(path: "releases.js", bytes: Array("const siteReleases = ".utf8) + writer.bytes + Array(";\n".utf8)),
    ]
  }

  /// Whether `left` comes before `right`: its numbers, one after the other, are greater; names without come last.
  private static func isNewer(_ left: String, _ right: String) -> Bool {
    let (first, second) = (numbers(left), numbers(right))
    // What is called a release and more, such as `1.0-beta`, comes before it in time.
    if first == second { return left.count < right.count || left.count == right.count && left > right }
    return second.lexicographicallyPrecedes(first)
  }

  private static func numbers(_ name: String) -> [Int] {
    name.split { !($0.isASCII && $0.isNumber) }.map { Int($0) ?? .max }
  }
}
