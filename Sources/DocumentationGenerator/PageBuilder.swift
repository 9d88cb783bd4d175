import CardLayout
import CardModel
import JSON
import SchemaModel
import SourceText

/// Gathers the contents of pages.
struct PageBuilder: Sendable {
  /// What a page is made for.
  enum Subject: Sendable {
    /// The declarations of one expanded name.
    case element([ElementID])
    case simpleType(SimpleTypeID)
    case complexType(ComplexTypeID)
    case rule(DiagnosticKind)
    case device(Device)
    case example(Int)
    case guide(Guide)
    case icons, colors, textStyles
    case commands
  }

  let material: PageMaterial
  private var schema: Schema { material.schema }

  /// Everything that has a page of its own, in the order of the navigation.
  var subjects: [Subject] {
    var subjects: [Subject] = material.source.isCardLanguage ? GuidePage(material: material).all.map { .guide($0) } : []
    subjects += elementGroups.map { .element($0) }
    subjects += schema.simpleTypes.indices.dropFirst(BuiltInType.allCases.count)
      .filter { schema.simpleTypes[$0].name != nil }.map { .simpleType(SimpleTypeID($0)) }
    subjects += schema.complexTypes.indices.dropFirst()
      .filter { schema.complexTypes[$0].name != nil }.map { .complexType(ComplexTypeID($0)) }
    subjects += material.source.kinds.map { .rule($0) }
    guard material.source.isCardLanguage else { return subjects }
    subjects += Device.all.map { .device($0) }
    subjects += material.examples.indices.map { .example($0) }
    return subjects + [.icons, .colors, .textStyles, .commands]
  }

  /// The declarations of each expanded name, global ones first, in the order of the schema.
  private var elementGroups: [[ElementID]] {
    var groups: [[ElementID]] = []
    var places: [ExpandedName: Int] = [:]
    let ids = schema.elements.indices.map { ElementID($0) }
    for id in ids.filter({ schema[$0].isGlobal }) + ids.filter({ !schema[$0].isGlobal }) {
      let name = schema[id].expandedName
      if let place = places[name] {
        groups[place].append(id)
      } else {
        places[name] = groups.count
        groups.append([id])
      }
    }
    return groups
  }

  /// The pages of `subject`.
  func drafts(of subject: Subject) -> [PageDraft] {
    switch subject {
    case .element(let declarations): [ElementPage(material: material).draft(declarations)]
    case .simpleType(let type): [TypePage(material: material).draft(type)]
    case .complexType(let type): [TypePage(material: material).draft(type)]
    case .rule(let kind): [RulePage(material: material).draft(kind)]
    case .device(let device): [DevicePage(material: material).draft(device)]
    case .example(let index): [ExamplePage(material: material).draft(material.examples[index])]
    case .guide(let guide): [GuidePage(material: material).draft(guide)]
    case .icons: DesignPages(material: material).icons
    case .colors: [DesignPages(material: material).colors]
    case .textStyles: [DesignPages(material: material).textStyles]
    case .commands: CommandPages(commandLine: material.source.commandLine).all
    }
  }
}
