// The extension as an editor in a browser runs it, with a workspace that is on no disk: the core is a worker, and files are the editor's.
// `PACKAGE` is a folder with what the package has for browsers.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { afterEach, test } = require('node:test');
const { ProbeWorker } = require('./worker.js');
const window_ = require('./window.js');

window_.beforeAndAfterEach({ isActive: false, isWeb: true });
const { activate, client, findings, open, until } = window_;

afterEach(() => {
  ProbeWorker.isSilent = false;
  for (const worker of ProbeWorker.all.splice(0)) worker.terminate();
});

const posted = (panel, type) => panel.webview.posted.filter((message) => message.type === type);
const drawn = (panel, text) => posted(panel, 'frames').some(({ views }) => views.some(({ svg }) => svg?.includes(text)));
const messages = (editor) => findings(editor)?.map(({ message }) => message);

/** Opens the preview of a card; its panel, and the page in it that has said hello and what it shows. */
async function preview(editor) {
  const { vscode, seen } = window_;
  await until('the card is checked', () => findings(editor));
  await vscode.commands.executeCommand('cardwright.openPreview');
  const panel = await until('there is a page', () => seen.panels.at(-1)?.webview.html && seen.panels.at(-1));
  const uri = client().code2ProtocolConverter.asUri(editor.document.uri);
  panel.send({ type: 'hello', protocol: 1, uri });
  panel.send({ type: 'show', uri, views: [{ id: 'a', device: 'iphone-15' }], overlays: [] });
  await until('the page is greeted', () => posted(panel, 'hello').length);
  return panel;
}

test('in a browser: the commands that it shows are registered, and none besides', async () => {
  const { seen, stand } = window_;
  await activate();
  const { commands, menus } = stand.manifest.contributes;
  const hidden = menus.commandPalette.filter(({ when }) => when.includes('cardwright.hasProgram')).map(({ command }) => command);
  assert.ok(hidden.length >= 5);
  assert.equal(seen.contexts['cardwright.hasProgram'], undefined);
  const shown = commands.map(({ command }) => command).filter((each) => !hidden.includes(each));
  const ofServer = client().capabilities.executeCommandProvider.commands;
  assert.deepEqual([...stand.commands.keys()].filter((each) => !ofServer.includes(each)).sort(), shown.sort());
});

