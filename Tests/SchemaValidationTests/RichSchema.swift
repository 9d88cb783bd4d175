/// Schemas with what the card language does not use, so that it is tested as well, and valid documents for them.
enum RichSchema {
  static let namespace = "urn:rich"

  static let files: [(name: String, bytes: [UInt8])] = [
    ("rich.xsd", Array(entry.utf8)), ("types.xsd", Array(types.utf8)), ("other.xsd", Array(other.utf8)),
  ]

  static let entry = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="urn:rich" xmlns:o="urn:other"
        targetNamespace="urn:rich" elementFormDefault="qualified">
      <xs:include schemaLocation="types.xsd"/>
      <xs:import namespace="urn:other" schemaLocation="other.xsd"/>
      <xs:element name="root">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="r:shape" minOccurs="0" maxOccurs="unbounded"/>
            <xs:element name="all" type="r:all" minOccurs="0" maxOccurs="2"/>
            <xs:group ref="r:pair" minOccurs="0" maxOccurs="3"/>
            <xs:element name="mixed" type="r:mixed" minOccurs="0"/>
            <xs:element name="base" type="r:base" minOccurs="0" maxOccurs="unbounded"/>
            <xs:element name="money" type="r:money" minOccurs="0" maxOccurs="unbounded" nillable="true"/>
            <xs:element name="fixed" type="xs:decimal" fixed="1.50" minOccurs="0" maxOccurs="unbounded"/>
            <xs:element name="preset" type="xs:integer" default="7" minOccurs="0" maxOccurs="unbounded"/>
            <xs:element name="value" type="r:value" minOccurs="0" maxOccurs="unbounded"/>
            <xs:element name="keys" type="r:keys" minOccurs="0" maxOccurs="2">
              <xs:key name="itemKey"><xs:selector xpath="r:item"/><xs:field xpath="@code"/><xs:field xpath="r:part"/></xs:key>
              <xs:unique name="serials"><xs:selector xpath=".//r:item"/><xs:field xpath="@serial"/></xs:unique>
              <xs:keyref name="itemRef" refer="r:itemKey">
                <xs:selector xpath="r:use|r:more/r:use"/><xs:field xpath="@code"/><xs:field xpath="@part"/>
              </xs:keyref>
            </xs:element>
            <xs:element name="open" minOccurs="0">
              <xs:complexType>
                <xs:sequence>
                  <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
                  <xs:element name="strict" minOccurs="0">
                    <xs:complexType>
                      <xs:sequence><xs:any processContents="strict" minOccurs="0" maxOccurs="2"/></xs:sequence>
                      <xs:anyAttribute namespace="urn:other ##local" processContents="strict"/>
                    </xs:complexType>
                  </xs:element>
                  <xs:element name="skip" minOccurs="0">
                    <xs:complexType>
                      <xs:sequence><xs:any namespace="##any" processContents="skip" minOccurs="0"/></xs:sequence>
                      <xs:anyAttribute processContents="skip"/>
                    </xs:complexType>
                  </xs:element>
                </xs:sequence>
                <xs:anyAttribute namespace="##other" processContents="lax"/>
              </xs:complexType>
            </xs:element>
          </xs:sequence>
          <xs:attribute name="version" type="xs:decimal" fixed="1.0"/>
        </xs:complexType>
      </xs:element>
    </xs:schema>
    """

  /// Has no namespace of its own: it takes on the includer's.
  static let types = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
      <xs:element name="shape" type="shape" abstract="true"/>
      <xs:element name="circle" substitutionGroup="shape" type="circle"/>
      <xs:element name="disc" substitutionGroup="circle"/>
      <xs:element name="square" substitutionGroup="shape" type="shape"/>
      <xs:complexType name="shape"><xs:attribute name="id" type="xs:ID"/><xs:attribute name="to" type="xs:IDREF"/></xs:complexType>
      <xs:complexType name="circle">
        <xs:complexContent><xs:extension base="shape"><xs:attribute name="radius" type="positive" use="required"/></xs:extension></xs:complexContent>
      </xs:complexType>
      <xs:simpleType name="positive"><xs:restriction base="xs:decimal"><xs:minExclusive value="0"/><xs:fractionDigits value="2"/><xs:totalDigits value="4"/></xs:restriction></xs:simpleType>
      <xs:complexType name="all">
        <xs:all>
          <xs:element name="a" type="xs:string"/>
          <xs:element name="b" type="xs:boolean" minOccurs="0"/>
          <xs:element name="c" type="xs:date"/>
        </xs:all>
      </xs:complexType>
      <xs:group name="pair">
        <xs:sequence>
          <xs:element name="left" type="xs:token"/>
          <xs:choice><xs:element name="right" type="xs:token"/><xs:element name="none"><xs:complexType/></xs:element></xs:choice>
        </xs:sequence>
      </xs:group>
      <xs:complexType name="mixed" mixed="true">
        <xs:choice minOccurs="0" maxOccurs="unbounded">
          <xs:element name="em" type="xs:string"/><xs:element name="br"><xs:complexType/></xs:element>
        </xs:choice>
      </xs:complexType>
      <xs:complexType name="base" abstract="true"><xs:sequence><xs:element name="name" type="xs:NCName"/></xs:sequence></xs:complexType>
      <xs:complexType name="longer">
        <xs:complexContent><xs:extension base="base"><xs:sequence><xs:element name="size" type="xs:int" minOccurs="2" maxOccurs="4"/></xs:sequence></xs:extension></xs:complexContent>
      </xs:complexType>
      <xs:complexType name="stricter">
        <xs:complexContent><xs:restriction base="base"><xs:sequence><xs:element name="name" type="short"/></xs:sequence></xs:restriction></xs:complexContent>
      </xs:complexType>
      <xs:simpleType name="short"><xs:restriction base="xs:NCName"><xs:maxLength value="4"/></xs:restriction></xs:simpleType>
      <xs:complexType name="money">
        <xs:simpleContent><xs:extension base="amount"><xs:attributeGroup ref="currency"/></xs:extension></xs:simpleContent>
      </xs:complexType>
      <xs:complexType name="euros">
        <xs:simpleContent><xs:restriction base="money"><xs:maxInclusive value="99.99"/><xs:attribute name="unit" use="prohibited"/><xs:attribute name="currency" type="currencyCode" fixed="EUR"/></xs:restriction></xs:simpleContent>
      </xs:complexType>
      <xs:simpleType name="amount"><xs:restriction base="xs:decimal"><xs:minInclusive value="-1000"/><xs:maxExclusive value="1000"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="currencyCode"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{3}"/></xs:restriction></xs:simpleType>
      <xs:attributeGroup name="currency">
        <xs:attribute name="currency" default="EUR" type="currencyCode"/>
        <xs:attribute name="unit" type="xs:NMTOKENS"/>
      </xs:attributeGroup>
      <xs:complexType name="value"><xs:simpleContent><xs:extension base="xs:string"><xs:attributeGroup ref="values"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:attributeGroup name="values">
        <xs:attribute name="list" type="numbers"/>
        <xs:attribute name="union" type="sizeOrName"/>
        <xs:attribute name="enum" type="halves"/>
        <xs:attribute name="dates" type="soon"/>
        <xs:attribute name="hex"><xs:simpleType><xs:restriction base="xs:hexBinary"><xs:length value="2"/></xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="spaces"><xs:simpleType><xs:restriction base="xs:string"><xs:whiteSpace value="replace"/><xs:minLength value="2"/><xs:maxLength value="5"/></xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="both"><xs:simpleType><xs:restriction base="code"><xs:pattern value=".*[0-9]"/></xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="qname"><xs:simpleType><xs:restriction base="xs:QName"><xs:enumeration value="xs:a"/><xs:enumeration value="b"/></xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="span" type="longSpan"/>
        <xs:attribute name="float"><xs:simpleType><xs:restriction base="xs:float"><xs:minInclusive value="-1.5"/><xs:maxInclusive value="1e3"/></xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="uri" type="xs:anyURI"/>
        <xs:attribute name="lang" type="xs:language"/>
      </xs:attributeGroup>
      <xs:simpleType name="code"><xs:restriction base="xs:token"><xs:pattern value="[a-z]+[0-9]*"/><xs:pattern value="X.{2,}"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="numbers"><xs:restriction base="numberList"><xs:minLength value="1"/><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="numberList"><xs:list itemType="xs:integer"/></xs:simpleType>
      <xs:simpleType name="sizeOrName"><xs:union memberTypes="xs:positiveInteger"><xs:simpleType><xs:restriction base="xs:token"><xs:enumeration value="small"/><xs:enumeration value="very large"/></xs:restriction></xs:simpleType></xs:union></xs:simpleType>
      <xs:simpleType name="halves"><xs:restriction base="xs:decimal"><xs:enumeration value="0.5"/><xs:enumeration value="1"/><xs:enumeration value="1.50"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="soon"><xs:restriction base="xs:date"><xs:minInclusive value="2026-01-01"/><xs:maxExclusive value="2027-01-01"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="longSpan"><xs:restriction base="xs:duration"><xs:minInclusive value="P1D"/></xs:restriction></xs:simpleType>
      <xs:complexType name="keys">
        <xs:sequence>
          <xs:element name="item" minOccurs="0" maxOccurs="unbounded">
            <xs:complexType>
              <xs:sequence><xs:element name="part" type="xs:decimal" minOccurs="0"/></xs:sequence>
              <xs:attribute name="code" type="xs:token"/><xs:attribute name="serial" type="xs:integer"/>
            </xs:complexType>
          </xs:element>
          <xs:element name="use" type="use" minOccurs="0" maxOccurs="unbounded"/>
          <xs:element name="more" minOccurs="0"><xs:complexType><xs:sequence><xs:element name="use" type="use" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="use"><xs:attribute name="code" type="xs:token" use="required"/><xs:attribute name="part" type="xs:decimal" default="1"/></xs:complexType>
    </xs:schema>
    """

