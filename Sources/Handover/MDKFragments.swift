import JSON
import Standards

/// The fragments that a page of MDK names in place of sections: each file is read once.
struct MDKFragments {
  /// The members of what stands beside sections, which no card has.
  private(set) var others: [Int] = []
  /// What is in the files at places of the app, or what is said of the fragment that stands for no section.
  private var files: [String: Result<File, ImportProblem>] = [:]
  /// The bytes of all that was read, and of all that stands in place of a path.
  private var size = 0

  private struct File {
    let json: JSONValue
    let size, values: Int
  }

  /// Fragments in fragments are read up to this depth.
  private static let deepest = 4
  /// So many bytes of fragments may be read and stand in place of paths; one that is read and stands there once has half of them.
  private static let mostBytes = 4_000_000

  /// What stands at `entry` of a list of sections in the files at the places `around`: what the file of a fragment has where it names one.
  mutating func sections(_ importer: inout Importer, _ entry: Int, in around: [String]) -> [Int] {
    guard let path = importer.tree.string(entry), path.hasSuffix(".fragment") else { return [entry] }
    do throws(ImportProblem) {
      guard let place = MDKFile.place(path, in: "Fragments") else {
        throw ImportProblem("the fragment \(path) is in no folder Fragments, and looked for nowhere else: put it there")
      }
      if around.contains(place) { throw ImportProblem("the fragment \(path) names itself: take its name out of it") }
      if around.count > Self.deepest {
        throw ImportProblem(
          "fragments stand in one another more than \(Self.deepest) deep at \(path): put its sections into the page")
      }
      let made = stand(&importer, try json(of: path, at: place, importer), at: entry)
      guard let found = found(in: made, &importer) else {
        throw ImportProblem("there is no section in the fragment \(path)")
      }
      return found.flatMap { sections(&importer, $0, in: around + [place]) }
    } catch {
      // The path stays where it is.
      importer.reasons[entry] = error.message
      return [entry]
    }
  }

  /// The sections that the fragment `made` has, or it where it is one; nil without any.
  private mutating func found(in made: Int, _ importer: inout Importer) -> [Int]? {
    var found = importer.tree.list(made)
    if let sections = MDKFile.sections(of: made, &importer) {
      found = sections
      if importer.tree.list(importer.tree.member("Sections", of: made)) != nil {
        importer.tree.remove("Sections", of: made)
      }
      // What stands beside the sections of a page has no place among them.
      if !importer.tree.members(made).isEmpty { others.append(made) }
    } else if !importer.tree.members(made).isEmpty {
      found = [made]
    }
    return found?.isEmpty == true ? nil : found
  }

  /// What is in the fragment `path`, the file at `place` of the app, where there is room for it.
  private mutating func json(
    of path: String, at place: String, _ importer: Importer
  ) throws(ImportProblem) -> JSONValue {
    let read = files[place] ?? Result { () throws(ImportProblem) in try self.read(place, importer) }
    files[place] = read
    do throws(ImportProblem) {
      let file = try read.get()
      if let tooLong = tooLong(importer, with: file) {
        // There will never be room again.
        files[place] = .failure(tooLong)
        throw tooLong
      }
      size += file.size
      return file.json
    } catch {
      // A file has many names: each is told as it is written.
      throw ImportProblem("the fragment \(path) \(error.message)")
    }
  }

  private mutating func read(_ place: String, _ importer: Importer) throws(ImportProblem) -> File {
    if let tooLong = tooLong(importer) { throw tooLong }
    guard importer.surroundings.path != nil else {
      throw ImportProblem("is not looked for, as the page came on standard input: import the page by its path")
    }
    guard let bytes = importer.surroundings.file(place, importer.format) else {
      throw ImportProblem(
        "cannot be read: it has to be at \(place) in \(MDKFile.app(importer)), and no link out of that")
    }
    guard bytes.count <= Self.mostBytes / 2 else {
      throw ImportProblem("has more than \(Self.mostBytes / 2) bytes, too many for a page: import it by itself")
    }
    size += bytes.count
    if let tooLong = tooLong(importer) { throw tooLong }
    do throws(JSONSyntaxError) {
      let json = try JSONParser.parse(bytes)
      return File(json: json, size: bytes.count, values: json.values)
    } catch {
      throw ImportProblem("is no JSON: \(error)")
    }
  }

  /// Why a fragment is not read, or does not stand there `with` what is in it; nil where there is room.
  private func tooLong(_ importer: Importer, with file: File? = nil) -> ImportProblem? {
    size + (file?.size ?? 1) <= Self.mostBytes
      && importer.tree.nodes.count + (file?.values ?? 1) <= Importer.mostValues
      ? nil : ImportProblem("has no room, as the page has become too long: import it by itself")
  }

  /// Adds `json` to the tree, where the page names it at `entry`.
  private func stand(_ importer: inout Importer, _ json: JSONValue, at entry: Int) -> Int {
    let first = importer.tree.nodes.count
    let made = importer.tree.make(json, from: entry)
    for node in first..<importer.tree.nodes.count {
      let own = importer.tree.nodes[node]
      importer.tree.nodes[node].home = node == made ? importer.tree.nodes[entry].home : (own.name, own.parent)
    }
    return made
  }
}

/// A file of an app.
enum MDKFile {
  /// The place in its app of the file that a page names by `path`, in `folder`: `Rules/Open.js`; nil for one elsewhere.
  static func place(_ path: String, in folder: String) -> String? {
    let path = "/" + path
    guard let start = path.firstRange(of: "/\(folder)/")?.lowerBound else { return nil }
    let place = AbsolutePath.resolve(String(path[start...]), in: "/").dropFirst()
    return place.hasPrefix(folder + "/") ? String(place) : nil
  }

  /// The place in its app of the imported page: `Pages/Order.page`, or its name alone.
  static func place(_ importer: Importer) -> String { importer.format.home(of: importer.surroundings.path ?? "").place }

  /// Where the files of the app of the imported page are, for messages.
  static func app(_ importer: Importer) -> String {
    let parts = place(importer).split(separator: "/")
    return parts.count > 1 ? "the folder above \(parts[0])" : "the folder of the page"
  }

  /// The sections that the page `node` has by itself and in its controls, which these lose; nil for what is no page.
  static func sections(of node: Int, _ importer: inout Importer) -> [Int]? {
    var sections = importer.tree.list(importer.tree.member("Sections", of: node))
    for control in importer.tree.entries("Controls", of: node) {
      guard let own = importer.tree.list(importer.tree.member("Sections", of: control)) else { continue }
      sections = (sections ?? []) + own
      importer.tree.remove("Sections", of: control)
      if importer.tree.members(control).allSatisfy({ $0.name.hasPrefix("_") }) { importer.tree.readAll(control) }
    }
    return sections
  }
}

extension JSONValue {
  /// How many values it is, with those in it.
  fileprivate var values: Int { (array ?? object?.members.map(\.value) ?? []).reduce(1) { $0 + $1.values } }
}