test('in a browser: cards of a repository are checked with the files that they name', async () => {
  const { folder, seen, stand } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  assert.equal(editor.document.uri.toString(), 'vscode-vfs://github/acme/cards/work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  assert.deepEqual(messages(editor), []);
  const text = editor.document.text;
  stand.edit(editor.document, text.replace('{title}', '{titel}'));
  await until('the path is missed', () => messages(editor)?.some((message) => message.includes('titel')));
  // What changes in the repository counts; nothing that is not missing was ever said to be.
  const sample = path.join(folder, 'samples/orders.json');
  fs.writeFileSync(sample, fs.readFileSync(sample, 'utf8').replaceAll('"title"', '"titel"'));
  const { uri } = window_.vscode.workspace.workspaceFolders[0];
  stand.events.fileChanged.fire(window_.vscode.Uri.joinPath(uri, 'samples', 'orders.json'));
  await until('it is there', () => !messages(editor)?.some((message) => message.includes('titel')));
  assert.deepEqual(seen.published.flatMap(([, found]) => found).filter(({ message }) => message.includes('orders.json')), []);
  fs.rmSync(sample);
  stand.events.fileDeleted.fire(window_.vscode.Uri.joinPath(uri, 'samples', 'orders.json'));
  await until('the file is missed', () => messages(editor)?.some((message) => message.includes('orders.json')));
});

test('in a browser: files that are found late are told then, and none is called missing before', async () => {
  const { vscode } = window_;
  const { findFiles } = vscode.workspace;
  let find = () => {};
  vscode.workspace.findFiles = (...args) => new Promise((done) => (find = () => done(findFiles(...args))));
  const activation = activate();
  ProbeWorker.isSilent = true;
  const worker = await until('there is a worker', () => ProbeWorker.all.at(-1));
  ProbeWorker.isSilent = false;
  worker.catchUp();
  await activation;
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  find();
  window_.stand.edit(editor.document, editor.document.text.replace('{title}', '{titel}'));
  await until('the samples are seen', () => messages(editor)?.some((message) => message.includes('titel')));
  const missed = window_.seen.published.flatMap(([, found]) => found).filter(({ message }) => message.includes('orders.json'));
  assert.deepEqual(missed, []);
});

test('in a browser: a burst of changes is told at once, and a folder with all that is in it', async () => {
  const { folder, stand, vscode } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor)?.length === 0);
  const [{ uri }] = vscode.workspace.workspaceFolders;
  client().sent.length = 0;
  const told = (method) => client().sent.filter(([each]) => each === `cardwright/${method}`).map(([, params]) => params);
  fs.renameSync(path.join(folder, 'samples'), path.join(folder, 'other'));
  stand.events.fileDeleted.fire(vscode.Uri.joinPath(uri, 'samples'));
  stand.events.fileCreated.fire(vscode.Uri.joinPath(uri, 'other'));
  for (const name of ['.git', 'node_modules']) stand.events.fileChanged.fire(vscode.Uri.joinPath(uri, name, 'index'));
  for (let count = 0; count < 50; count += 1) stand.events.fileChanged.fire(vscode.Uri.joinPath(uri, 'images', 'pump.png'));
  await until('the folder is missed', () => messages(editor)?.some((message) => message.includes('orders.json')));
  const [{ uris }, ...more] = told('listFiles');
  assert.deepEqual(more, []);
  assert.equal(uris.filter((each) => each.endsWith('/images/pump.png')).length, 1);
  assert.ok(uris.some((each) => each.endsWith('/other/orders.json')), uris.join());
  assert.deepEqual(uris.filter((each) => /[.]git|node_modules/.test(each)), []);
  assert.ok(told('removeFile').some((each) => each.uri.endsWith('/samples/orders.json')));
});

test('in a browser: one core is left where the server is restarted while it starts', async () => {
  const { seen, vscode } = window_;
  const activation = activate();
  await Promise.all([vscode.commands.executeCommand('cardwright.restartServer'), activation]);
  assert.equal(ProbeWorker.all.filter(({ hasEnded }) => !hasEnded).length, 1);
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor)?.length === 0);
  assert.deepEqual(seen.messages, []);
});

test('in a browser: no core is left where a window is closed whose core does not answer', async () => {
  const { extension } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  ProbeWorker.isSilent = true;
  const refused = assert.rejects(client().sendRequest('textDocument/hover', {}), { code: -32800 });
  await extension.deactivate();
  await refused;
  assert.deepEqual(ProbeWorker.all.map(({ hasEnded }) => hasEnded), [true]);
});

test('in a browser: what nobody waits for any more is not asked of the core', async () => {
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  const textDocument = { uri: client().code2ProtocolConverter.asUri(editor.document.uri) };
  const worker = ProbeWorker.all.at(-1);
  ProbeWorker.isSilent = true;
  const kept = client().sendRequest('textDocument/foldingRange', { textDocument });
  const send = client().send.bind(client());
  let last;
  client().send = (message) => send((last = message));
  const refused = assert.rejects(client().sendRequest('textDocument/documentLink', { textDocument }), { code: -32800 });
  client().sendNotification('$/cancelRequest', { id: last.id });
  await refused;
  ProbeWorker.isSilent = false;
  worker.catchUp();
  assert.ok((await kept).length);
  assert.equal(ProbeWorker.all.length, 1);
});

test('in a browser: links and definitions lead to the files of the repository', async () => {
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  const uri = client().code2ProtocolConverter.asUri(editor.document.uri);
  const links = await client().sendRequest('textDocument/documentLink', { textDocument: { uri } });
  const led = links.map(({ target }) => client().protocol2CodeConverter.asUri(target).toString());
  assert.ok(led.includes('vscode-vfs://github/acme/cards/images/pump.png'), led.join());
});

