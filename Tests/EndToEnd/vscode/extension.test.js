// The extension's own code, run by Node against the real server.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const window_ = require('./window.js');

window_.beforeAndAfterEach({ isActive: false });
const { activate, client, findings, open, until } = window_;

const sent = (method) => client().sent.filter(([name]) => name === method).map(([, params]) => params);

test('every command that the manifest declares is registered, and none besides', async () => {
  const { stand } = window_;
  await activate();
  const declared = stand.manifest.contributes.commands.map((each) => each.command);
  const ofServer = client().capabilities.executeCommandProvider.commands;
  assert.deepEqual([...stand.commands.keys()].filter((each) => !ofServer.includes(each)).sort(), declared.sort());
});

test('a mistake in a card is found while typing, and goes when it is repaired', async () => {
  const { stand } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor)?.length === 0);
  const text = editor.document.text;
  stand.edit(editor.document, text.replaceAll('Subtitle', 'Subtitel'));
  const [finding] = await until('there is a finding', () => findings(editor)?.length === 1 && findings(editor));
  assert.match(finding.message, /Subtitel/);
  assert.equal(finding.severity, 1);
  stand.edit(editor.document, text);
  await until('it is gone', () => findings(editor)?.length === 0);
});

test('settings reach the server at its start and when they change', async () => {
  const { stand } = window_;
  stand.settings['cardwright.diagnostics.enable'] = false;
  await activate();
  const editor = await open('work-order.card.xml');
  stand.edit(editor.document, editor.document.text.replaceAll('Subtitle', 'Subtitel'));
  await until('the server has checked', () => findings(editor) !== undefined);
  assert.deepEqual(findings(editor), []);
  stand.settings['cardwright.diagnostics.enable'] = true;
  stand.events.configuration.fire({ affectsConfiguration: (name) => name.startsWith('cardwright.diagnostics') || name === 'cardwright' });
  await until('findings are shown', () => findings(editor)?.length === 1);
});

test('a new card is right from the start', async () => {
  const { vscode } = window_;
  await activate();
  await vscode.commands.executeCommand('cardwright.newCard');
  const editor = vscode.window.activeTextEditor;
  assert.equal(editor.document.languageId, 'cardwright');
  await until('it is checked', () => findings(editor) !== undefined);
  assert.deepEqual(findings(editor), []);
});

test('scenarios stand in the test explorer and run', async () => {
  const { folder, seen, stand, vscode } = window_;
  await activate();
  const { tests } = seen;
  await tests.resolveHandler(undefined);
  assert.ok(tests.items.size > 3, 'scenes have items');
  const fileOf = (name) => [...tests.items.values()].find(({ label }) => label === name);
  assert.equal(fileOf('work-order.card.xml'), undefined, 'a card without scenarios has none');
  const item = () => fileOf('snap-basins.card.xml').children.get('slow-release-counts-as-down');
  assert.equal(item().range.start.line, 20);
  const run = async (include, exclude) => {
    await tests.profiles[0].run({ include, exclude }, { isCancellationRequested: false });
    assert.ok(tests.runs.at(-1).hasEnded);
    return tests.runs.at(-1).results;
  };
  const outcomes = Object.values(await run());
  assert.ok(outcomes.length > 40 && outcomes.every(({ outcome }) => outcome === 'passed'));

  // What the text says counts, saved or not.
  const editor = await open('snap-basins.card.xml');
  const text = editor.document.text;
  stand.edit(editor.document, text.replace('cardTop="507.5"', 'cardTop="400"'));
  const results = await run([item()]);
  assert.deepEqual(Object.keys(results), [item().id], 'only what was asked for runs');
  const [message] = results[item().id].messages;
  assert.match(message.message, /cardTop is 507.5, not 400/);
  assert.deepEqual([message.expectedOutput, message.actualOutput], ['400', '507.5']);
  assert.equal(message.location.range.start.line, 23);

  // Items that a change of the file has made anew are still the same scenarios.
  const old = item();
  stand.events.fileChanged.fire(editor.document.uri);
  await until('the items are new', () => item() !== old);
  const rest = await run([fileOf('snap-basins.card.xml'), item()], [old]);
  assert.ok(!(old.id in rest) && 'flick-up' in rest);
  assert.deepEqual(await run([item()], [fileOf('snap-basins.card.xml')]), {});

  stand.edit(editor.document, text.replaceAll('slow-release-counts-as-down', 'renamed'));
  assert.equal((await run([old]))[old.id].outcome, 'skipped');
  stand.edit(editor.document, '<CardScene');
  const scene = fileOf('snap-basins.card.xml');
  assert.equal((await run([scene]))[scene.id].outcome, 'errored');

  fs.copyFileSync(path.join(folder, 'snap-basins.card.xml'), path.join(folder, 'new.card.xml'));
  stand.events.fileCreated.fire(vscode.Uri.file(path.join(folder, 'new.card.xml')));
  await until('a new file is listed', () => fileOf('new.card.xml'));
  fs.rmSync(path.join(folder, 'new.card.xml'));
  await tests.refreshHandler();
  assert.equal(fileOf('new.card.xml'), undefined, 'a file that is gone is not');
});

