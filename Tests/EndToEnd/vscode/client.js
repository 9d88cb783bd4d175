// What the stand-ins for both kinds of language clients have in common: JSON-RPC, and of the client's features those that the
// extension relies on: text synchronization, findings, settings, commands, documents to show.
'use strict';

const disk = require('./disk.js');
const vscode = require('vscode');

/** What LSP calls these errors. */
const [CONTENT_MODIFIED, SERVER_CANCELLED, REQUEST_CANCELLED] = [-32801, -32802, -32800];
const State = { Stopped: 1, Running: 2, Starting: 3, StartFailed: 4 };

class BaseLanguageClient {
  #waiting = new Map();
  #handlers = new Map();
  #changes = new vscode.EventEmitter();
  #subscriptions = [];
  #next = 1;
  #started;

  constructor(id, name, clientOptions) {
    Object.assign(this, { id, name, clientOptions, state: State.Stopped });
    this.onDidChangeState = this.#changes.event;
    const { code2Protocol = String, protocol2Code = vscode.Uri.parse } = clientOptions.uriConverters ?? {};
    this.code2ProtocolConverter = { asUri: code2Protocol };
    this.protocol2CodeConverter = { asUri: protocol2Code };
    BaseLanguageClient.all.push(this);
  }

  /** Every client of this run, for tests. */
  static all = [];

  isRunning() {
    return this.state === State.Running;
  }

  /** Starts; while that is under way, and afterwards, gives the same promise. */
  start() {
    return (this.#started ??= this.#start());
  }

  async #start() {
    this.become(State.Starting);
    this.connect((message) => this.#take(message));
    const options = this.clientOptions.initializationOptions;
    const asUri = (uri) => this.code2ProtocolConverter.asUri(uri);
    const result = await this.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: asUri(uri), name })),
      initializationOptions: typeof options === 'function' ? options() : options,
      capabilities: {
        workspace: {
          applyEdit: true, workspaceEdit: { documentChanges: true, resourceOperations: ['create'] }, configuration: true, workspaceFolders: true,
          didChangeConfiguration: {},
          codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true }, diagnostics: { refreshSupport: true },
        },
        window: { showDocument: { support: true }, workDoneProgress: true },
        textDocument: { publishDiagnostics: {}, diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false }, codeLens: {}, codeAction: { codeActionLiteralSupport: {} } },
      },
    }).catch((problem) => {
      this.become(State.StartFailed);
      throw problem;
    });
    this.capabilities = result.capabilities;
    this.become(State.Running);
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
      events.configuration.event(() => this.#tellSettings())
    );
    this.#tellSettings();
    vscode.workspace.textDocuments.forEach((document) => this.#open(document));
  }

  #tellSettings() {
    const section = this.clientOptions.synchronize.configurationSection;
    this.sendNotification('workspace/didChangeConfiguration', { settings: { [section]: vscode.workspace.getConfiguration().get(section) } });
  }

  async dispose() {
    if (this.state === State.Starting) throw new Error("Client is not running and can't be stopped. It's current state is: starting");
    this.#subscriptions.splice(0).forEach((each) => each.dispose());
    if (this.state !== State.Running) return;
    await this.sendRequest('shutdown');
    const ended = this.ended();
    this.sendNotification('exit');
    await ended;
    this.isOver();
  }

  /** The server has ended. */
  isOver() {
    this.#started = undefined;
    this.become(State.Stopped);
  }

  onNotification(method, handler) {
    this.#handlers.set(method, handler);
    return new vscode.Disposable(() => this.#handlers.delete(method));
  }

  onRequest(method, handler) {
    return this.onNotification(method, handler);
  }

  sendRequest(method, params) {
    const id = this.#next++;
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.send({ jsonrpc: '2.0', id, method, params });
    return answer;
  }

  sendNotification(method, params) {
    this.sent ??= [];
    this.sent.push([method, params]);
    this.send({ jsonrpc: '2.0', method, params });
  }

  become(state) {
    if (state === this.state) return;
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
    const { languageId, version, text } = document;
    const uri = this.code2ProtocolConverter.asUri(document.uri);
    this.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version, text } });
    this.#pull(document);
  }

  /** Asks what is wrong with a document, where the server does not tell of itself. */
  async #pull(document) {
    if (!this.capabilities.diagnosticProvider || !this.#selects(document)) return;
    const uri = this.code2ProtocolConverter.asUri(document.uri);
    const { version } = document;
    try {
      const report = await this.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
      if (report.kind === 'full' && version === document.version) this.#found(document.uri.toString(), report.items);
    } catch (problem) {
      // The server has changed its mind, or is no more.
      if (problem.code === SERVER_CANCELLED) this.#pull(document);
      else if (problem.code !== REQUEST_CANCELLED && problem.code !== CONTENT_MODIFIED) throw problem;
    }
  }

  #found(uri, diagnostics) {
    vscode.stand.seen.findings.set(uri, diagnostics);
    vscode.stand.seen.published.push([uri, diagnostics]);
  }

  #change(document) {
    if (!this.#selects(document)) return;
    this.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.code2ProtocolConverter.asUri(document.uri), version: document.version },
      contentChanges: [{ text: document.text }],
    });
    this.#pull(document);
  }

  async #take(message) {
    if (message.method === undefined) {
      const { resolve, reject } = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error) reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else resolve(message.result);
    } else if (message.id === undefined) {
      if (message.method === 'textDocument/publishDiagnostics') {
        const uri = this.protocol2CodeConverter.asUri(message.params.uri).toString();
        this.#found(uri, message.params.diagnostics);
      }
      this.#handlers.get(message.method)?.(message.params);
    } else {
      this.send({ jsonrpc: '2.0', id: message.id, result: (await this.#answer(message)) ?? null });
    }
  }

  async #answer({ method, params }) {
    const uriOf = (address) => this.protocol2CodeConverter.asUri(address);
    switch (method) {
      case 'workspace/diagnostic/refresh':
        vscode.workspace.textDocuments.forEach((document) => this.#pull(document));
        return null;
      case 'workspace/configuration':
        return params.items.map(({ section }) => vscode.workspace.getConfiguration().get(section) ?? null);
      case 'window/showDocument':
        return this.clientOptions.middleware.window.showDocument(params, async ({ uri, external }) => {
          if (external) return { success: await vscode.env.openExternal(uriOf(uri)) };
          await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uriOf(uri)));
          return { success: true };
        });
      case 'workspace/applyEdit':
        // Whole files alone, which are saved at once.
        for (const { kind, uri, textDocument, edits } of params.edit.documentChanges) {
          const file = uriOf(uri ?? textDocument.uri).path;
          if (kind === 'create') disk.write(file, '', true);
          else disk.write(file, edits[0].newText);
        }
        return { applied: true };
      default:
        return this.#handlers.get(method)?.(params);
    }
  }
}

module.exports = { BaseLanguageClient, State };
