// swift-tools-version: 6.2
// Targets stand floor by floor, from the ground up; a target imports only targets above it in this list.
// Within a floor they are sorted; each target is followed by what it may import, sorted.

import PackageDescription

/// The same strict settings for every target; continuous integration takes no warning.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + (Context.environment["CARDWRIGHT_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : [])

func target(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name), "TestSupport"] + dependencies, exclude: exclude,
    swiftSettings: strict)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let filePaths = Target.Dependency.product(
  name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux]))
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioWebSocket = Target.Dependency.product(name: "NIOWebSocket", package: "swift-nio")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")

let package = Package(
  name: "cardwright",
  products: [
    .executable(name: "cardwright", targets: ["cardwright"]),
    .library(name: "CardwrightCore", targets: ["CardwrightCore"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    // Without traits: with its own default it would bring Foundation.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // Ground: what stands alone: values, arithmetic, formats of the wire, the system. Nothing of cards.
    .systemLibrary(name: "CAllocator"),
    .target(
      name: "CBundledData",
      exclude: [
        "INTER-LICENSE.txt", "Scripts", "UNICODE-LICENSE.txt", "fonts-72.bin", "fonts-system.bin", "icon-shapes.tsv",
        "icons.txt", "illustrations.tsv", "palette.tsv", "schema-texts.bin", "schema.bin", "text-properties.bin",
      ], cSettings: []),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    target("ArgumentParserFoundation", ["JSON"]),
    target("BundledData", ["CBundledData", "Standards"]),
    target("ChildProcess", [filePaths, subprocess]),
    target("FileSystem"),
    target("JSON", ["Standards"]),
    target("JSONRPC", ["JSON"]),
    target("JSONRPCChannel", ["JSON", "JSONRPC"]),
    target("LSPTypes", ["JSON", "Standards"]),
    target("LayoutCore", ["Standards"]),
    target("Markdown"),
    target("Mustache", ["JSON", "Standards"]),
    target("SchemaModel", ["Standards"]),
    target("SourceText", ["Standards"]),
    target("Standards"),

    // Models: what a text and a schema mean.
    target("Guidelines", ["SchemaModel"]),
    target("LibXML2Judge", ["CLibXML2", "SchemaModel", "SchemaReader"]),
    target("SchemaReader", ["SchemaModel", "SourceText", "Standards", "XMLSyntax"]),
    target("SchemaValidation", ["SchemaModel", "SourceText", "Standards", "XMLSyntax"]),
    target("XMLSyntax", ["SourceText", "Standards"]),

    // Features: cards, their layout, their rules, what an editor asks.
    target("CardModel", ["JSON", "SourceText", "Standards", "XMLSyntax"]),
    target("CardLayout", ["BundledData", "CardModel", "LayoutCore", "Standards"]),
    target("SceneLayout", ["CardLayout", "CardModel", "LayoutCore", "Standards"]),
    target("SceneMotion", ["CardLayout", "CardModel", "LayoutCore", "SceneLayout"]),
    target(
      "Rendering",
      [
        "BundledData", "CardLayout", "CardModel", "JSON", "LayoutCore", "SceneLayout", "SceneMotion", "SourceText",
        "Standards",
      ]),
    target(
      "DesignRules",
      [
        "BundledData", "CardLayout", "CardModel", "Guidelines", "JSON", "LayoutCore", "SceneLayout", "SchemaModel",
        "SchemaValidation", "SourceText", "Standards", "XMLSyntax",
      ]),
    target(
      "CardAnalysis",
      [
        "CardLayout", "CardModel", "CardProject", "DesignRules", "JSON", "LayoutCore", "SceneLayout", "SceneMotion",
        "SchemaModel", "SchemaValidation", "SourceText", "Standards", "XMLSyntax",
      ]),
    target(
      "CardProject",
      ["CardLayout", "CardModel", "Guidelines", "JSON", "SchemaModel", "SourceText", "Standards", "XMLSyntax"]),
    target(
      "CardComparison", ["CardAnalysis", "CardLayout", "CardModel", "LayoutCore", "SourceText", "XMLSyntax"]),
    target(
      "EditorFeatures",
      [
        "BundledData", "CardAnalysis", "CardModel", "Guidelines", "JSON", "Markdown", "SceneMotion", "SchemaModel",
        "SourceText", "Standards", "XMLSyntax",
      ]),
    target(
      "Configuration",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "DesignRules", "EditorFeatures", "Handover", "JSON",
        "SourceText",
        "Standards",
      ]),
    target(
      "CardwrightCore",
      [
        "BundledData", "CardAnalysis", "CardLayout", "EditorFeatures", "LayoutCore", "Rendering", "SchemaModel",
        "SourceText", "Standards", "XMLSyntax",
      ]),
    target("Handover", ["BundledData", "CardModel", "JSON", "SchemaModel", "SourceText", "Standards", "XMLSyntax"]),

    // Edges: the only ones that see both a protocol and the features.
    target(
      "AgentServer",
      [
        "BundledData", "CardAnalysis", "CardComparison", "CardLayout", "CardModel", "Configuration", "DesignRules",
        "DocumentationGenerator",
        "EditorFeatures", "FileSystem", "JSON", "JSONRPC", "JSONRPCChannel", "LayoutCore", "Rasterizing", "Rendering",
        "Reporting",
        "SceneMotion", "SchemaModel", "SchemaValidation", "SourceText", "Standards", "Workers", "Workspace",
        "XMLSyntax",
      ]),
    target(
      "DocumentationGenerator",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "DesignRules", "Guidelines", "Handover", "JSON",
        "LayoutCore",
        "Markdown", "Mustache", "Rendering", "SchemaModel", "SourceText", "Standards", "XMLSyntax",
      ], exclude: ["Site"]),
    target(
      "EditorWire",
      [
        "BundledData", "CardAnalysis", "CardLayout", "EditorFeatures", "JSON", "JSONRPC", "LSPTypes", "LayoutCore",
        "SourceText",
        "XMLSyntax",
      ]),
    target(
      "LanguageServer",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "CardProject", "ChildProcess", "Configuration",
        "EditorFeatures", "EditorWire",
        "FileSystem", "Handover", "JSON", "JSONRPC", "JSONRPCChannel", "LSPTypes", "LocalPreview",
        "LoopbackCarrier", "PreviewServer", "Rendering",
        "SceneMotion", "SourceText", "Standards", "Workers", "Workspace", "XMLSyntax",
      ]),
    target("LocalPreview", ["FileSystem", "JSON", "PreviewServer", "Rasterizing", "Workspace"]),
    target(
      "LoopbackCarrier",
      [nioCore, nioHTTP1, nioPosix, nioWebSocket, "FileSystem", "JSON", "PreviewServer", "Standards", "Workspace"]),
    target("Playground", ["BundledData", "JSON", "PreviewServer", "Standards"], exclude: ["Page"]),
    target(
      "PreviewServer",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "CardProject", "EditorFeatures",
        "Guidelines", "JSON", "LayoutCore", "Rendering", "SceneLayout", "SceneMotion", "SchemaModel",
        "SchemaValidation", "SourceText", "Standards", "XMLSyntax",
      ], exclude: ["Channel.md", "Page"]),
    target("Rasterizing", ["ChildProcess", "FileSystem", "LayoutCore", "Standards"]),
    target("Reporting", ["CardComparison", "JSON", "Markdown", "SourceText", "Standards"]),
    target(
      "WebCore",
      [
        "CardAnalysis", "CardProject", "CardwrightCore", "EditorFeatures", "EditorWire", "JSON", "JSONRPC", "LSPTypes",
        "PreviewServer", "Rendering", "SourceText", "Standards",
      ]),
    target("Workers", ["CAllocator", "CardAnalysis"]),
    target(
      "Workspace",
      [
        "CardAnalysis", "CardModel", "CardProject", "ChildProcess", "Configuration", "FileSystem", "Handover", "JSON",
        "SourceText", "Standards", "XMLSyntax",
      ]),

    // Top: one subcommand a file.
    .executableTarget(
      name: "cardwright",
      dependencies: [
        argumentParser, "AgentServer", "ArgumentParserFoundation", "BundledData", "CardAnalysis", "CardComparison",
        "CardLayout", "CardModel",
        "CardProject", "CardwrightCore", "ChildProcess",
        "Configuration",
        "DesignRules", "DocumentationGenerator", "EditorFeatures", "EditorWire", "FileSystem", "Handover", "JSON",
        "JSONRPC",
        "JSONRPCChannel", "LanguageServer", "LayoutCore", "LibXML2Judge", "LocalPreview", "LoopbackCarrier",
        "Playground",
        "PreviewServer", "Rasterizing", "Rendering",
        "Reporting", "SceneMotion", "SchemaModel", "SchemaReader", "SchemaValidation", "SourceText", "Standards",
        "Workers", "Workspace", "XMLSyntax",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "cardwright-bench",
      dependencies: [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "EditorFeatures", "FileSystem", "LayoutCore",
        "SceneLayout", "SchemaReader", "SchemaValidation", "SourceText", "XMLSyntax",
      ],
      path: "Benchmarks/Bench", swiftSettings: strict),

    // Tests.
    .executableTarget(
      name: "LayoutProbe", dependencies: ["BundledData", "JSON", "LayoutCore"], path: "Tests/LayoutProbe",
      swiftSettings: strict, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "Fuzz",
      dependencies: [
        nioCore, nioEmbedded, "AgentServer", "BundledData", "CardAnalysis", "CardLayout", "Configuration",
        "EditorFeatures", "EditorWire", "Handover", "JSON",
        "JSONRPC",
        "LanguageServer", "LoopbackCarrier", "PreviewServer", "SchemaModel", "SchemaReader", "SchemaValidation",
        "SourceText", "Standards",
        "TestSupport", "XMLSyntax",
      ], path: "Tests/Fuzz", exclude: ["Corpus", "Words", "fuzz.py"], swiftSettings: strict),
    .executableTarget(
      name: "SceneProof",
      dependencies: [
        "CardLayout", "CardModel", "LayoutCore", "SceneLayout", "SceneMotion", "SourceText", "Standards", "XMLSyntax",
      ],
      path: "Tests/SceneProof", swiftSettings: strict),
    .executableTarget(
      name: "WebProbe", dependencies: ["BundledData", "DesignRules", "JSON", "SourceText", "Standards", "WebCore"],
      path: "Tests/WebProbe", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["SourceText", "XMLSyntax"], path: "Tests/TestSupport", swiftSettings: strict),
    tests(
      "AgentServer",
      [
        "BundledData", "CardAnalysis", "CardProject", "JSON", "JSONRPC", "SchemaReader", "SourceText", "Workers",
        "Workspace",
      ]),
    tests("ArgumentParserFoundation"),
    .testTarget(name: "ArchitectureTests", dependencies: ["BundledData", "Guidelines"], swiftSettings: strict),
    tests("BundledData"),
    tests("CardAnalysis", ["BundledData", "CardLayout", "CardModel", "JSON", "LayoutCore", "SourceText", "XMLSyntax"]),
    tests(
      "CardComparison",
      ["BundledData", "CardAnalysis", "CardLayout", "JSON", "SchemaReader", "SourceText", "XMLSyntax"]),
    tests(
      "CardLayout",
      ["BundledData", "CardModel", "JSON", "LayoutCore", "SceneLayout", "SourceText", "Standards", "XMLSyntax"]),
    tests("CardModel", ["SourceText", "Standards", "XMLSyntax"]),
    tests("CardProject", ["BundledData", "CardModel", "JSON", "SchemaReader", "SourceText", "XMLSyntax"]),
    .testTarget(name: "CardwrightCoreTests", dependencies: ["CardwrightCore"], swiftSettings: strict),
    tests("ChildProcess"),
    tests(
      "Configuration",
      ["CardAnalysis", "CardLayout", "CardModel", "DesignRules", "EditorFeatures", "JSON", "SourceText"]),
    tests(
      "DesignRules",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "Guidelines", "JSON", "LayoutCore", "SceneLayout",
        "SchemaModel", "SchemaReader", "SchemaValidation", "SourceText", "Standards", "XMLSyntax",
      ]),
    tests(
      "DocumentationGenerator",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "DesignRules", "EditorFeatures", "JSON",
        "SchemaModel", "SchemaReader", "SchemaValidation", "SourceText", "Standards", "XMLSyntax",
      ]),
    tests(
      "EditorFeatures",
      [
        "BundledData", "CardAnalysis", "CardProject", "JSON", "SchemaModel", "SchemaReader", "SchemaValidation",
        "SourceText", "XMLSyntax",
      ]),
    tests("FileSystem"),
    tests(
      "Handover",
      [
        "BundledData", "CardModel", "JSON", "SchemaModel", "SchemaReader", "SchemaValidation", "SourceText",
        "Standards",
        "XMLSyntax",
      ],
      exclude: ["Golden"]),
    tests("JSON"),
    tests("JSONRPC", ["JSON"]),
    tests("LSPTypes", ["JSON"]),
    tests(
      "LanguageServer",
      [
        "CardAnalysis", "CardLayout", "CardwrightCore", "EditorFeatures", "EditorWire", "FileSystem", "JSON", "JSONRPC",
        "LSPTypes", "PreviewServer", "SourceText", "Workers",
      ]),
    tests("LayoutCore", ["BundledData"], exclude: ["UnicodeData"]),
    tests("Markdown"),
    tests("Mustache", ["JSON"]),
    tests(
      "LoopbackCarrier",
      [nioCore, nioEmbedded, nioHTTP1, nioWebSocket, "FileSystem", "JSON", "LocalPreview", "PreviewServer"]),
    tests(
      "PreviewServer",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "FileSystem", "JSON", "SceneMotion", "SchemaModel",
        "SchemaReader", "SourceText", "XMLSyntax",
      ]),
    tests("Rasterizing"),
    tests(
      "Rendering",
      [
        "BundledData", "CardAnalysis", "CardLayout", "CardModel", "JSON", "LayoutCore", "SceneLayout",
        "SceneMotion", "SchemaModel", "SchemaReader", "SourceText", "Standards", "XMLSyntax",
      ], exclude: ["Golden"]),
    tests("Reporting", ["CardComparison", "JSON", "SourceText"]),
    tests("SceneLayout", ["CardLayout", "CardModel", "LayoutCore", "SourceText", "XMLSyntax"]),
    tests(
      "SceneMotion",
      [
        "BundledData", "CardLayout", "CardModel", "LayoutCore", "SceneLayout", "SceneProof", "SourceText", "XMLSyntax",
      ]),
    tests("SchemaModel"),
    tests("SchemaReader", ["BundledData", "CLibXML2", "LibXML2Judge", "SchemaModel", "Standards", "XMLSyntax"]),
    tests(
      "SchemaValidation", ["BundledData", "LibXML2Judge", "SchemaModel", "SchemaReader", "SourceText", "XMLSyntax"]),
    tests("SourceText"),
    tests("Standards"),
    tests("WebCore", ["BundledData", "JSON", "SourceText"]),
    tests(
      "Workspace",
      [
        "BundledData", "CardAnalysis", "CardProject", "Configuration", "FileSystem", "JSON", "SchemaReader",
        "SourceText", "Standards",
      ]),
    tests("XMLSyntax", ["SourceText"]),
  ]
)
