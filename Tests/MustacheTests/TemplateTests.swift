import JSON
import Mustache
import Testing

/// Changes for the templates of these tests.
private enum Change: String {
  case loud, first, nothing
}

private func rendered(_ templates: [String: String], _ value: JSONValue) throws -> String {
  try TemplateLibrary<Change>(templates).rendered("page", value) { change, value in
    switch change {
    case .loud: .string((value.string ?? "").uppercased())
    case .first: value[0] ?? .null
    case .nothing: .null
    }
  }
}

@Suite struct TemplateTests {
  private static let value: JSONValue = [
    "a": "x < \"y\"", "n": 3, "half": 1.5, "whole": 2.0, "yes": true, "no": false, "empty": "", "null": nil,
    "list": ["p", "q"], "none": [], "inner": ["a": "inside", "own": "o"],
    "rows": [["name": "1", "cells": [["c": "a"], ["c": "b"]]], ["name": "2"]],
  ]

  @Test(arguments: [
    ("{{a}} {{{a}}}", "x &lt; &quot;y&quot; x < \"y\""), ("{{n}} {{half}} {{whole}} {{yes}}", "3 1.5 2 true"),
    ("<{{missing}}{{empty}}{{null}}{{list}}{{inner}}>", "<>"), ("{ {a} } {{n}}}", "{ {a} } 3}"),
    ("{{loud(a)}} {{{loud(a)}}}", "X &lt; &quot;Y&quot; X < \"Y\""), ("<{{nothing(a)}}{{loud(missing)}}>", "<>"),
  ])
  func variables(_ template: String, _ expected: String) throws {
    #expect(try rendered(["page": template], Self.value) == expected)
  }

  @Test(arguments: [
    ("{{#yes}}y{{/yes}}{{#no}}n{{/no}}{{^no}}N{{/no}}{{^yes}}Y{{/yes}}", "yN"),
    ("{{#list}}[{{.}}{{loud(.)}}]{{/list}}", "[pP][qQ]"),
    ("{{#none}}n{{/none}}{{^none}}N{{/none}}{{^empty}}E{{/empty}}{{^missing}}M{{/missing}}", "NEM"),
    ("{{#inner}}{{a}} {{n}} {{.a}} <{{.n}}>{{/inner}}", "inside 3 inside <>"),
    ("{{#first(list)}}{{.}}{{/first(list)}}", "p"),
    ("{{#rows}}{{.name}}:{{#.cells}}{{.c}}{{name}}{{/.cells}}{{^.cells}}-{{/.cells}} {{/rows}}", "1:a1b1 2:- "),
  ])
  func sections(_ template: String, _ expected: String) throws {
    #expect(try rendered(["page": template], Self.value) == expected)
  }

  @Test func presenceIsAskedForByName() throws {
    let template = "{{#hasList}}L{{/hasList}}{{^hasThing}}T{{/hasThing}}{{#inner}}{{^hasList}}I{{/hasList}}{{/inner}}"
    #expect(try rendered(["page": template], Self.value) == "LTI")
    #expect(try rendered(["page": "{{hash}}"], ["hash": "#"]) == "#")
  }

  @Test func aTagAloneOnItsLineTakesTheLine() throws {
    let template = "a\n{{#list}}\n- {{.}}\n  {{/list}}  \nb {{#yes}}\nc\n{{/yes}} d\n{{#no}}{{/no}}\n{{n}}\n{{#yes}}"
    #expect(try rendered(["page": template + "\n{{/yes}}"], Self.value) == "a\n- p\n- q\nb \nc\n d\n\n3\n")
  }

  @Test func aPartialIsIndentedLikeItsTag() throws {
    let node = "- {{.name}}\n{{#.nodes}}\n  {{>node}}\n{{/.nodes}}\n"
    let tree: JSONValue = [
      "tree": ["name": "a", "nodes": [["name": "b\nb", "nodes": [["name": "c"]]], ["name": "d"]]]
    ]
    #expect(
      try rendered(["page": "{{#tree}}\n{{>node}}\n{{/tree}}\nend", "node": node], tree)
        == "- a\n  - b\nb\n    - c\n  - d\nend")
    #expect(try rendered(["page": "<{{>node}}>", "node": "x\ny"], tree) == "<x\ny>")
    #expect(try rendered(["page": "  {{>node}}", "node": "x\ny"], tree) == "  x\n  y")
  }

  @Test func blocksAreFilledInFromOutside() throws {
    let templates = [
      "base": "<{{$head}}head{{/head}}|{{$body}}body{{/body}}>\n",
      "layout": "{{<base}}{{$head}}{{a}}{{/head}}{{/base}}",
      "page": "{{<layout}}\n{{$body}}\n{{n}}!\n{{/body}}\nwhat stands between says nothing\n{{/layout}}\n",
    ]
    #expect(try rendered(templates, ["a": "A", "n": 1]) == "<A|1!\n>\n")
    #expect(try rendered(["page": templates["base", default: ""]], nil) == "<head|body>\n")
  }

  @Test func whatFillsABlockMayHaveABlockOfItsName() throws {
    let templates = ["base": "<{{$a}}a{{/a}}>", "page": "{{<base}}{{$a}}[{{$a}}b{{/a}}]{{/a}}{{/base}}"]
    #expect(try rendered(templates, nil) == "<[b]>")
  }

  @Test func theFirstOfTheNamesWithAFaultIsTold() {
    let templates = ["c": "{{c", "page": "{{>d}}", "b": "{{/b}}"]
    let error = #expect(throws: TemplateError.self) { try rendered(templates, nil) }
    #expect(error?.template == "b")
  }

  @Test func noTemplateIsNothing() throws {
    #expect(try rendered(["other": "x"], nil).isEmpty)
  }

  @Test(arguments: [
    ("a\n{{#a}}\n", "page:2: nothing closes {{a}}"), ("{{/a}}", "page:1: {{/a}} closes nothing"),
    ("{{#a}}\n{{#b}}{{/a}}{{/b}}", "page:2: {{/a}} closes nothing"), ("\n\n{{a", "page:3: a tag has no end"),
    ("{{{a}}", "page:1: a tag has no end"), ("{{}}", "page:1: a tag is one name"),
    ("{{a b}}", "page:1: a tag is one name"), ("{{&a}}", "page:1: a tag is one name"),
    ("{{a.b}}", "page:1: a tag is one name"), ("{{=x=}}", "page:1: a tag is one name"),
    ("{{a)}}", "page:1: a tag is one name"), ("{{first(a)b)}}", "page:1: a tag is one name"),
    ("{{quiet(a)}}", "page:1: there is no transform for quiet(a)"),
    ("\n{{>node}}", "page:2: there is no template node"), ("{{<node}}{{/node}}", "page:1: there is no template node"),
  ])
  func faultsAreTold(_ template: String, _ expected: String) {
    do {
      _ = try rendered(["page": template], nil)
      Issue.record("no error")
    } catch {
      #expect("\(error)" == expected)
    }
  }
}
