import CardLayout
import CardModel
import LayoutCore

/// The layouts that are measured.
enum LayoutWork {
  /// A tree of `cards` cards below one another, each of 25 boxes, 11 of them texts.
  static func tree(cards: Int) -> BoxTree {
    var builder = BoxTreeBuilder(capacity: cards * boxesPerCard + 1)
    builder.open(.column, BoxStyle { $0.spacing = 12 })
    for number in 0..<cards { addCard(number, &builder) }
    return builder.finish()
  }

  /// One card for itself.
  static func tree(card number: Int) -> BoxTree {
    var builder = BoxTreeBuilder(capacity: boxesPerCard)
    addCard(number, &builder)
    return builder.finish()
  }

  static let boxesPerCard = 25
  static let width = 361.0

  private static let titles = [
    "Cooling pump", "Compressor station North", "Replace the seal of the main valve before the next inspection",
    "Überprüfung der Kühlmittelpumpe", "Conveyor belt 4",
  ]
  private static let notes = [
    "Due today", "In progress since Monday morning", "Ordered by M. Weber, hall 4, to be delivered with the next shift",
  ]

  private static func setting(_ size: Double, _ leading: Double, lines: Int = 0) -> TextSetting {
    TextSetting(face: size > 16 ? .semibold : .regular, size: size, leading: leading, lineLimit: lines)
  }

  private static func addCard(_ number: Int, _ builder: inout BoxTreeBuilder) {
    builder.open(
      .column,
      BoxStyle {
        $0.width = .fill
        $0.padding = Insets(16)
        $0.spacing = 8
      })
    builder.add(
      .row,
      BoxStyle {
        $0.width = .fill
        $0.spacing = 12
      }
    ) { builder in
      builder.addLeaf(
        BoxStyle {
          $0.width = .fixed(45)
          $0.height = .fixed(45)
        })
      builder.add(.column, BoxStyle { $0.width = .fill }) { builder in
        builder.addText(titles[number % titles.count] + " \(number)", setting(17, 22, lines: 2))
        builder.addText(notes[number % notes.count], setting(15, 20))
        builder.addText("WO-\(number)", setting(13, 18))
      }
      builder.add(.column, BoxStyle { $0.horizontal = .trailing }) { builder in
        builder.addText("High", setting(13, 18), BoxStyle { $0.priority = 1 })
        builder.addText("\(number % 28) Nov", setting(13, 18))
      }
    }
    builder.add(
      .flow,
      BoxStyle {
        $0.spacing = 8
        $0.lineSpacing = 8
      }
    ) { builder in
      for tag in ["Pump", "Hall \(number % 9)", "Overdue"] {
        builder.add(.overlay, BoxStyle { $0.padding = Insets(vertical: 3, horizontal: 8) }) { builder in
          builder.addFilling()
          builder.addText(tag, setting(13, 18, lines: 1))
        }
      }
    }
    builder.add(
      .equalRow,
      BoxStyle {
        $0.width = .fill
        $0.spacing = 8
      }
    ) { builder in
      for title in ["Reject", "Approve"] {
        builder.add(.overlay, BoxStyle { $0.height = .atLeast(44) }) { builder in
          builder.addText(title, setting(15, 20, lines: 1))
        }
      }
    }
    builder.addLeaf(
      BoxStyle {
        $0.width = .fill
        $0.height = .fixed(1)
      })
    builder.addText(notes[(number + 1) % notes.count], setting(13, 18, lines: 2))
    builder.close()
  }

  /// 20 devices, 12 text sizes and both directions.
  static let environments: [CardEnvironment] = Device.all.prefix(20).flatMap { device in
    TextSizeCategory.allCases.flatMap { size in
      LayoutDirection.allCases.map { direction in
        var environment = CardEnvironment(device)
        environment.textSize = size
        environment.direction = direction
        return environment
      }
    }
  }
}
