// @ts-check
'use strict';

const vscode = require('vscode');

/** What no card names. */
const LEFT_OUT = '**/{.git,node_modules}/**';
/** The same, of a path below that of a folder of the workspace. */
const IS_LEFT_OUT = /\/(\.git|node_modules)(\/|$)/;
/** More files are not listed. */
const MOST = 20000;
/** Longer files are not read, in bytes. */
const LONGEST = 16 << 20;
/** Times in milliseconds: so long a start waits for the list, a file may take to be read, and changes are gathered. */
const PATIENCE = { list: 2000, read: 10000, gather: 100 };

/**
 * The files of a workspace for a server that sees none: it is told which there are, and asks for those that a card names.
 *
 * What changes while the server does not run is told once it does. The server knows files by `file:` addresses alone, so that
 * those of other schemes get such: `vscode-vfs://github/a/b` is `file:///vscode-vfs@github/a/b`.
 */
class WorkspaceFiles {
  /**
   * The addresses of the files that there are.
   * @type {Set<string>}
   */
  #known = new Set();
  /**
   * What the server is to be told: the addresses of files, and whether they are there.
   * @type {Map<string, boolean>}
   */
  #untold = new Map();
  /** @type {Timer | undefined} */
  #timer;
  /** Whether the files that there were at the start are known. */
  #isListed = false;
  /** Whether the server waits for the list, and calls no file missing until then. */
  #isAwaited = false;
  #list;

  /**
   * A document's address for the server.
   * @param {vscode.Uri} uri
   */
  static address(uri) {
    if (uri.scheme === 'untitled') return uri.toString();
    return vscode.Uri.from({ scheme: 'file', path: `/${uri.scheme}@${uri.authority}${uri.path}` }).toString();
  }

  /**
   * The document that the server knows by `address`.
   * @param {string} address
   */
  static uri(address) {
    const uri = vscode.Uri.parse(address);
    const parts = uri.scheme === 'file' && /^\/([a-z][a-z0-9+.-]*)@([^/]*)(\/.*)$/i.exec(uri.path);
    if (!parts) return uri;
    const [, scheme = '', authority = '', path = ''] = parts;
    return vscode.Uri.from({ scheme, authority, path });
  }

  /** @param {import('./server').Server} server */
  constructor(server) {
    this.server = server;
    const watcher = vscode.workspace.createFileSystemWatcher('**/*');
    this.subscriptions = [
      watcher,
      watcher.onDidCreate((uri) => this.#created(uri)),
      watcher.onDidChange((uri) => this.#isServed(uri) && this.#note(WorkspaceFiles.address(uri), true)),
      watcher.onDidDelete((uri) => this.#deleted(uri)),
      vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) this.#deleted(uri);
        for (const { uri } of added) this.#below(uri);
      }),
      server.onDidStart(() => this.#tell()),
    ];
    this.#list = this.#listAll();
  }

  dispose() {
    clearTimeout(this.#timer);
    this.subscriptions.forEach((each) => each.dispose());
  }

  /** Waits until the files are known, but not for ever: those that are found later are told then. */
  async listed() {
    /** @type {Timer | undefined} */
    let timer;
    /** @type {Promise<void>} */
    const tooLate = new Promise((done) => {
      timer = setTimeout(done, PATIENCE.list);
    });
    await Promise.race([this.#list, tooLate]);
    clearTimeout(timer);
  }

  /**
   * The addresses of all files for a server that starts, which is told later what changes then; null while they are not known.
   * @returns {string[] | null}
   */
  take() {
    this.#isAwaited = !this.#isListed;
    if (this.#isAwaited) return null;
    this.#untold.clear();
    return [...this.#known];
  }

  async #listAll() {
    this.#isListed = await this.#find('**/*');
    this.#tellSoon();
  }

  /** @param {vscode.Uri} uri */
  #isServed(uri) {
    const folder = vscode.workspace.workspaceFolders?.find((each) => uri.path.startsWith(`${each.uri.path}/`));
    return !IS_LEFT_OUT.test(folder ? uri.path.slice(folder.uri.path.length) : uri.path);
  }

  /** @param {vscode.Uri} uri a file, or a folder with all that is in it */
  async #created(uri) {
    if (!this.#isServed(uri)) return;
    try {
      const { type } = await vscode.workspace.fs.stat(uri);
      if (type & vscode.FileType.Directory) await this.#below(uri);
      else this.#note(WorkspaceFiles.address(uri), true);
    } catch {
      // It is gone again, which another event tells.
    }
  }

  /** @param {vscode.Uri} folder */
  #below(folder) {
    return this.#find(new vscode.RelativePattern(folder, '**/*'));
  }

  /**
   * Takes the files that there are.
   * @param {string | vscode.RelativePattern} pattern
   */
  async #find(pattern) {
    try {
      const files = await vscode.workspace.findFiles(pattern, LEFT_OUT, MOST);
      for (const uri of files) this.#note(WorkspaceFiles.address(uri), true);
      return true;
    } catch (problem) {
      this.server.log.appendLine(`the files of the workspace cannot be listed: ${problem}`);
      return false;
    }
  }

  /** @param {vscode.Uri} uri a file, or a folder with all that was in it: that is one event */
  #deleted(uri) {
    const address = WorkspaceFiles.address(uri);
    if (this.#known.has(address)) this.#note(address, false);
    for (const each of this.#known) {
      if (each.startsWith(`${address}/`)) this.#note(each, false);
    }
  }

  /**
   * @param {string} address
   * @param {boolean} isThere
   */
  #note(address, isThere) {
    if (isThere) this.#known.add(address);
    else this.#known.delete(address);
    this.#untold.set(address, isThere);
    this.#tellSoon();
  }

  #tellSoon() {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
    }, PATIENCE.gather);
  }

  #tell() {
    if (!this.server.isRunning || !this.#isListed) return;
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const [uri, isThere] of untold) {
      if (!isThere) this.server.notify('cardwright/removeFile', { uri });
    }
    const uris = untold.filter(([, isThere]) => isThere).map(([uri]) => uri);
    if (uris.length || this.#isAwaited) this.server.notify('cardwright/listFiles', { uris });
    this.#isAwaited = false;
  }

  /**
   * What stands in a file; nothing where it cannot be read.
   * @param {{ uri: string }} file
   */
  static async read({ uri }) {
    /** @type {Timer | undefined} */
    let timer;
    /** @type {Promise<undefined>} */
    const tooLate = new Promise((done) => {
      timer = setTimeout(() => done(undefined), PATIENCE.read);
    });
    try {
      const bytes = await Promise.race([vscode.workspace.fs.readFile(WorkspaceFiles.uri(uri)), tooLate]);
      if (!bytes || bytes.length > LONGEST) return null;
      let text = '';
      for (let start = 0; start < bytes.length; start += 0x8000) {
        text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
      }
      return { base64: btoa(text) };
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}

module.exports = { WorkspaceFiles };
