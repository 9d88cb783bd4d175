// A small stand-in for `vscode-languageclient/node`: JSON-RPC over the pipes of the real server, and of the client's
// features those that the extension relies on: text synchronization, findings, settings, commands, documents to show.
'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const vscode = require('vscode');

const State = { Stopped: 1, Running: 2, Starting: 3 };

class LanguageClient {
  #waiting = new Map();
  #handlers = new Map();
  #buffer = Buffer.alloc(0);
  #changes = new vscode.EventEmitter();
  #subscriptions = [];
  #next = 1;
  #started;

  constructor(id, name, serverOptions, clientOptions) {
    Object.assign(this, { id, name, serverOptions, clientOptions, state: State.Stopped });
    this.onDidChangeState = this.#changes.event;
    this.code2ProtocolConverter = { asUri: (uri) => uri.toString() };
    LanguageClient.all.push(this);
  }

  /** Every client of this run, for tests. */
  static all = [];

  /** Starts; while that is under way, and afterwards, gives the same promise. */
  start() {
    return (this.#started ??= this.#start());
  }

  async #start() {
    this.#become(State.Starting);
    const { command, args, options } = this.serverOptions;
    this.process = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stderr.on('data', (text) => this.clientOptions.outputChannel.append(String(text)));
    this.process.stdout.on('data', (data) => this.#read(data));
    this.process.on('exit', () => {
      this.#started = undefined;
      this.#become(State.Stopped);
    });
    const options_ = this.clientOptions.initializationOptions;
    const result = await this.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name })),
      initializationOptions: typeof options_ === 'function' ? options_() : options_,
      capabilities: {
        workspace: {
          applyEdit: true, workspaceEdit: { documentChanges: true, resourceOperations: ['create'] }, configuration: true, workspaceFolders: true,
          didChangeConfiguration: {},
        },
        window: { showDocument: { support: true }, workDoneProgress: true },
        textDocument: { publishDiagnostics: {}, codeLens: {}, codeAction: { codeActionLiteralSupport: {} } },
      },
    });
    this.capabilities = result.capabilities;
    this.#become(State.Running);
    this.sendNotification('initialized', {});
    for (const name of result.capabilities.executeCommandProvider?.commands ?? []) {
      const next = (command, args) => this.sendRequest('workspace/executeCommand', { command, arguments: args });
      const { executeCommand } = this.clientOptions.middleware;
      this.#subscriptions.push(
        vscode.commands.registerCommand(name, (...args) => executeCommand(name, args, next))
      );
    }
    const { events } = vscode.stand;
    this.#subscriptions.push(
      events.open.event((document) => this.#open(document)),
      events.change.event((document) => this.#change(document)),
      events.configuration.event(() => this.sendNotification('workspace/didChangeConfiguration', { settings: null }))
    );
    vscode.workspace.textDocuments.forEach((document) => this.#open(document));
  }

  async dispose() {
    this.#subscriptions.splice(0).forEach((each) => each.dispose());
    if (this.state !== State.Running) return;
    await this.sendRequest('shutdown');
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.sendNotification('exit');
    await ended;
  }

  onNotification(method, handler) {
    this.#handlers.set(method, handler);
    return new vscode.Disposable(() => this.#handlers.delete(method));
  }

  sendRequest(method, params) {
    const id = this.#next++;
    this.#write({ jsonrpc: '2.0', id, method, params });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  sendNotification(method, params) {
    this.sent ??= [];
    this.sent.push([method, params]);
    this.#write({ jsonrpc: '2.0', method, params });
  }

  #become(state) {
    const oldState = this.state;
    this.state = state;
    this.#changes.fire({ oldState, newState: state });
  }

  #selects(document) {
    return this.clientOptions.documentSelector.some(
      ({ scheme, language }) => scheme === document.uri.scheme && language === document.languageId
    );
  }

  #open(document) {
    if (!this.#selects(document)) return;
    const { uri, languageId, version, text } = document;
    this.sendNotification('textDocument/didOpen', { textDocument: { uri: uri.toString(), languageId, version, text } });
  }

  #change(document) {
    if (!this.#selects(document)) return;
    this.sendNotification('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: [{ text: document.text }],
    });
  }

  #write(message) {
    const body = Buffer.from(JSON.stringify(message));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  #read(data) {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.subarray(0, end).toString())[1]);
      if (this.#buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.#buffer.subarray(end + 4, end + 4 + length).toString());
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      this.#take(message);
    }
  }

  async #take(message) {
    if (message.method === undefined) {
      const { resolve, reject } = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    } else if (message.id === undefined) {
      if (message.method === 'textDocument/publishDiagnostics') {
        vscode.stand.seen.findings.set(message.params.uri, message.params.diagnostics);
      }
      this.#handlers.get(message.method)?.(message.params);
    } else {
      this.#write({ jsonrpc: '2.0', id: message.id, result: (await this.#answer(message)) ?? null });
    }
  }

  async #answer({ method, params }) {
    switch (method) {
      case 'workspace/configuration':
        return params.items.map(({ section }) => vscode.workspace.getConfiguration().get(section) ?? null);
      case 'window/showDocument':
        return this.clientOptions.middleware.window.showDocument(params, async ({ uri, external }) => {
          if (external) return { success: await vscode.env.openExternal(vscode.Uri.parse(uri)) };
          await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(vscode.Uri.parse(uri)));
          return { success: true };
        });
      case 'workspace/applyEdit':
        // Whole files alone, which are saved at once.
        for (const { kind, uri, textDocument, edits } of params.edit.documentChanges) {
          const file = vscode.Uri.parse(uri ?? textDocument.uri).path;
          if (kind === 'create') fs.writeFileSync(file, '', { flag: 'wx' });
          else fs.writeFileSync(file, edits[0].newText);
        }
        return { applied: true };
      default:
        return null;
    }
  }
}

module.exports = { LanguageClient, State };
