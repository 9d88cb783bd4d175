/// The files of an export while they are made, each at a place of its own.
struct HandoverFiles {
  /// The files.
  private(set) var all: [HandoverFile] = []
  /// Whether two parts would have different files at one place: a defect, which a test looks for.
  private(set) var clashes = false
  private var indices: [String: Int] = [:]
  /// What was copied to each place.
  private var sources: [String: String] = [:]

  mutating func add(_ file: HandoverFile) {
    if let index = indices[file.path] {
      clashes = clashes || all[index].content != file.content
    } else {
      indices[file.path] = all.count
      all.append(file)
    }
  }

  /// The place below `folder` to which the file at `path` is copied: the same path where it can be, and each file another one.
  mutating func copied(_ path: String, to folder: String, as file: (_ place: String) -> String = { $0 }) -> String {
    let inside = path.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    var place = inside
    var count = 1
    while let known = sources[folder + place], known != path {
      count += 1
      place = "\(count)/" + inside
    }
    sources[folder + place] = path
    add(HandoverFile(folder + file(place), .copy(path)))
    return place
  }
}
