import CLibXML2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The functions of libxml2, which is loaded when it is first asked.
///
/// Whoever does not ask for its opinion, as no editor does, need not have it: with it come ICU and two libraries for compressed files,
/// and finding and linking all of these would be a fifth of a start.
struct LibXML2: Sendable {
  /// What takes an error; since libxml2 2.12 the error is a constant.
  typealias Receiver = xmlStructuredErrorFunc
  private typealias Prepare = @convention(c) () -> Void
  typealias Load =
    @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, xmlParserCtxtPtr?) -> xmlParserInputPtr?

  typealias SetLoader = @convention(c) (Load?) -> Void
  typealias NewParser = @convention(c) () -> xmlParserCtxtPtr?
  typealias FreeParser = @convention(c) (xmlParserCtxtPtr?) -> Void
  typealias Read =
    @convention(c) (
      xmlParserCtxtPtr?, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
    ) -> xmlDocPtr?
  typealias InternalSubset = @convention(c) (xmlDocPtr?) -> xmlDtdPtr?
  typealias FreeDocument = @convention(c) (xmlDocPtr?) -> Void
  typealias NewBuffer = @convention(c) (UnsafePointer<CChar>?, Int32, xmlCharEncoding) -> xmlParserInputBufferPtr?
  typealias FreeBuffer = @convention(c) (xmlParserInputBufferPtr?) -> Void
  typealias NewInput =
    @convention(c) (xmlParserCtxtPtr?, xmlParserInputBufferPtr?, xmlCharEncoding) -> xmlParserInputPtr?
  typealias Copy = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<xmlChar>?
  typealias NewSchemaParser = @convention(c) (UnsafePointer<CChar>?) -> xmlSchemaParserCtxtPtr?
  typealias FreeSchemaParser = @convention(c) (xmlSchemaParserCtxtPtr?) -> Void
  typealias SetSchemaReceiver = @convention(c) (xmlSchemaParserCtxtPtr?, Receiver?, UnsafeMutableRawPointer?) -> Void
  typealias ParseSchema = @convention(c) (xmlSchemaParserCtxtPtr?) -> xmlSchemaPtr?
  typealias FreeSchema = @convention(c) (xmlSchemaPtr?) -> Void
  typealias NewValidator = @convention(c) (xmlSchemaPtr?) -> xmlSchemaValidCtxtPtr?
  typealias FreeValidator = @convention(c) (xmlSchemaValidCtxtPtr?) -> Void
  typealias SetReceiver = @convention(c) (xmlSchemaValidCtxtPtr?, Receiver?, UnsafeMutableRawPointer?) -> Void
  typealias Validate = @convention(c) (xmlSchemaValidCtxtPtr?, xmlDocPtr?) -> Int32

  let setLoader: SetLoader
  let newParser: NewParser
  let freeParser: FreeParser
  /// Reads so many bytes, known by an address, in an encoding, with options.
  let read: Read
  let internalSubset: InternalSubset
  let freeDocument: FreeDocument
  let newBuffer: NewBuffer
  let freeBuffer: FreeBuffer
  let newInput: NewInput
  let copy: Copy
  let newSchemaParser: NewSchemaParser
  let freeSchemaParser: FreeSchemaParser
  let setSchemaReceiver: SetSchemaReceiver
  let parseSchema: ParseSchema
  let freeSchema: FreeSchema
  let newValidator: NewValidator
  let freeValidator: FreeValidator
  let setReceiver: SetReceiver
  let validate: Validate

  /// The library, ready to be used from any thread; nil where the system has none.
  static let library: LibXML2? = {
    guard let handle = dlopen(CLIBXML2_LIBRARY, RTLD_NOW | RTLD_LOCAL), let library = LibXML2(handle),
      let prepare: Prepare = function("xmlInitParser", of: handle)
    else { return nil }
    prepare()
    return library
  }()

  /// The function called `name`, which the caller knows to be of this type.
  private static func function<Function>(_ name: String, of library: UnsafeMutableRawPointer) -> Function? {
    dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
  }

  private init?(_ library: UnsafeMutableRawPointer) {
    func named<Function>(_ name: String, _: Function.Type) -> Function? { Self.function(name, of: library) }
    guard
      let setLoader = named("xmlSetExternalEntityLoader", SetLoader.self),
      let newParser = named("xmlNewParserCtxt", NewParser.self),
      let freeParser = named("xmlFreeParserCtxt", FreeParser.self),
      let read = named("xmlCtxtReadMemory", Read.self),
      let internalSubset = named("xmlGetIntSubset", InternalSubset.self),
      let freeDocument = named("xmlFreeDoc", FreeDocument.self),
      let newBuffer = named("xmlParserInputBufferCreateMem", NewBuffer.self),
      let freeBuffer = named("xmlFreeParserInputBuffer", FreeBuffer.self),
      let newInput = named("xmlNewIOInputStream", NewInput.self),
      let copy = named("xmlCharStrdup", Copy.self),
      let newSchemaParser = named("xmlSchemaNewParserCtxt", NewSchemaParser.self),
      let freeSchemaParser = named("xmlSchemaFreeParserCtxt", FreeSchemaParser.self),
      let setSchemaReceiver = named("xmlSchemaSetParserStructuredErrors", SetSchemaReceiver.self),
      let parseSchema = named("xmlSchemaParse", ParseSchema.self),
      let freeSchema = named("xmlSchemaFree", FreeSchema.self),
      let newValidator = named("xmlSchemaNewValidCtxt", NewValidator.self),
      let freeValidator = named("xmlSchemaFreeValidCtxt", FreeValidator.self),
      let setReceiver = named("xmlSchemaSetValidStructuredErrors", SetReceiver.self),
      let validate = named("xmlSchemaValidateDoc", Validate.self)
    else { return nil }
    self.setLoader = setLoader
    self.newParser = newParser
    self.freeParser = freeParser
    self.read = read
    self.internalSubset = internalSubset
    self.freeDocument = freeDocument
    self.newBuffer = newBuffer
    self.freeBuffer = freeBuffer
    self.newInput = newInput
    self.copy = copy
    self.newSchemaParser = newSchemaParser
    self.freeSchemaParser = freeSchemaParser
    self.setSchemaReceiver = setSchemaReceiver
    self.parseSchema = parseSchema
    self.freeSchema = freeSchema
    self.newValidator = newValidator
    self.freeValidator = freeValidator
    self.setReceiver = setReceiver
    self.validate = validate
  }
}
