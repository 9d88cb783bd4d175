// @ts-check
// The extension in an editor on a desktop, whose server is a program.
'use strict';

const vscode = require('vscode');
const activation = require('./activation');
const { LocalServer } = require('./local-server');
const { Scenarios } = require('./scenarios');

/** @type {LocalServer | undefined} */
let server;

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const running = (server = new LocalServer(context));
  context.subscriptions.push(new Scenarios(running));
  await activation.activate(context, running, (previews, withCard) => ({
    'cardwright.openPreviewInBrowser': (uri) => withCard(uri, (card) => previews.openInBrowser(card)),
    'cardwright.exportCard': (uri) => withCard(uri, (card) => exportCard(running, card)),
    'cardwright.filmScenario': (uri) => withCard(uri, (card) => film(running, card)),
    'cardwright.chooseSamples': () => chooseSamples(running),
    'cardwright.checkWorkspace': () => running.execute('cardwright.validateWorkspace'),
  }));
}

/**
 * Films the scenario at the cursor, or the first; the page that plays it opens in the browser.
 * @param {LocalServer} running
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
 * @param {LocalServer} running
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
 * @param {LocalServer} running
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

async function deactivate() {
  await server?.stop();
}

module.exports = { activate, deactivate };
