// @ts-check
'use strict';

const vscode = require('vscode');
const { languageId } = require('./documents');

/**
 * A client of the server; the editor on a desktop has another kind than that in a browser.
 * @typedef {import('vscode-languageclient/node').LanguageClient | import('vscode-languageclient/browser').LanguageClient} Client
 * @typedef {import('vscode-languageclient/node').LanguageClientOptions} ClientOptions
 */

/** A request is not answered as nobody needs it any more; LSP's `RequestCancelled`. */
const CANCELLED = -32800;
/** So long a start that is under way may keep an end of the server waiting, in milliseconds. */
const LONGEST_START = 3000;

/** The language server, wherever it runs: starts it, and passes on what the other parts want of it. */
class Server {
  /** What was asked for last: starts and ends follow one another. */
  #last = Promise.resolve();
  /** Ends the wait for the start that is under way. */
  #giveUp = () => {};

  /** @param {vscode.ExtensionContext} context */
  constructor(context) {
    this.log = vscode.window.createOutputChannel('Cardwright');
    /** @type {Client | undefined} */
    this.client = undefined;
    /**
     * Opens the preview of a card; the code lens of the server asks for it.
     * @type {(uri: string) => Promise<void>}
     */
    this.openPreview = async () => {};
    this.started = new vscode.EventEmitter();
    /** Fires when the server runs, the first time and after each restart. */
    this.onDidStart = this.started.event;
    this.toPage = new vscode.EventEmitter();
    /** Fires with `{page, message}` when the server has something for a page of the preview. */
    this.onMessageToPage = this.toPage.event;
    context.subscriptions.push(this.log, this.started, this.toPage);
  }

  /** The schemes of the addresses whose documents it serves. */
  get schemes() {
    return ['file', 'untitled'];
  }

  /**
   * Whether it serves a document.
   * @param {vscode.TextDocument} document
   */
  serves(document) {
    return document.languageId === languageId && this.schemes.includes(document.uri.scheme);
  }

  /** Whether the server answers. */
  get isRunning() {
    return this.client?.isRunning() ?? false;
  }

  /**
   * A client that is not started yet; undefined where there is no server, which the person is told.
   * @param {ClientOptions} _options
   * @returns {Promise<Client | undefined>}
   */
  async makeClient(_options) {
    throw new Error('each kind of server makes its own client');
  }

  /** Ends what a client would wait for in vain; the server is about to be ended. */
  abandon() {}

  /** Starts the server, or says what is missing and what to do. */
  start() {
    return this.#inTurn(() => this.#start());
  }

  stop() {
    return this.#end(() => this.#stop());
  }

