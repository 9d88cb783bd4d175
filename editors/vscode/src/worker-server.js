// @ts-check
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/browser');
const { CoreWorker } = require('./core-worker');
const { Server, message } = require('./server');
const { WorkspaceFiles } = require('./workspace-files');

/** Where the package has the compiled core, its worker and the page of the preview. */
const FOLDER = 'browser';
/** After so many losses with the same texts the core is not started again. */
const MOST_LOSSES = 3;
/** The key under which the preview's settings are remembered. */
const SETTINGS = 'cardwright.preview.settings';

/** The language server of an editor in a browser: the compiled core in a worker. */
class WorkerServer extends Server {
  #losses = 0;
  /** @type {CoreWorker | undefined} */
  #core;
  /**
   * The core, compiled once: a worker that takes a lost one's place has it at once.
   * @type {WebAssembly.Module | undefined}
   */
  #module;

  /** @param {vscode.ExtensionContext} context */
  constructor(context) {
    super(context);
    this.context = context;
    /** @type {WorkspaceFiles} */
    this.files = new WorkspaceFiles(this);
    context.subscriptions.push(this.files);
  }

  get schemes() {
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
    return [...new Set([...super.schemes, ...folders])];
  }

  /** @param {import('./server').ClientOptions} options */
  async makeClient(options) {
    const [core] = await Promise.all([this.#module ?? this.#part('cardwright.wasm'), this.files.listed()]);
    const worker = new Worker(vscode.Uri.joinPath(this.context.extensionUri, FOLDER, 'worker.js').toString(true));
    this.#core = new CoreWorker(worker, this.#compiled(core), this.#losses > 0, {
      lost: (why, isUnable) => this.#lost(why, isUnable),
      changed: () => {
        this.#losses = 0;
      },
    });
    const client = new LanguageClient('cardwright', 'Cardwright', {
      ...options,
      initializationOptions: () => ({
        .../** @type {object} */ (vscode.workspace.getConfiguration().get('cardwright')), files: this.files.take(),
        now: Math.floor(Date.now() / 1000) - new Date().getTimezoneOffset() * 60,
      }),
      // What is wrong is said once, by who has started it.
      initializationFailedHandler: () => false,
      uriConverters: { code2Protocol: WorkspaceFiles.address, protocol2Code: WorkspaceFiles.uri },
    }, this.#core);
    client.onRequest('cardwright/readFile', WorkspaceFiles.read);
    client.onNotification('cardwright/preview/settings', ({ settings }) => this.context.workspaceState.update(SETTINGS, settings));
    return client;
  }

  abandon() {
    this.#core?.terminate();
    this.#core = undefined;
  }

  /**
   * @param {string} command
   * @param {...any} args
   */
  async request(command, ...args) {
    const [argument = {}] = args;
    switch (command) {
      case 'cardwright.preview.open': {
        const settings = this.context.workspaceState.get(SETTINGS, null);
        const [answer, page] = await Promise.all([super.request(command, { ...argument, settings }), this.#part('preview.html')]);
        return { ...answer, html: new TextDecoder().decode(page) };
      }
      case 'cardwright.preview.export': {
        const card = this.uri(argument.uri);
        if (card.scheme === 'untitled') throw new Error('Save the card first; its picture is written beside it');
        const { name, text } = await super.request(command, argument);
        const file = vscode.Uri.joinPath(card, '..', name);
        await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(text));
        return { path: file.path, uri: file.toString() };
      }
      default:
        return super.request(command, ...args);
    }
  }

  get pictures() {
    return super.pictures.filter(({ format }) => format !== 'png');
  }

  /** @param {{path: string, uri: string}} file */
  async show({ uri }) {
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(uri));
  }

  nonce() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** @param {string} address */
  uri(address) {
    return WorkspaceFiles.uri(address);
  }

  /** @param {WebAssembly.Module | Uint8Array} core */
  async #compiled(core) {
    return (this.#module = core instanceof WebAssembly.Module ? core : await WebAssembly.compile(core));
  }

  /**
   * A file of the package.
   * @param {string} name
   */
  async #part(name) {
    return vscode.workspace.fs.readFile(vscode.Uri.joinPath(this.context.extensionUri, FOLDER, name));
  }

  /**
   * The core has trapped or does not answer: another takes its place, unless the same texts did that again and again.
   * @param {string} why
   * @param {boolean} isUnable
   */
  async #lost(why, isUnable) {
    this.#losses += 1;
    this.log.appendLine(`the core was lost: ${why}`);
    try {
      if (isUnable) {
        await this.stop();
        await vscode.window.showErrorMessage(`This editor cannot run Cardwright: ${why}`);
        return undefined;
      }
      if (this.#losses < MOST_LOSSES) return await this.restart();
      await this.stop();
      const choice = await vscode.window.showErrorMessage(
        'Cardwright does not answer for one of the open texts. Undo what you changed last, then start it again.', 'Start Again', 'Show Log');
      if (choice === 'Show Log') this.log.show();
      if (choice !== 'Start Again') return undefined;
      this.#losses = 0;
      return await this.start();
    } catch (problem) {
      this.log.appendLine(message(problem));
      return undefined;
    }
  }
}

module.exports = { WorkerServer };