/** Runs the command of a lens of the open document as a click does. */
async function click(editor, title, place = 0) {
  const uri = client().code2ProtocolConverter.asUri(editor.document.uri);
  const lenses = await client().sendRequest('textDocument/codeLens', { textDocument: { uri } });
  const { command } = lenses.filter((lens) => lens.command.title === title)[place];
  return window_.vscode.commands.executeCommand(command.command, ...command.arguments);
}

test('the lens “Film” writes a page beside the card and opens it', async () => {
  const { folder, seen, vscode } = window_;
  await activate();
  const editor = await open('snap-basins.card.xml');
  await until('the card is checked', () => findings(editor)?.length === 0);
  await click(editor, 'Film', 2);
  const file = path.join(folder, 'snap-basins.flick-up.html');
  await until('it is opened', () => seen.pages.at(-1) === vscode.Uri.file(file).toString());
  const page = fs.readFileSync(file, 'utf8');
  assert.match(page, /^<!DOCTYPE html>/);
  assert.match(page, /1 · drag -60, velocity -700/);
  assert.doesNotMatch(page, /<script/);
  fs.rmSync(file);
  editor.selection = new vscode.Selection(28, 5, 28, 5);
  await vscode.commands.executeCommand('cardwright.filmScenario');
  assert.match(fs.readFileSync(file, 'utf8'), /@keyframes/);
  assert.equal(seen.pages.length, 2);
});

test('the lens “Record” plays the scene in the panel', async () => {
  const { seen } = window_;
  await activate();
  const editor = await open('snap-basins.card.xml');
  await until('the card is checked', () => findings(editor)?.length === 0);
  await click(editor, 'Record');
  const panel = await until('there is a panel', () => seen.panels.at(-1));
  panel.send({ type: 'hello', protocol: 1 });
  const hello = await until('the page is greeted', () => panel.webview.posted.find(({ type }) => type === 'hello'));
  assert.equal(hello.plays, true);
  await click(editor, 'Record');
  await until('the page is told to play', () => panel.webview.posted.find(({ type, plays }) => type === 'follow' && plays));
  assert.equal(seen.panels.length, 1);
});

test('a sample set is chosen from those of the project', async () => {
  const { folder, seen, vscode } = window_;
  fs.mkdirSync(path.join(folder, 'samples'), { recursive: true });
  const own = fs.readFileSync(path.join(folder, 'samples/orders.json'), 'utf8');
  fs.writeFileSync(path.join(folder, 'samples/few.json'), own.replace('Electric pump', 'Small pump'));
  fs.writeFileSync(path.join(folder, '.cardwright.json'), '{ "samples": { "few": { "samples/orders.json": "samples/few.json" } } }');
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor)?.length === 0);
  const uri = client().code2ProtocolConverter.asUri(editor.document.uri);
  const drawn = () => client().sendRequest('workspace/executeCommand', { command: 'cardwright.render', arguments: [{ uri }] });
  assert.match(await drawn(), /Electric pump/);
  seen.answers = ['few'];
  await vscode.commands.executeCommand('cardwright.chooseSamples');
  assert.match(await drawn(), /Small pump/);
  seen.answers = ['The samples that cards name'];
  await vscode.commands.executeCommand('cardwright.chooseSamples');
  assert.match(await drawn(), /Electric pump/);
  fs.rmSync(path.join(folder, '.cardwright.json'));
});

test('a card is exported to an app that is chosen', async () => {
  const { vscode, seen } = window_;
  await activate();
  const { document } = await open('work-order.card.xml');
  const folder = path.join(path.dirname(document.uri.path), 'export');
  seen.answers = ['Export to SwiftUI'];
  await vscode.commands.executeCommand('cardwright.exportCard');
  const view = path.join(folder, 'swiftui/WorkOrderView.swift');
  await until('the view is there', () => fs.existsSync(view) && fs.readFileSync(view, 'utf8').includes('struct WorkOrderView'));
  await open('trip-by-legs.card.xml');
  await vscode.commands.executeCommand('cardwright.exportCard');
  assert.match(seen.messages.at(-1).text, /No app can have this card/);
  fs.rmSync(folder, { recursive: true });
});

