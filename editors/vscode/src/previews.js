// @ts-check
'use strict';

const vscode = require('vscode');

/** The panels' type, and the key under which their cards are remembered. */
const TYPE = 'cardwright.preview';

/** @typedef {{card: vscode.Uri, panel: vscode.WebviewPanel, page: string | number | undefined}} Preview */

/** The panels with live pictures: each is one page of the server, carried by the language client. */
class Previews {
  /**
   * @param {import('./server').Server} server
   * @param {vscode.ExtensionContext} context
   */
  constructor(server, context) {
    this.server = server;
    this.memory = context.workspaceState;
    /** @type {Set<Preview>} */
    this.all = new Set();
    this.subscriptions = [
      server.onMessageToPage(({ page, message }) => this.#find(page)?.panel.webview.postMessage(message)),
      // The pages of a server that is gone know nothing of its successor.
      server.onDidStart(() => this.all.forEach((each) => this.#fill(each))),
      vscode.window.registerWebviewPanelSerializer(TYPE, {
        deserializeWebviewPanel: async (panel, state) => this.#restore(panel, state),
      }),
    ];
  }

  dispose() {
    this.subscriptions.forEach((each) => each.dispose());
    this.all.forEach((each) => each.panel.dispose());
  }

  /** The card of the panel that the person works in. */
  get active() {
    return [...this.all].find((each) => each.panel.active)?.card;
  }

  /**
   * Opens the preview of a card beside it, or shows the one that is open.
   * @param {vscode.Uri} card
   */
  async open(card) {
    if (!this.server.canServe()) return;
    const open = this.#of(card);
    if (open) {
      open.panel.reveal(undefined, true);
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      TYPE, title(card), { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      // Kept while hidden: the page would lose its zoom, and the server would have to draw all anew.
      { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] }
    );
    await this.#adopt(card, panel);
  }

  /** @param {vscode.Uri} card */
  async openInBrowser(card) {
    const uri = this.server.address(card);
    const answer = await this.server.execute('cardwright.preview.open', { uri, carrier: 'browser' });
    if (answer?.url && !answer.opened) await vscode.env.openExternal(vscode.Uri.parse(answer.url));
  }

  /** @param {vscode.Uri} card */
  async close(card) {
    const open = this.#of(card);
    if (open) open.panel.dispose();
    else await this.server.execute('cardwright.preview.close', { uri: this.server.address(card) });
  }

  /** @param {vscode.Uri} card */
  async pin(card) {
    const answer = await this.server.execute('cardwright.preview.pin', { uri: this.server.address(card) });
    if (answer) {
      const title = name(card);
      vscode.window.setStatusBarMessage(
        answer.pinned ? `The preview stays with ${title}` : 'The preview follows the editor', 5000
      );
    }
  }

  /**
   * Writes the picture of a card to a file beside it.
   * @param {vscode.Uri} card
   */
  async export(card) {
    const choice = await vscode.window.showQuickPick(this.server.pictures, { title: 'Export the picture of ' + name(card) });
    if (!choice) return;
    const uri = this.server.address(card);
    const answer = await this.server.execute('cardwright.preview.export', { uri, format: choice.format });
    if (!answer?.path) return;
    const button = await vscode.window.showInformationMessage(`Written: ${answer.path}`, 'Show');
    if (button) await this.server.show(answer);
  }

  /**
   * @param {vscode.Uri} card
   * @param {vscode.WebviewPanel} panel
   */
  async #adopt(card, panel) {
    /** @type {Preview} */
    const preview = { card, panel, page: undefined };
    this.all.add(preview);
    panel.title = title(card);
    panel.webview.onDidReceiveMessage((message) => {
      if (preview.page === undefined) return;
      this.server.notify('cardwright/preview/fromPage', { page: preview.page, message });
    });
    panel.onDidDispose(() => {
      this.all.delete(preview);
      this.#remember();
      if (preview.page !== undefined && this.server.isRunning) {
        this.server.execute('cardwright.preview.close', { page: preview.page });
      }
    });
    this.#remember();
    await this.#fill(preview);
  }

  /**
   * Has the server open a page for a panel.
   * @param {Preview} preview
   */
  async #fill(preview) {
    preview.page = undefined;
    if (!this.server.isRunning) return;
    const uri = this.server.address(preview.card);
    const answer = await this.server.execute('cardwright.preview.open', { uri, carrier: 'webview' });
    if (!answer?.html || !this.all.has(preview)) return;
    preview.page = answer.page;
    preview.panel.webview.html = filledIn(answer.html, this.server.nonce(), preview.panel.webview.cspSource);
  }

  /**
   * Takes back a panel that the window had before it was reloaded.
   * @param {vscode.WebviewPanel} panel
   * @param {any} state what the page stored
   */
  async #restore(panel, state) {
    const known = [...this.all].map((each) => each.card.toString());
    /** @type {string[]} */
    const remembered = this.memory.get(TYPE, []);
    const card = typeof state?.uri === 'string' ? state.uri : remembered.find((each) => !known.includes(each));
    if (card) await this.#adopt(vscode.Uri.parse(card), panel);
    else panel.dispose();
  }

  #remember() {
    this.memory.update(TYPE, [...this.all].map((each) => each.card.toString()));
  }

  /** @param {vscode.Uri} card */
  #of(card) {
    return [...this.all].find((each) => each.card.toString() === card.toString());
  }

  /** @param {string | number} page */
  #find(page) {
    return [...this.all].find((each) => each.page === page);
  }
}

/** @param {vscode.Uri} card */
function name(card) {
  return card.path.slice(card.path.lastIndexOf('/') + 1);
}

/** @param {vscode.Uri} card */
function title(card) {
  return 'Preview ' + name(card).replace(/\.card\.xml$/, '');
}

/**
 * The page with what only the editor knows.
 * @param {string} html
 * @param {string} nonce
 * @param {string} cspSource
 */
function filledIn(html, nonce, cspSource) {
  return html.replaceAll('{{nonce}}', () => nonce).replaceAll('{{cspSource}}', () => cspSource);
}

module.exports = { Previews };
