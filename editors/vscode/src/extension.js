// @ts-check
// Launch, settings and windows only: everything that knows about cards is in the language server.
'use strict';

const vscode = require('vscode');
const { Server } = require('./server');
const { Previews } = require('./previews');
const { Scenarios } = require('./scenarios');
const { reportCursor } = require('./cursor');
const { isCard, languageId } = require('./documents');

/** The card that "New Card" starts with. */
const NEW_CARD = `<?xml version="1.0" encoding="UTF-8"?>
<ObjectCardView xmlns="urn:cardwright:1" id="new-card" target="app://details" skeleton="generic">
  <Title>Coolant pump</Title>
  <Subtitle>Job 4711</Subtitle>
  <Status kind="positive">On time</Status>
  <Description>What this is about, in a sentence or two.</Description>
</ObjectCardView>
`;

/** @type {Server | undefined} */
let server;

/**
 * @param {vscode.ExtensionContext} context
 */
async function activate(context) {
  const running = (server = new Server(context));
  const previews = new Previews(running, context);
  running.openPreview = (uri) => previews.open(vscode.Uri.parse(uri));

  /** @type {Record<string, (...args: any[]) => any>} */
  const commands = {
    'cardwright.openPreview': (uri) => withCard(uri, (card) => previews.open(card)),
    'cardwright.openPreviewInBrowser': (uri) => withCard(uri, (card) => previews.openInBrowser(card)),
    'cardwright.closePreview': (uri) => withCard(uri ?? previews.active, (card) => previews.close(card)),
    'cardwright.pinPreview': (uri) => withCard(uri ?? previews.active, (card) => previews.pin(card)),
    'cardwright.exportPreview': (uri) => withCard(uri ?? previews.active, (card) => previews.export(card)),
    'cardwright.exportCard': (uri) => withCard(uri, (card) => exportCard(running, card)),
    'cardwright.filmScenario': (uri) => withCard(uri, (card) => film(running, card)),
    'cardwright.chooseSamples': () => chooseSamples(running),
    'cardwright.newCard': newCard,
    'cardwright.checkWorkspace': () => running.execute('cardwright.validateWorkspace'),
    'cardwright.restartServer': () => running.restart(),
    'cardwright.showLog': () => running.log.show(),
  };
  for (const [name, run] of Object.entries(commands)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, run));
  }
  context.subscriptions.push(previews, new Scenarios(running), reportCursor(running));
  await running.start();
}

/**
 * Runs `then` with the card that a command was called for: its argument, or the card in the active editor.
 * @param {vscode.Uri | undefined} uri
 * @param {(card: vscode.Uri) => Promise<void>} then
 */
async function withCard(uri, then) {
  const active = vscode.window.activeTextEditor?.document;
  const card = uri instanceof vscode.Uri ? uri : active && isCard(active) ? active.uri : undefined;
  if (!card) {
    vscode.window.showInformationMessage('Open a card first: a file whose name ends in .card.xml.');
    return;
  }
  await then(card);
}

/**
 * Films the scenario at the cursor, or the first; the page that plays it opens in the browser.
 * @param {Server} running
 * @param {vscode.Uri} card
 */
async function film(running, card) {
  const editor = vscode.window.activeTextEditor;
  const cursor = editor?.document.uri.toString() === card.toString() ? editor.selection.active : undefined;
  const position = cursor && { line: cursor.line, character: cursor.character };
  const answer = await running.execute('cardwright.film', { uri: running.address(card), position });
  if (!answer?.uri) return;
  await vscode.env.openExternal(vscode.Uri.parse(answer.uri));
  vscode.window.setStatusBarMessage(`Film: ${answer.path}`, 5000);
}

/**
 * Hands a card over to an app, of those that the server offers for it.
 * @param {Server} running
 * @param {vscode.Uri} card
 */
async function exportCard(running, card) {
  const offered = await running.offers(card, 'source.export');
  if (!offered.length) {
    vscode.window.showInformationMessage('No app can have this card, or it has errors that the editor shows.');
    return;
  }
  const chosen = await vscode.window.showQuickPick(
    offered.map(({ title, command }) => ({ label: title.replace('…', ''), command })), { title: 'Hand the card over to an app' });
  if (chosen) await running.execute(chosen.command.command, ...chosen.command.arguments);
}

/**
 * Has cards be checked, explained and drawn with the samples of a set of the project.
 * @param {Server} running
 */
async function chooseSamples(running) {
  const known = await running.execute('cardwright.samples');
  if (!known) return;
  if (!known.sets.length) {
    vscode.window.showInformationMessage('No .cardwright.json of this workspace has sample sets; “samples” there names them.');
    return;
  }
  const own = { label: 'The samples that cards name', set: '' };
  const items = [own, ...known.sets.map((/** @type {string} */ set) => ({ label: set, set }))];
  const chosen = await vscode.window.showQuickPick(
    items.map((item) => ({ ...item, description: item.set === known.set ? 'chosen' : '' })),
    { title: 'Whose data cards show' });
  if (chosen) await running.execute('cardwright.samples', { set: chosen.set });
}

/** Opens an untitled card that is already right. */
async function newCard() {
  const document = await vscode.workspace.openTextDocument({ language: languageId, content: NEW_CARD });
  await vscode.window.showTextDocument(document);
}

async function deactivate() {
  await server?.stop();
}

module.exports = { activate, deactivate };
