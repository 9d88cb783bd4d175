// @ts-check
// Launch, settings and windows only: everything that knows about cards is in the language server.
'use strict';

const vscode = require('vscode');
const { Previews } = require('./previews');
const { reportCursor } = require('./cursor');
const { languageId } = require('./documents');

/** The card that "New Card" starts with. */
const NEW_CARD = `<?xml version="1.0" encoding="UTF-8"?>
<ObjectCardView xmlns="urn:cardwright:1" id="new-card" target="app://details" skeleton="generic">
  <Title>Coolant pump</Title>
  <Subtitle>Job 4711</Subtitle>
  <Status kind="positive">On time</Status>
  <Description>What this is about, in a sentence or two.</Description>
</ObjectCardView>
`;

/**
 * Registers the commands that every window has, and starts the server.
 * @param {vscode.ExtensionContext} context
 * @param {import('./server').Server} server
 * @param {(previews: Previews, withCard: (uri: vscode.Uri | undefined, then: (card: vscode.Uri) => Promise<void>) => Promise<void>)
 *   => Record<string, (...args: any[]) => any>} more the commands that this window has besides
 */
async function activate(context, server, more = () => ({})) {
  const previews = new Previews(server, context);
  server.openPreview = (uri) => previews.open(server.uri(uri));

  /**
   * Runs `then` with the card that a command was called for: its argument, or the card in the active editor.
   * @param {vscode.Uri | undefined} uri
   * @param {(card: vscode.Uri) => Promise<void>} then
   */
  const withCard = async (uri, then) => {
    const active = vscode.window.activeTextEditor?.document;
    const card = uri instanceof vscode.Uri ? uri : active && server.serves(active) ? active.uri : undefined;
    if (!card) {
      vscode.window.showInformationMessage('Open a card first: a file whose name ends in .card.xml.');
      return;
    }
    await then(card);
  };

  /** @type {Record<string, (...args: any[]) => any>} */
  const commands = {
    'cardwright.openPreview': (uri) => withCard(uri, (card) => previews.open(card)),
    'cardwright.closePreview': (uri) => withCard(uri ?? previews.active, (card) => previews.close(card)),
    'cardwright.pinPreview': (uri) => withCard(uri ?? previews.active, (card) => previews.pin(card)),
    'cardwright.exportPreview': (uri) => withCard(uri ?? previews.active, (card) => previews.export(card)),
    'cardwright.newCard': newCard,
    'cardwright.restartServer': () => server.restart(),
    'cardwright.showLog': () => server.log.show(),
    ...more(previews, withCard),
  };
  for (const [name, run] of Object.entries(commands)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, run));
  }
  context.subscriptions.push(previews, reportCursor(server));
  await server.start();
}

/** Opens an untitled card that is already right. */
async function newCard() {
  const document = await vscode.workspace.openTextDocument({ language: languageId, content: NEW_CARD });
  await vscode.window.showTextDocument(document);
}

module.exports = { activate };