test('in a browser: settings count, those of the start and those that change', async () => {
  const { stand } = window_;
  stand.settings['cardwright.diagnostics.enable'] = false;
  await activate();
  const editor = await open('work-order.card.xml');
  stand.edit(editor.document, editor.document.text.replaceAll('Subtitle', 'Subtitel'));
  await until('the card is checked', () => findings(editor));
  assert.deepEqual(findings(editor), []);
  stand.settings['cardwright.diagnostics.enable'] = true;
  stand.events.configuration.fire({ affectsConfiguration: () => true });
  const [finding] = await until('findings are shown', () => findings(editor)?.length && findings(editor));
  stand.settings['cardwright.diagnostics.severity'] = { [finding.code]: 'hint' };
  stand.events.configuration.fire({ affectsConfiguration: () => true });
  await until('it is a hint', () => findings(editor)?.[0].severity === 4);
});

test('in a browser: the preview follows the text, and a click selects the source', async () => {
  const { stand } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  const panel = await preview(editor);
  const { html } = panel.webview;
  assert.match(html, /Content-Security-Policy[^>]*default-src 'none'/);
  const nonces = [...html.matchAll(/nonce[-=]"?([A-Za-z0-9]+)/g)].map(([, nonce]) => nonce);
  assert.ok(nonces.length >= 3 && new Set(nonces).size === 1 && nonces[0].length === 32, nonces.join());
  await until('the card is drawn', () => drawn(panel, 'Electric pump'));
  stand.edit(editor.document, editor.document.text.replace('>High<', '>Urgent<'));
  await until('the change is drawn', () => drawn(panel, 'Urgent'));
  const { text, version } = editor.document;
  const place = text.indexOf('<Description>');
  const uri = client().code2ProtocolConverter.asUri(editor.document.uri);
  panel.send({ type: 'select', uri, version, range: [place, place + 13], focus: true });
  await until('the source is selected', () => editor.revealed.length);
  const { anchor, active } = editor.selection;
  assert.equal(text.split('\n')[anchor.line].slice(anchor.character, active.character), '<Description>');
});

test('in a browser: what pages set is found again, and a closed panel is no page any more', async () => {
  const { seen, stand, vscode } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  const panel = await preview(editor);
  panel.send({ type: 'settings', settings: { zoom: 2 } });
  await until('it is kept', () => window_.context.workspaceState.get('cardwright.preview.settings', null));
  await vscode.commands.executeCommand('cardwright.closePreview');
  const { length } = panel.webview.posted;
  stand.edit(editor.document, editor.document.text.replace('>High<', '>Urgent<'));
  const next = await preview(editor);
  assert.notEqual(next, panel);
  await until('the change is drawn', () => drawn(next, 'Urgent'));
  assert.equal(panel.webview.posted.length, length);
  assert.deepEqual(posted(next, 'hello')[0].settings, { zoom: 2 });
  next.active = true;
  await vscode.commands.executeCommand('cardwright.pinPreview');
  assert.match(seen.status.at(-1), /stays with work-order/);
});

test('in a browser: the lens above a card opens the panel', async () => {
  const { seen, vscode } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  const uri = client().code2ProtocolConverter.asUri(editor.document.uri);
  const [{ command }] = await client().sendRequest('textDocument/codeLens', { textDocument: { uri } });
  assert.match(command.title, /^Preview · \d+ × \d+ · no findings$/);
  await vscode.commands.executeCommand(command.command, ...command.arguments);
  assert.equal(seen.panels.length, 1);
  assert.equal(seen.panels[0].title, 'Preview work-order');
});

test('in a browser: a picture is exported beside the card', async () => {
  const { folder, seen, vscode } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  seen.answers = ['PNG'];
  await vscode.commands.executeCommand('cardwright.exportPreview');
  assert.equal(seen.messages.length, 0, 'there are no pixels to be had');
  for (const [label, name] of [['SVG', 'work-order.svg'], ['HTML', 'work-order.html'], ['Sheet', 'work-order-sheet.svg']]) {
    seen.answers = [label, 'Show'];
    await vscode.commands.executeCommand('cardwright.exportPreview');
    assert.match(fs.readFileSync(path.join(folder, name), 'utf8'), /Electric pump/);
    const shown = seen.executed.filter(([command]) => command === 'vscode.open').at(-1)[1];
    assert.equal(shown.toString(), `vscode-vfs://github/acme/cards/${name}`);
  }
});

test('in a browser: a new card is right from the start, and has a preview before it is a file', async () => {
  const { seen, vscode } = window_;
  await activate();
  await vscode.commands.executeCommand('cardwright.newCard');
  const editor = vscode.window.activeTextEditor;
  const panel = await preview(editor);
  assert.deepEqual(findings(editor), []);
  await until('the card is drawn', () => drawn(panel, 'On time'));
  seen.answers = ['SVG'];
  await vscode.commands.executeCommand('cardwright.exportPreview');
  assert.match(seen.messages.at(-1).text, /Save the card first/);
});

test('in a browser: a core that does not answer is started anew, with all that is open', async () => {
  const { stand } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  const panel = await preview(editor);
  await until('the card is drawn', () => drawn(panel, 'Electric pump'));
  ProbeWorker.isSilent = true;
  const count = ProbeWorker.all.length;
  stand.edit(editor.document, editor.document.text.replaceAll('Subtitle', 'Subtitel'));
  await until('another core is there', () => ProbeWorker.all.length > count);
  panel.webview.posted.length = 0;
  // What the page says before it is filled anew reaches nobody.
  panel.webview.html = '';
  ProbeWorker.isSilent = false;
  ProbeWorker.all.at(-1).catchUp();
  await until('there is a finding', () => findings(editor)?.length === 1);
  const uri = client().code2ProtocolConverter.asUri(editor.document.uri);
  await until('the page is there again', () => panel.webview.html);
  panel.send({ type: 'hello', protocol: 1, uri });
  panel.send({ type: 'show', uri, views: [{ id: 'a' }], overlays: [] });
  await until('it is drawn anew', () => drawn(panel, 'Electric pump'));
});

test('in a browser: the core is compiled once for all its workers', async (context) => {
  const compiling = context.mock.method(WebAssembly, 'compile');
  await activate();
  await open('work-order.card.xml');
  await window_.vscode.commands.executeCommand('cardwright.restartServer');
  await window_.vscode.commands.executeCommand('cardwright.restartServer');
  const modules = ProbeWorker.all.map(({ module }) => module);
  assert.equal(modules.length, 3);
  assert.ok(modules.every((module) => module instanceof WebAssembly.Module && module === modules[0]));
  assert.equal(compiling.mock.callCount(), 1);
});

test('in a browser: an editor that cannot run the core says so, once', async () => {
  const { seen } = window_;
  ProbeWorker.isSilent = true;
  const activation = activate();
  const worker = await until('there is a worker', () => ProbeWorker.all.at(-1));
  worker.onmessage({ data: { failed: 'CompileError: no', isStart: true } });
  await until('it is said', () => seen.messages.length);
  assert.match(seen.messages[0].text, /cannot run Cardwright: CompileError: no/);
  await activation;
  assert.equal(seen.messages.length, 1);
  assert.equal(ProbeWorker.all.length, 1);
});

test('in a browser: a text that keeps the core from answering is not tried for ever', async () => {
  const { seen } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  const first = ProbeWorker.all.length;
  for (let count = 0; count < 3; count += 1) {
    const last = await until('a core runs', () => ProbeWorker.all.length === first + count && ProbeWorker.all.at(-1));
    last.onmessage({ data: { failed: 'unreachable' } });
  }
  await until('it is said', () => seen.messages.length);
  assert.match(seen.messages[0].text, /does not answer for one of the open texts/);
  assert.equal(ProbeWorker.all.length, first + 2);
  assert.match(seen.log, /the core was lost: unreachable/);
});
