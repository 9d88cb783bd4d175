// @ts-check
'use strict';

const vscode = require('vscode');

/** What no card names. */
const LEFT_OUT = '**/{.git,node_modules}/**';
/** More files are not listed. */
const MOST = 20000;
/** Longer files are not read, in bytes. */
const LONGEST = 16 << 20;
/** So long the server waits for the list, in milliseconds; what comes later is told later. */
const PATIENCE = 2000;

/**
 * The files of a workspace for a server that sees none: it is told which there are, and asks for those that a card names.
 *
 * The server knows files by `file:` addresses alone, so that those of other schemes get such: `vscode-vfs://github/a/b` is
 * `file:///vscode-vfs@github/a/b`.
 */
class WorkspaceFiles {
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

  /** @param {(method: string, params: object) => void} tell the server */
  constructor(tell) {
    const watcher = vscode.workspace.createFileSystemWatcher('**/*');
    /** @param {vscode.Uri} uri */
    const listed = (uri) => tell('cardwright/listFiles', { uris: [WorkspaceFiles.address(uri)] });
    this.tell = tell;
    this.subscriptions = [
      watcher, watcher.onDidCreate(listed), watcher.onDidChange(listed),
      watcher.onDidDelete((uri) => tell('cardwright/removeFile', { uri: WorkspaceFiles.address(uri) })),
    ];
  }

  dispose() {
    this.subscriptions.forEach((each) => each.dispose());
  }

  /**
   * The addresses of all files; those that are found too late are told to the server.
   * @returns {Promise<string[]>}
   */
  async all() {
    const found = Promise.resolve(vscode.workspace.findFiles('**/*', LEFT_OUT, MOST)).then(
      (files) => files.map(WorkspaceFiles.address), () => []);
    let isLate = false;
    /** @type {Timer | undefined} */
    let timer;
    /** @type {Promise<string[]>} */
    const tooLate = new Promise((done) => {
      timer = setTimeout(() => {
        isLate = true;
        done([]);
      }, PATIENCE);
    });
    found.then((uris) => {
      clearTimeout(timer);
      if (isLate && uris.length) this.tell('cardwright/listFiles', { uris });
    });
    return Promise.race([found, tooLate]);
  }

  /**
   * What stands in a file; nothing where it cannot be read.
   * @param {{ uri: string }} file
   */
  static async read({ uri }) {
    try {
      const bytes = await vscode.workspace.fs.readFile(WorkspaceFiles.uri(uri));
      if (bytes.length > LONGEST) return null;
      let text = '';
      for (let start = 0; start < bytes.length; start += 0x8000) {
        text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
      }
      return { base64: btoa(text) };
    } catch {
      return null;
    }
  }
}

module.exports = { WorkspaceFiles };
