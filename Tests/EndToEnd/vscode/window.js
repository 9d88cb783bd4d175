// A window of VS Code for each test: the extension, its stand-ins, and a copy of the examples.
// `EXTENSION` is the extension's folder, `CARDWRIGHT` the executable, `EXAMPLES` the cards.
'use strict';

const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { afterEach, beforeEach } = require('node:test');

const standIns = {
  vscode: 'vscode.js', 'vscode-languageclient/node': 'languageclient.js', 'vscode-languageclient/browser': 'languageclient-browser.js',
};
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  request in standIns ? path.join(__dirname, standIns[request]) : resolve(request, ...rest);

const current = (module.exports = {
  /** `isWeb`: an editor in a browser, with a workspace that is on no disk. */
  beforeAndAfterEach({ isActive = true, isWeb = false } = {}) {
    beforeEach(async () => {
      create(isWeb);
      if (isActive) await current.activate();
    });
    afterEach(async () => {
      await current.extension.deactivate();
      current.context.subscriptions.reverse().forEach((each) => each.dispose());
      fs.rmSync(current.root, { recursive: true });
    });
  },

  activate: () => current.extension.activate(current.context),

  async until(what, condition) {
    for (let tries = 0; tries < 1000; tries += 1) {
      const value = condition();
      if (value) return value;
      await new Promise((done) => setTimeout(done, 20));
    }
    const { messages, log } = current.seen;
    throw new Error(`waited in vain until ${what}; messages: ${JSON.stringify(messages)}; log:\n${log}`);
  },

  /** Opens an example as a person does: its editor gets the focus. */
  async open(name) {
    const { workspace, window, Uri } = current.vscode;
    return window.showTextDocument(await workspace.openTextDocument(Uri.joinPath(workspace.workspaceFolders[0].uri, name)));
  },

  findings: (editor) => current.seen.findings.get(editor.document.uri.toString()),
  client: () => current.languageclient.LanguageClient.all.at(-1),
});

/** Loads all modules anew, so that no test sees another's window. */
function create(isWeb) {
  for (const name of Object.keys(require.cache)) {
    if (name.startsWith(process.env.EXTENSION) || [...Object.values(standIns), 'client.js'].includes(path.basename(name))) {
      delete require.cache[name];
    }
  }
  const vscode = require('vscode');
  const { stand } = vscode;
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cardwright-vscode-'));
  const uri = isWeb ? vscode.Uri.parse('vscode-vfs://github/acme/cards') : vscode.Uri.file(root);
  vscode.workspace.workspaceFolders = [{ uri, name: 'Examples' }];
  const folder = isWeb ? path.join(root, uri.path) : root;
  fs.cpSync(process.env.EXAMPLES, folder, { recursive: true });
  stand.mount({ scheme: uri.scheme, authority: uri.authority, folder: isWeb ? root : '' });
  stand.settings['cardwright.server.path'] = process.env.CARDWRIGHT;
  const memory = new Map();
  Object.assign(current, {
    vscode, stand, seen: stand.seen, root, folder,
    languageclient: require(isWeb ? 'vscode-languageclient/browser' : 'vscode-languageclient/node'),
    extension: require(path.join(process.env.EXTENSION, isWeb ? stand.manifest.browser : stand.manifest.main)),
    context: {
      subscriptions: [], extensionUri: vscode.Uri.file(process.env.PACKAGE ?? ''),
      workspaceState: { get: (key, fallback) => memory.get(key) ?? fallback, update: (key, value) => memory.set(key, value) },
    },
  });
}