  restart() {
    return this.#end(async () => {
      await this.#stop();
      await this.#start();
    });
  }

  /**
   * Runs `work` once all that was to be done before is done.
   * @param {() => Promise<void>} work
   */
  #inTurn(work) {
    return (this.#last = this.#last.then(work, work));
  }

  /** @param {() => Promise<void>} work ends the server first */
  #end(work) {
    this.abandon();
    const timer = setTimeout(() => this.#giveUp(), LONGEST_START);
    return this.#inTurn(() => {
      clearTimeout(timer);
      return work();
    });
  }

  async #start() {
    try {
      await this.#startClient();
    } catch (problem) {
      this.log.appendLine(`cannot start: ${problem}`);
      // Who ended it says so.
      if (!isCancelled(problem)) this.#sayFailure(problem);
    }
  }

  /** @param {unknown} problem */
  async #sayFailure(problem) {
    const choice = await vscode.window.showErrorMessage(`Cardwright does not start: ${message(problem)}`, 'Show Log');
    if (choice) this.log.show();
  }

  async #startClient() {
    const client = await this.makeClient({
      documentSelector: this.schemes.map((scheme) => ({ scheme, language: languageId })),
      outputChannel: this.log,
      initializationOptions: () => vscode.workspace.getConfiguration().get('cardwright'),
      synchronize: { configurationSection: 'cardwright' },
      middleware: {
        executeCommand: (command, args, next) => this.#execute(command, args, next),
        window: { showDocument: (params, next) => this.#showDocument(params, next) },
      },
    });
    if (!client) return;
    this.client = client;
    client.onNotification('cardwright/preview/toPage', (params) => this.toPage.fire(params));
    client.onDidChangeState(() => {
      const isRunning = client.isRunning();
      vscode.commands.executeCommand('setContext', 'cardwright.running', isRunning);
      // A server that ended by itself is started again by the client. Its documents are open once that start is done, and
      // pages are opened anew then.
      if (isRunning) client.start().then(() => this.started.fire(undefined), () => {});
    });
    /** @type {Promise<void>} */
    const givenUp = new Promise((done) => {
      this.#giveUp = done;
    });
    await Promise.race([client.start(), givenUp]);
  }

  async #stop() {
    this.abandon();
    const client = this.client;
    this.client = undefined;
    try {
      await client?.dispose();
    } catch (problem) {
      // A client that is still starting cannot be stopped.
      this.log.appendLine(`stopping: ${message(problem)}`);
    }
  }

  /**
   * Has the server run one of its commands; says what went wrong, and gives undefined then.
   * @param {string} command
   * @param {...unknown} args
   * @returns {Promise<any>}
   */
  async execute(command, ...args) {
    if (!this.canServe()) return undefined;
    try {
      return await this.request(command, ...args);
    } catch (problem) {
      if (!isCancelled(problem)) vscode.window.showErrorMessage(`Cardwright: ${message(problem)}`);
      return undefined;
    }
  }

  /**
   * Has the server run one of its commands.
   * @param {string} command
   * @param {...unknown} args
   * @returns {Promise<any>}
   */
  async request(command, ...args) {
    if (!this.client) throw new Error('The Cardwright language server does not run');
    return this.client.sendRequest('workspace/executeCommand', { command, arguments: args });
  }

  /**
   * The actions of a kind that the server offers for a card, each with its command.
   * @param {vscode.Uri} uri
   * @param {string} kind
   * @returns {Promise<{title: string, command: {command: string, arguments: unknown[]}}[]>}
   */
  async offers(uri, kind) {
    if (!this.canServe() || !this.client) return [];
    const start = { line: 0, character: 0 };
    return this.client.sendRequest('textDocument/codeAction', {
      textDocument: { uri: this.address(uri) }, range: { start, end: start }, context: { diagnostics: [], only: [kind] },
    });
  }

  /** What pictures of a card can be, each with its name for the server. */
  get pictures() {
    return [
      { label: 'SVG', description: 'One picture, sharp at any size', format: 'svg' },
      { label: 'PNG', description: 'One picture of pixels', format: 'png' },
      { label: 'Sheet', description: 'Devices, appearances and text sizes on one page', format: 'sheet' },
      { label: 'HTML', description: 'One file to share', format: 'html' },
    ];
  }

  /**
   * Shows a file that was written.
   * @param {{path: string, uri: string}} file
   */
  async show({ path }) {
    await vscode.commands.executeCommand('revealFileInOS', vscode.Uri.file(path));
  }

  /**
   * Bytes that nobody can guess, as letters and digits.
   * @returns {string}
   */
  nonce() {
    throw new Error('each kind of server has its own source of such bytes');
  }

  /** Whether the server runs; says so when it does not. */
  canServe() {
    if (!this.isRunning) {
      vscode.window.showWarningMessage('The Cardwright language server does not run; see “Cardwright: Show Log”.');
    }
    return this.isRunning;
  }

  /**
   * Sends a notification; without effect while the server does not run.
   * @param {string} method
   * @param {object} params
   */
  notify(method, params) {
    if (this.isRunning) this.client?.sendNotification(method, params);
  }

  /**
   * A document's address as the server got it.
   * @param {vscode.Uri} uri
   */
  address(uri) {
    return this.client?.code2ProtocolConverter.asUri(uri) ?? uri.toString();
  }

  /**
   * The document that the server knows by an address.
   * @param {string} address
   */
  uri(address) {
    return vscode.Uri.parse(address);
  }

  /**
   * Commands of the server that a code lens or an action runs: here the preview opens in a panel, not in the browser.
   * @param {string} command
   * @param {any[]} args
   * @param {(command: string, args: any[]) => any} next
   */
  #execute(command, args, next) {
    const uri = args[0]?.uri;
    if (typeof uri !== 'string') return next(command, args);
    if (command === 'cardwright.preview.open') return this.openPreview(uri);
    // The panel is a page by then, which plays.
    if (command === 'cardwright.preview.record') return this.openPreview(uri).then(() => next(command, args));
    return next(command, args);
  }

  /**
   * Shows a place of a card in the column where that card stands, not in that of the preview.
   * @param {{uri: string, external?: boolean, takeFocus?: boolean, selection?: any}} params
   * @param {(params: any) => any} next
   */
  async #showDocument(params, next) {
    const editor = vscode.window.visibleTextEditors.find((each) => this.address(each.document.uri) === params.uri);
    if (params.external || !editor) return next(params);
    const shown = await vscode.window.showTextDocument(editor.document, {
      viewColumn: editor.viewColumn,
      preserveFocus: !params.takeFocus,
    });
    if (params.selection) {
      const { start, end } = params.selection;
      shown.selection = new vscode.Selection(start.line, start.character, end.line, end.character);
      shown.revealRange(shown.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
    return { success: true };
  }
}

/** @param {unknown} problem */
function message(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}

/** @param {any} problem */
function isCancelled(problem) {
  return problem?.code === CANCELLED;
}

module.exports = { CANCELLED, Server, message };
