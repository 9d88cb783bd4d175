// @ts-check
'use strict';

const crypto = require('node:crypto');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { findProgram } = require('./program');
const { Server } = require('./server');

/** The walkthrough that package.json declares. */
const WALKTHROUGH = 'cardwright.cardwright#start';

/** The language server as a program of this machine. */
class LocalServer extends Server {
  /** @param {vscode.ExtensionContext} context */
  constructor(context) {
    super(context);
    // Where an editor in a browser has its extensions run on another machine, there are programs, too.
    vscode.commands.executeCommand('setContext', 'cardwright.hasProgram', true);
    context.subscriptions.push(
      vscode.workspace.onDidChangeConfiguration(async (change) => {
        if (change.affectsConfiguration('cardwright.server')) await this.restart();
      })
    );
  }

  /** @param {import('./server').ClientOptions} options */
  async makeClient(options) {
    const settings = vscode.workspace.getConfiguration('cardwright');
    const name = settings.get('server.path', 'cardwright');
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    const command = findProgram(name, folder);
    if (!command) {
      this.#sayMissing(name);
      return undefined;
    }
    this.log.appendLine(`starting ${command}`);
    return new LanguageClient(
      'cardwright', 'Cardwright', { command, args: settings.get('server.arguments', ['lsp']), options: { cwd: folder } },
      {
        ...options,
        documentSelector: [...options.documentSelector, { scheme: 'file', pattern: '**/.cardwright.json' }],
      }
    );
  }

  nonce() {
    return crypto.randomBytes(16).toString('hex');
  }

  /** @param {string} name */
  async #sayMissing(name) {
    const choice = await vscode.window.showErrorMessage(
      `Cardwright's language server “${name}” is not found. Install it with “make install PREFIX=~/.local”, or choose the program in the settings.`,
      'How to Install', 'Open Settings'
    );
    if (choice === 'How to Install') {
      await vscode.commands.executeCommand('workbench.action.openWalkthrough', WALKTHROUGH);
    }
    if (choice === 'Open Settings') {
      await vscode.commands.executeCommand('workbench.action.openSettings', 'cardwright.server.path');
    }
  }
}

module.exports = { LocalServer };
