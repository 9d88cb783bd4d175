// @ts-check
'use strict';

const vscode = require('vscode');

/** Milliseconds that the cursor rests until the server is told. */
const DELAY = 30;

/**
 * Tells the server where the cursor is, so that the preview outlines the element there.
 * @param {import('./server').Server} server
 * @returns {vscode.Disposable}
 */
function reportCursor(server) {
  /** @type {Timer | undefined} */
  let timer;
  /** @param {vscode.TextEditor | undefined} editor */
  const report = (editor) => {
    clearTimeout(timer);
    if (!editor || !server.serves(editor.document)) return;
    timer = setTimeout(() => {
      const { line, character } = editor.selection.active;
      server.notify('cardwright/cursor', {
        textDocument: { uri: server.address(editor.document.uri) },
        position: { line, character },
      });
    }, DELAY);
  };
  return vscode.Disposable.from(
    vscode.window.onDidChangeTextEditorSelection((change) => report(change.textEditor)),
    vscode.window.onDidChangeActiveTextEditor(report),
    new vscode.Disposable(() => clearTimeout(timer))
  );
}

module.exports = { reportCursor };
