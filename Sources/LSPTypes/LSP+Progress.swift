package import JSON

extension LSP {
  /// Names a progress report.
  package enum ProgressToken: Hashable, Sendable, JSONDecodable, JSONEncodable {
    case integer(Int64)
    case string(String)

    package init(json value: JSONValue) throws(DecodingFailure) {
      if let string = value.string {
        self = .string(string)
      } else if let integer = value.wideInteger {
        self = .integer(integer)
      } else {
        throw DecodingFailure(expected: "an integer or a string", found: value.foundKind)
      }
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      switch self {
      case .integer(let value): writer.value(value)
      case .string(let value): writer.value(value)
      }
    }
  }

  /// The parameters of requests and notifications that only name a progress report.
  package struct ProgressTokenParams: Hashable, Sendable, JSONDecodable, JSONEncodable {
    /// Names the progress report.
    package var token: ProgressToken

    package init(token: ProgressToken) { self.token = token }

    package init(json value: JSONValue) throws(DecodingFailure) {
      token = try value.required("token")
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object { $0.member("token", token) }
    }
  }

  /// The parameters of `$/progress` for work that takes a while.
  package struct WorkDoneProgressParams: Hashable, Sendable, JSONEncodable {
    /// What is reported.
    package enum Value: Hashable, Sendable {
      case begin(title: String, cancellable: Bool)
      case report(message: String, percentage: Int)
      case end(message: String)
    }

    /// Names the progress report.
    package var token: ProgressToken
    /// What is reported.
    package var value: Value

    package init(token: ProgressToken, value: Value) {
      self.token = token
      self.value = value
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("token", token)
        $0.member("value") { $0.object { encodeValue(to: &$0) } }
      }
    }

    private func encodeValue(to writer: inout JSONWriter) {
      switch value {
      case .begin(let title, let cancellable):
        writer.member("kind", "begin")
        writer.member("title", title)
        writer.member("cancellable", cancellable)
        writer.member("percentage", 0)
      case .report(let message, let percentage):
        writer.member("kind", "report")
        writer.member("message", message)
        writer.member("percentage", percentage)
      case .end(let message):
        writer.member("kind", "end")
        writer.member("message", message)
      }
    }
  }

  /// How serious a message to the user is; the raw value is LSP's `MessageType`.
  package enum MessageType: Int, Sendable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }

  /// The parameters of `window/showMessage` and `window/logMessage`.
  package struct ShowMessageParams: Hashable, Sendable, JSONEncodable {
    /// How serious it is.
    package var type: MessageType
    /// The text for people.
    package var message: String

    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("type", type.rawValue)
        $0.member("message", message)
      }
    }
  }
}
