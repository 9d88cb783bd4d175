extension MarkupWriter {
  /// A web page called `title` with rules of style and what `body` writes, as the bytes of an HTML document.
  static func page(_ title: String, style: String, _ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter()
    writer.start("html")
    writer.attribute("lang", "en")
    writer.start("head")
    writer.element("meta") { $0.attribute("charset", "utf-8") }
    writer.element("meta") { writer in
      writer.attribute("name", "viewport")
      writer.attribute("content", "width=device-width, initial-scale=1")
    }
    writer.element("title", text: title)
    writer.start("style")
    writer.end(raw: style)
    writer.end()
    writer.start("body")
    body(&writer)
    writer.end()
    writer.end()
    return Array("<!DOCTYPE html>\n".utf8) + writer.bytes
  }
}