test('a missing program is said with what to do', async () => {
  const { vscode, seen, stand } = window_;
  stand.settings['cardwright.server.path'] = '/nowhere/cardwright';
  seen.answers = ['Open Settings'];
  await activate();
  assert.equal(seen.messages.length, 1);
  assert.match(seen.messages[0].text, /\/nowhere\/cardwright.*make install/);
  assert.deepEqual(seen.executed.at(-1), ['workbench.action.openSettings', 'cardwright.server.path']);
  await open('work-order.card.xml');
  await vscode.commands.executeCommand('cardwright.openPreview');
  assert.match(seen.messages.at(-1).text, /does not run/);
});

test('another program takes over when the setting changes', async () => {
  const { languageclient, stand } = window_;
  await activate();
  const first = client();
  stand.settings['cardwright.server.arguments'] = ['lsp', '--log-level', 'debug'];
  stand.events.configuration.fire({ affectsConfiguration: (name) => name === 'cardwright.server' });
  await until('another server runs', () => client() !== first && client().state === languageclient.State.Running);
  assert.equal(first.state, languageclient.State.Stopped);
  const editor = await open('stock.card.xml');
  await until('it serves', () => findings(editor));
});

test('the program is found by name, from the home folder and from the workspace', () => {
  const { folder } = window_;
  const { findProgram } = require(path.join(process.env.EXTENSION, 'src', 'program.js'));
  const program = path.join(folder, 'cardwright');
  fs.writeFileSync(program, '');
  assert.equal(findProgram('./cardwright', folder, {}), undefined, 'a file that is not executable is none');
  fs.chmodSync(program, 0o755);
  assert.equal(findProgram('./cardwright', folder, {}), program);
  assert.equal(findProgram(program, undefined, {}), program);
  assert.equal(findProgram('cardwright', undefined, { PATH: ['/nowhere', folder].join(path.delimiter) }), program);
  assert.equal(findProgram(path.basename(folder), undefined, { PATH: path.dirname(folder) }), undefined, 'a folder is none');
  const bundled = fs.mkdtempSync(path.join(folder, 'bin-'));
  assert.equal(findProgram('cardwright', undefined, { PATH: folder }, bundled), program);
  fs.copyFileSync(program, path.join(bundled, 'cardwright'));
  assert.equal(findProgram('cardwright', undefined, { PATH: folder }, bundled), path.join(bundled, 'cardwright'), 'its own comes first');
  assert.equal(findProgram(program, undefined, { PATH: folder }, bundled), program, 'unless another is chosen');
});

test('words, indents and brackets are those of XML', () => {
  const file = path.join(process.env.EXTENSION, 'language-configuration.json');
  const { wordPattern, onEnterRules, indentationRules } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const words = 'icon="status.highPriority" größe'.match(new RegExp(wordPattern.pattern, wordPattern.flags + 'g'));
  assert.deepEqual(words, ['icon', 'status.highPriority', 'größe']);
  const [between, after] = onEnterRules;
  const [opens, closes] = [new RegExp(between.beforeText.pattern), new RegExp(between.afterText.pattern)];
  assert.ok(opens.test('  <Actions>') && opens.test('<Card id="a">') && closes.test('  </Actions>'));
  assert.ok(!opens.test('<Icon name="a"/>'));
  const indents = new RegExp(after.beforeText.pattern);
  assert.ok(indents.test('  <Actions>') && !indents.test('  </Actions>') && !indents.test('  <Icon name="a"/>'));
  const [increase, decrease] = ['increaseIndentPattern', 'decreaseIndentPattern'].map((name) => new RegExp(indentationRules[name]));
  assert.ok(increase.test('<Body>') && !increase.test('<Title>A</Title>') && !increase.test('<Icon name="a"/>'));
  assert.ok(decrease.test('  </Body>') && !decrease.test('  <Body>'));
});

test('where the cursor rests is told once, for cards only', async (context) => {
  const { folder, stand } = window_;
  await activate();
  const editor = await open('work-order.card.xml');
  await until('the card is checked', () => findings(editor));
  client().sent = [];
  for (const line of [3, 4, 9]) stand.moveCursor(editor, line, 4);
  await until('the server is told', () => sent('cardwright/cursor').length);
  assert.deepEqual(sent('cardwright/cursor'), [
    { textDocument: { uri: editor.document.uri.toString() }, position: { line: 9, character: 4 } },
  ]);
  fs.writeFileSync(path.join(folder, 'other.xml'), '<a/>');
  const other = await open('other.xml');
  client().sent = [];
  const timers = context.mock.method(globalThis, 'setTimeout');
  stand.moveCursor(other, 0, 1);
  assert.equal(timers.mock.callCount(), 0, 'nothing is to be told after a rest');
  assert.deepEqual(sent('cardwright/cursor'), []);
});
