import LibXML2Judge
import SchemaModel
import SchemaReader
import Testing

/// Our lexical checks and libxml2's, literal by literal.
@Suite struct LiteralAgreementTests {
  /// Literals of every kind, each tried against every built-in type; separated by `¦`, `␠` and `␉` being white space.
  static let literals: [String] = """
    ¦␠¦a¦A¦abc¦a b¦␠a␠¦a␠␠b¦a␉b¦1¦0¦-0¦+1¦-1¦01¦1.¦.5¦.¦1.50¦1e3¦1E-3¦1e¦e3¦+¦-¦--1¦1,5¦0x10¦INF¦-INF¦+INF¦NaN¦nan¦inf¦\
    1.5e+10¦true¦false¦TRUE¦True¦yes¦tru¦00¦-00.0¦127¦128¦-128¦-129¦255¦256¦32767¦32768¦-32768¦65535¦65536¦2147483647¦\
    2147483648¦-2147483649¦4294967295¦4294967296¦9223372036854775807¦9223372036854775808¦-9223372036854775808¦\
    -9223372036854775809¦18446744073709551615¦18446744073709551616¦123456789012345678901234¦1234567890123456789012345¦\
    0000000000000000000000000000001¦1.23456789012345678901234¦2026-03-14¦2026-02-29¦2024-02-29¦2026-02-30¦2026-13-01¦\
    2026-00-01¦2026-1-1¦0000-01-01¦-0001-01-01¦12026-01-01¦02026-01-01¦026-01-01¦2026-03-14Z¦2026-03-14+01:00¦\
    2026-03-14+14:00¦2026-03-14+14:01¦2026-03-14-13:59¦2026-03-14+1:00¦2026-03-14z¦2026-03-14T¦2026-03-14T10:00:00¦\
    2026-03-14T24:00:00¦2026-03-14T24:00:01¦2026-03-14T23:59:60¦2026-03-14T10:00¦2026-03-14T10:00:00.¦\
    2026-03-14T10:00:00.123456¦2026-03-14T10:00:00Z¦2026-03-14T10:00:00+05:30¦2026-03-14 10:00:00¦10:00:00¦24:00:00¦\
    25:00:00¦10:60:00¦10:00:00.5Z¦10:00¦2026-03¦2026¦-2026¦2026Z¦--03-14¦--02-29¦--02-30¦--13-01¦---14¦---31¦---32¦--03¦\
    --03--¦--13¦--03Z¦P1D¦P¦PT¦P1Y2M3DT4H5M6S¦PT1.5S¦P1.5D¦-P1D¦P-1D¦P1M1Y¦PT1H1D¦1D¦P1YT¦PT.5S¦PT5.S¦+P1D¦0FB7¦0fb7¦0FB¦\
    0G¦AAAA¦AAA=¦AA==¦AB==¦A===¦AAAA AAAA¦AA A=¦QQ==¦QUI=¦QUJ=¦====¦AAAAA¦en¦en-US¦e¦en-¦-en¦abcdefghi¦en-abcdefghi¦en-1¦\
    1n¦x-klingon¦a:b¦:a¦a:¦a:b:c¦-a¦1a¦_a¦a-b.c_d¦é¦日本¦a·b¦á¦😀¦a😀¦Ⰰ¦http://a/b¦http://a b¦a b:c¦http://[::1]/¦\
    http://[::1¦http://a:80¦http://a:x¦http://a:99999999999¦//¦///¦http:¦:¦1:2¦a/1:2¦%41¦%4¦%zz¦#¦a#b#c¦a?b?c¦\
    http://a@b@c¦<>¦{path}¦[a]¦a|b¦\\¦^¦`¦urn:a:b¦mailto:a@b.c¦?¦http://a/%¦http://ä.example/¦xs:string¦p:q¦a b c¦\
    a:b c¦http://user:pass@host:1/x?y#z¦host:port¦./a:b¦..//¦http://a/ b¦1.0E+400¦1e-400¦--05Z¦---05+01:00¦\
    2026-03-14T10:00:00-14:00¦http://1.2.3.4.5/¦http://256.1.1.1/¦http://1.2.3.4x/¦//a:¦//a:/b¦/:/¦//@¦a://:1¦P1Y2D¦PT0S¦␠1¦1␠¦␠1␠¦␠2026-03-14¦2026-03-14␠¦␠true␠¦␠1.5␠¦␠10:00:00¦10:00:00␠¦␠2026¦␠2026-03␠¦\
    ␠--03¦--03␠¦␠P1D¦P1D␠¦␠---14␠¦␠--03-14¦␠AB␠¦␠AAAA␠¦␉1¦␠en␠
    """.split(separator: "¦", omittingEmptySubsequences: false)
    .map { String($0).replacing("␠", with: " ").replacing("␉", with: "\t") }

  static func schema(_ type: BuiltInType) -> String {
    """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="e"><xs:complexType><xs:attribute name="v" type="xs:\(type.name)"/></xs:complexType></xs:element>
    </xs:schema>
    """
  }

  // A notation must be declared, so for that type there is nothing to compare.
  @Test(arguments: BuiltInType.allCases.filter { $0 != .notation }) func agrees(_ type: BuiltInType) throws {
    let files = [(name: "t.xsd", bytes: Array(Self.schema(type).utf8))]
    let judge = try LibXML2Judge(entry: "t.xsd", files: files)
    let schema = try SchemaReader.read(entry: "t.xsd", files: files)
    let scope = ["p": "urn:p", "xs": "http://www.w3.org/2001/XMLSchema", "": ""]
    for literal in Self.literals {
      let escaped = literal.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\t", with: "&#9;")
      let document = "<e xmlns:p='urn:p' xmlns:xs='http://www.w3.org/2001/XMLSchema' v=\"\(escaped)\"/>"
      let theirs = judge.judge(Array(document.utf8)).isValid
      let ours = schema.problem(of: literal, as: SimpleTypeID(type), resolve: { scope[$0] }) == nil
      #expect(ours == theirs, "\(type.name) “\(literal)”: libxml2 says \(theirs)")
    }
  }
}
