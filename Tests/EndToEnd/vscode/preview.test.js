// The preview in a panel: the extension between a page and the real server.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const window_ = require('./window.js');

window_.beforeAndAfterEach();
const { until, open } = window_;

/** Opens the preview of an example; its panel, and the page in it that has said hello and what it shows. */
async function preview(name) {
  const { vscode, seen } = window_;
  const editor = await open(name);
  await until('the card is checked', () => seen.findings.has(editor.document.uri.toString()));
  await vscode.commands.executeCommand('cardwright.openPreview');
  const panel = seen.panels.at(-1);
  greet(panel, editor.document.uri.toString());
  await until('the page is greeted', () => posted(panel, 'hello').length);
  return { editor, panel };
}

function greet(panel, uri) {
  panel.send({ type: 'hello', protocol: 1, uri });
  panel.send({ type: 'show', uri, views: [{ id: 'a', device: 'iphone-15' }], overlays: [] });
}

const posted = (panel, type) => panel.webview.posted.filter((message) => message.type === type);
const drawn = (panel, text) => posted(panel, 'frames').some(({ views }) => views.some(({ svg }) => svg?.includes(text)));

test('the preview opens beside the card, sealed, and follows every change', async () => {
  const { vscode } = window_;
  const { editor, panel } = await preview('work-order.card.xml');
  assert.equal(panel.title, 'Preview work-order');
  assert.deepEqual(panel.column, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  assert.deepEqual(panel.options.localResourceRoots, []);
  const { html } = panel.webview;
  assert.match(html, /Content-Security-Policy[^>]*default-src 'none'/);
  const nonces = [...html.matchAll(/nonce[-=]"?([A-Za-z0-9]+)/g)].map(([, nonce]) => nonce);
  assert.ok(nonces.length >= 3 && new Set(nonces).size === 1 && nonces[0].length >= 16, nonces.join());
  assert.ok(!html.includes('{{nonce}}') && !html.includes('{{cspSource}}'));
  await until('the card is drawn', () => drawn(panel, 'Electric pump'));
  window_.stand.edit(editor.document, editor.document.text.replace('>High<', '>Urgent<'));
  await until('the change is drawn', () => drawn(panel, 'Urgent'));
});

test('the lens shows the panel that is open, and opens no browser', async () => {
  const { vscode, seen } = window_;
  const { editor, panel } = await preview('work-order.card.xml');
  await vscode.commands.executeCommand('cardwright.preview.open', { uri: editor.document.uri.toString() });
  assert.equal(seen.panels.length, 1);
  assert.equal(panel.reveals, 1);
  assert.deepEqual(seen.pages, []);
});

test('the cursor outlines its element, and a click selects the source in its own column', async () => {
  const { editor, panel } = await preview('work-order.card.xml');
  const { text, version } = editor.document;
  const line = text.split('\n').findIndex((each) => each.includes('<Title>'));
  window_.stand.moveCursor(editor, line, 5);
  const start = text.indexOf('<Title>');
  await until('it is outlined', () => posted(panel, 'cursor').some(({ range }) => range?.[0] === start));
  const place = text.indexOf('<Description>');
  panel.send({ type: 'select', uri: editor.document.uri.toString(), version, range: [place, place + 13], focus: true });
  await until('the source is selected', () => editor.revealed.length);
  const { anchor, active } = editor.selection;
  const selected = text.split('\n')[anchor.line];
  assert.equal(selected.slice(anchor.character, active.character), '<Description>');
  assert.deepEqual([editor.shownWith.viewColumn, editor.shownWith.preserveFocus], [1, false]);
});

test('a server that is restarted gets the panel back', async () => {
  const { vscode } = window_;
  const { editor, panel } = await preview('work-order.card.xml');
  panel.webview.posted.length = 0;
  panel.webview.html = '';
  await vscode.commands.executeCommand('cardwright.restartServer');
  await until('the page is there again', () => panel.webview.html !== '');
  greet(panel, editor.document.uri.toString());
  await until('the card is drawn', () => drawn(panel, 'Electric pump'));
});

test('a window that is reloaded gets its panels back', async () => {
  const { vscode, seen } = window_;
  const { editor } = await preview('work-order.card.xml');
  const before = seen.panels.length;
  const panel = vscode.window.createWebviewPanel('cardwright.preview', '', {}, {});
  await seen.serializers['cardwright.preview'].deserializeWebviewPanel(panel, { uri: editor.document.uri.toString() });
  assert.equal(panel.title, 'Preview work-order');
  assert.notEqual(panel.webview.html, '');
  assert.equal(seen.panels.length, before + 1);
  const unknown = vscode.window.createWebviewPanel('cardwright.preview', '', {}, {});
  await seen.serializers['cardwright.preview'].deserializeWebviewPanel(unknown, undefined);
  assert.ok(unknown.isDisposed, 'a panel whose card nobody knows is closed');
});

test('the browser is asked once', async () => {
  const { vscode, seen } = window_;
  await open('work-order.card.xml');
  await vscode.commands.executeCommand('cardwright.openPreviewInBrowser');
  await until('it is asked', () => seen.pages.length);
  // Once the server has ended, nobody can ask again.
  await window_.extension.deactivate();
  assert.equal(seen.pages.length, 1);
  assert.match(seen.pages[0], /^http:\/\/127\.0\.0\.1:\d+\//);
});

test('a new card has a preview before it is a file', async () => {
  const { vscode, seen } = window_;
  await vscode.commands.executeCommand('cardwright.newCard');
  const { document } = vscode.window.activeTextEditor;
  await vscode.commands.executeCommand('cardwright.openPreview');
  const [panel] = seen.panels;
  greet(panel, document.uri.toString());
  await until('the card is drawn', () => drawn(panel, 'On time'));
});

test('a pinned preview says so, and so does one that follows', async () => {
  const { vscode, seen } = window_;
  const { panel } = await preview('work-order.card.xml');
  panel.active = true;
  for (const expected of [/stays with work-order/, /follows/]) {
    await vscode.commands.executeCommand('cardwright.pinPreview');
    assert.match(seen.status.at(-1), expected);
  }
});

test('a picture is exported beside the card', async () => {
  const { vscode, seen, folder } = window_;
  await open('work-order.card.xml');
  seen.answers = ['SVG', 'Show'];
  await vscode.commands.executeCommand('cardwright.exportPreview');
  const [, shown] = await until('it is shown', () => seen.executed.find(([name]) => name === 'revealFileInOS'));
  assert.equal(path.dirname(shown.path), folder);
  assert.match(fs.readFileSync(shown.path, 'utf8'), /Electric pump/);
});

test('a closed panel is no page any more', async () => {
  const { vscode, seen } = window_;
  const { editor, panel } = await preview('work-order.card.xml');
  await until('the card is drawn', () => drawn(panel, 'Electric pump'));
  await vscode.commands.executeCommand('cardwright.closePreview');
  assert.ok(panel.isDisposed);
  const { length } = panel.webview.posted;
  window_.stand.edit(editor.document, editor.document.text.replace('>High<', '>Urgent<'));
  // The next panel shows the change, so the server has drawn it.
  await vscode.commands.executeCommand('cardwright.openPreview');
  const next = seen.panels.at(-1);
  greet(next, editor.document.uri.toString());
  await until('the change is drawn', () => drawn(next, 'Urgent'));
  assert.equal(panel.webview.posted.length, length);
});
