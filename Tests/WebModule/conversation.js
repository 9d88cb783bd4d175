// What pages and editors say to the core; the same in Node and in browsers.
import { places } from "./mutants.js";

let number = 0;
/** A notification. */
export const told = (method, params) => JSON.stringify({ jsonrpc: "2.0", method, params });
/** A request. */
export const asked = (method, params) => JSON.stringify({ jsonrpc: "2.0", id: ++number, method, params });
/** How a conversation begins. */
export const initialize = ["initialize", { capabilities: { textDocument: { codeAction: { codeActionLiteralSupport: {} } } } }];

/** All that is asked about a text while it is open; `count` is how many places in it. */
export function conversation(uri, text, count, random) {
  const textDocument = { uri };
  const spots = places(text, count, random);
  const lines = text.split("\n").length;
  const range = { start: { line: 0, character: 0 }, end: { line: lines, character: 0 } };
  return [
    // Answered by the findings.
    told("textDocument/didOpen", { textDocument: { uri, languageId: "xml", version: 1, text } }),
    ...spots.map((position) => asked("textDocument/completion", { textDocument, position })),
    ...spots.map((position) => asked("textDocument/hover", { textDocument, position })),
    ...spots.slice(0, 2).flatMap((position) =>
      ["definition", "prepareRename", "linkedEditingRange", "documentHighlight"].map((name) => asked(`textDocument/${name}`, { textDocument, position }))),
    ...["semanticTokens/full", "foldingRange", "documentLink", "documentColor", "codeLens", "diagnostic"].map((name) =>
      asked(`textDocument/${name}`, { textDocument })),
    asked("textDocument/inlayHint", { textDocument, range }),
    asked("textDocument/selectionRange", { textDocument, positions: spots }),
    asked("textDocument/codeAction", { textDocument, range, context: { diagnostics: [] } }),
    asked("textDocument/documentSymbol", { textDocument }),
    asked("textDocument/formatting", { textDocument, options: { tabSize: 2, insertSpaces: true } }),
    asked("cardwright/draw", { uri }),
    asked("cardwright/draw", { uri, typeface: "system" }),
    asked("cardwright/draw", { uri, platform: "android", appearance: "dark", textSize: "xxxLarge", overlays: ["boxes", "targets"] }),
    told("textDocument/didClose", { textDocument }),
  ];
}