  static let other = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:other">
      <xs:element name="note" type="xs:string"/>
      <xs:element name="count" type="xs:int"/>
      <xs:attribute name="mark" type="xs:boolean"/>
    </xs:schema>
    """

  static let documents: [[UInt8]] = [
    """
    <root xmlns="urn:rich" xmlns:o="urn:other" version="1.00">
      <circle radius="2.5" id="c1"/>
      <square id="s1" to="c1"/>
      <disc radius="10" id="c2"/>
      <all><c>2026-03-14</c><a>x</a></all>
      <all><b>true</b><a/><c>2026-02-28Z</c></all>
      <left>l</left><right> r </right>
      <left>l</left><none/>
      <mixed>some <em>text</em> and<br/> more</mixed>
      <open o:mark="true"><o:note>x</o:note><o:count>3</o:count><o:free><o:count>4</o:count></o:free>
        <strict o:mark="0"><o:count>1</o:count><o:note/></strict><skip any="1"><whatever><x/></whatever></skip></open>
    </root>
    """,
    """
    <r:root xmlns:r="urn:rich" xmlns:xs="urn:xs" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:schemaLocation="urn:rich rich.xsd">
      <r:base xsi:type="r:longer"><r:name>n</r:name><r:size>1</r:size><r:size>2</r:size></r:base>
      <r:base xsi:type="r:stricter"><r:name>abcd</r:name></r:base>
      <r:money currency="USD">12.5</r:money>
      <r:money xsi:nil="true"/>
      <r:money xsi:type="r:euros" currency="EUR">9.99</r:money>
      <r:fixed>1.50</r:fixed><r:fixed/>
      <r:preset/><r:preset>8</r:preset>
      <r:value list="1 2 3" union="very large" enum="1.0">text</r:value>
      <r:value dates="2026-06-01" hex="0fA0" spaces=" a b " both="ab1" span="P2D" float="1e2" uri="http://a/b" lang="en"/>
      <r:value union="12" enum="0.50" both="Xyz9" list="-1"/>
    </r:root>
    """,
    """
    <root xmlns="urn:rich">
      <keys>
        <item code="a" serial="1"><part>1.0</part></item>
        <item code="b" serial="2"><part>1</part></item>
        <item code="a" serial="3"><part>2</part></item>
        <use code="a"/><use code="b" part="1.00"/><use code="a" part="2"/>
        <more><use code="a" part="1"/></more>
      </keys>
      <keys><item code="a"><part>1</part></item><use code="a"/></keys>
    </root>
    """,
  ].map { Array($0.utf8) }
}
