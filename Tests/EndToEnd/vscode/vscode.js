// The thinnest stand-in for the module `vscode`: what the extension uses of it, and a window that a test can look into.
'use strict';

const disk = require('./disk.js');

class EventEmitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return new Disposable(() => this.#listeners.delete(listener));
  };
  fire(value) {
    for (const listener of [...this.#listeners]) listener(value);
  }
  dispose() {
    this.#listeners.clear();
  }
}

class Disposable {
  constructor(callOnDispose) {
    this.callOnDispose = callOnDispose;
  }
  dispose() {
    this.callOnDispose();
  }
  static from(...all) {
    return new Disposable(() => all.forEach((each) => each.dispose()));
  }
}

class Uri {
  constructor({ scheme, authority = '', path, rest = '' }) {
    Object.assign(this, { scheme, authority, path, rest, fsPath: path });
  }
  toString() {
    const start = this.authority || this.scheme === 'file' ? `//${this.authority}` : '';
    return `${this.scheme}:${start}${this.path.split('/').map(encodeURIComponent).join('/')}${this.rest}`;
  }
  static parse(text) {
    const [, scheme, authority, path, rest] = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(.*)$/i.exec(text);
    return new Uri({ scheme, authority, path: decodeURIComponent(path), rest });
  }
  static file(path) {
    return new Uri({ scheme: 'file', path });
  }
  static from(parts) {
    return new Uri(parts);
  }
  static joinPath({ scheme, authority, path }, ...parts) {
    const steps = path.split('/');
    for (const part of parts) {
      if (part === '..') steps.pop();
      else steps.push(part);
    }
    return new Uri({ scheme, authority, path: steps.join('/') });
  }
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Selection {
  constructor(startLine, startCharacter, line, character) {
    this.anchor = new Position(startLine, startCharacter);
    this.active = new Position(line, character);
  }
}

class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1 });
  }
  getText() {
    return this.text;
  }
}

class TextEditor {
  constructor(document, viewColumn) {
    Object.assign(this, { document, viewColumn, selection: new Selection(0, 0, 0, 0), revealed: [] });
  }
  revealRange(range) {
    this.revealed.push(range);
  }
}

class Range {
  constructor(startLine, startCharacter, line, character) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(line, character);
  }
}

/** Items of the test explorer, by their id. */
class TestItems extends Map {
  add(item) {
    this.set(item.id, item);
  }
  replace(items) {
    this.clear();
    for (const item of items) this.add(item);
  }
  forEach(visit) {
    for (const item of [...this.values()]) visit(item);
  }
}

/** A test controller whose runs a test can look into. */
class TestController {
  constructor(id, label) {
    Object.assign(this, { id, label, items: new TestItems(), profiles: [], runs: [] });
  }
  createTestItem(id, label, uri) {
    const item = { id, label, uri, parent: undefined };
    item.children = new TestItems();
    item.children.add = (child) => item.children.set(child.id, Object.assign(child, { parent: item }));
    return item;
  }
  createRunProfile(label, kind, run, isDefault) {
    this.profiles.push({ label, kind, run, isDefault });
  }
  createTestRun(request) {
    const run = { request, results: {}, hasEnded: false, started() {}, end: () => (run.hasEnded = true) };
    for (const outcome of ['passed', 'failed', 'errored', 'skipped'])
      run[outcome] = (item, messages) => (run.results[item.id] = { outcome, messages });
    this.runs.push(run);
    return run;
  }
  dispose() {}
}

class TestMessage {
  constructor(message) {
    this.message = message;
  }
  static diff(message, expectedOutput, actualOutput) {
    return Object.assign(new TestMessage(message), { expectedOutput, actualOutput });
  }
}

class WebviewPanel {
  #received = new EventEmitter();
  #disposed = new EventEmitter();
  constructor(viewType, title, column, options) {
    Object.assign(this, { viewType, title, column, options, active: false, isDisposed: false, reveals: 0 });
    this.webview = {
      html: '',
      cspSource: 'vscode-resource:',
      onDidReceiveMessage: this.#received.event,
      /** What the page got. */
      posted: [],
      postMessage: (message) => this.webview.posted.push(message),
    };
    this.onDidDispose = this.#disposed.event;
  }
  /** As if the page had called `postMessage`. */
  send(message) {
    this.#received.fire(message);
  }
  reveal() {
    this.reveals += 1;
  }
  dispose() {
    if (this.isDisposed) return;
    this.isDisposed = true;
    this.#disposed.fire();
  }
}

const events = Object.fromEntries(
  ['configuration', 'open', 'change', 'close', 'selection', 'activeEditor', 'folders', 'fileCreated', 'fileChanged', 'fileDeleted'].map((name) => [name, new EventEmitter()])
);

/** What a test sees and sets. */
const seen = {
  panels: [],
  /** `{kind, text, buttons}` of each message shown. */
  messages: [],
  /** The button that is pressed next, by its label. */
  answers: [],
  /** The addresses that the browser was asked to open. */
  pages: [],
  /** Findings by address, as the server published them. */
  findings: new Map(),
  /** The same, all of them in turn. */
  published: [],
  status: [],
  contexts: {},
  executed: [],
  log: '',
  serializers: {},
};

/** The settings that differ from the defaults in package.json, by their whole name. */
const settings = {};
const manifest = disk.manifest();
/** Where the files of a workspace lie that has other addresses: `{scheme, authority, folder}`. */
let mounted;
const onDisk = ({ scheme, authority, path }) =>
  mounted && scheme === mounted.scheme && authority === mounted.authority ? mounted.folder + path : path;

function section(prefix) {
  const whole = {};
  for (const [name, property] of Object.entries(manifest.contributes.configuration.properties)) {
    if (!name.startsWith(prefix ? prefix + '.' : '')) continue;
    const parts = name.slice(prefix ? prefix.length + 1 : 0).split('.');
    let level = whole;
    for (const part of parts.slice(0, -1)) level = level[part] ??= {};
    level[parts.at(-1)] = name in settings ? settings[name] : property.default;
  }
  return whole;
}

const commands = new Map();
const documents = [];

function say(kind) {
  return async (text, ...buttons) => {
    seen.messages.push({ kind, text, buttons });
    return buttons.includes(seen.answers[0]) ? seen.answers.shift() : undefined;
  };
}

const vscode = {
  EventEmitter, Disposable, Uri, Position, Range, Selection, TestMessage,
  Location: class {
    constructor(uri, range) {
      Object.assign(this, { uri, range });
    }
  },
  TestRunProfileKind: { Run: 1 },
  tests: { createTestController: (id, label) => (seen.tests = new TestController(id, label)) },
  FileType: { Directory: 2 },
  RelativePattern: class {
    constructor(base, pattern) {
      Object.assign(this, { base, pattern });
    }
  },
  ViewColumn: { Beside: -2, One: 1 },
  TextEditorRevealType: { InCenterIfOutsideViewport: 2 },
  commands: {
    registerCommand(name, run) {
      if (commands.has(name)) throw new Error(`command '${name}' already exists`);
      commands.set(name, run);
      return new Disposable(() => commands.delete(name));
    },
    async executeCommand(name, ...args) {
      seen.executed.push([name, ...args]);
      if (name === 'setContext') seen.contexts[args[0]] = args[1];
      return commands.get(name)?.(...args);
    },
  },
  env: { openExternal: async (uri) => (seen.pages.push(uri.toString()), true) },
  window: {
    activeTextEditor: undefined,
    visibleTextEditors: [],
    onDidChangeTextEditorSelection: events.selection.event,
    onDidChangeActiveTextEditor: events.activeEditor.event,
    createOutputChannel: () => ({ appendLine: (text) => (seen.log += text + '\n'), append: (text) => (seen.log += text), show() {}, dispose() {} }),
    createWebviewPanel(viewType, title, column, options) {
      const panel = new WebviewPanel(viewType, title, column, options);
      seen.panels.push(panel);
      return panel;
    },
    registerWebviewPanelSerializer(type, serializer) {
      seen.serializers[type] = serializer;
      return new Disposable(() => delete seen.serializers[type]);
    },
    setStatusBarMessage: (text) => seen.status.push(text),
    showErrorMessage: say('error'),
    showWarningMessage: say('warning'),
    showInformationMessage: say('information'),
    showQuickPick: async (items) => {
      const label = seen.answers.shift();
      return items.find((each) => each.label === label);
    },
    async showTextDocument(document, options = {}) {
      let editor = vscode.window.visibleTextEditors.find((each) => each.document === document);
      if (!editor) {
        editor = new TextEditor(document, options.viewColumn ?? 1);
        vscode.window.visibleTextEditors.push(editor);
      }
      editor.shownWith = options;
      if (!options.preserveFocus && vscode.window.activeTextEditor !== editor) {
        vscode.window.activeTextEditor = editor;
        events.activeEditor.fire(editor);
      }
      return editor;
    },
  },
  workspace: {
    workspaceFolders: undefined,
    textDocuments: documents,
    onDidChangeConfiguration: events.configuration.event,
    onDidChangeWorkspaceFolders: events.folders.event,
    createFileSystemWatcher: () => ({
      onDidCreate: events.fileCreated.event, onDidChange: events.fileChanged.event, onDidDelete: events.fileDeleted.event,
      dispose() {},
    }),
    asRelativePath: (uri) => uri.path.split('/').at(-1),
    fs: {
      readFile: async (uri) => new Uint8Array(disk.read(onDisk(uri))),
      writeFile: async (uri, bytes) => disk.write(onDisk(uri), bytes),
      stat: async (uri) => ({ type: disk.isFolder(onDisk(uri)) ? vscode.FileType.Directory : 1 }),
    },
    findFiles: async (pattern) => {
      const uri = pattern.base ?? vscode.workspace.workspaceFolders[0].uri;
      return disk.names(onDisk(uri)).filter((name) => pattern !== '**/*.card.xml' || name.endsWith('.card.xml'))
        .map((name) => Uri.joinPath(uri, ...name.split('/')));
    },
    getConfiguration: (prefix) => ({
      get(name, fallback) {
        let value = section(prefix);
        for (const part of name.split('.')) value = value?.[part];
        return value ?? fallback;
      },
    }),
    async openTextDocument(what) {
      const isFile = what instanceof Uri;
      const document = isFile
        ? new TextDocument(what, what.path.endsWith('.card.xml') ? 'cardwright' : 'xml', new TextDecoder().decode(disk.read(onDisk(what))))
        : new TextDocument(new Uri({ scheme: 'untitled', path: `Untitled-${documents.length + 1}` }), what.language, what.content);
      documents.push(document);
      events.open.fire(document);
      return document;
    },
  },
  /** For tests: the window's state, and what a person does. */
  stand: {
    seen, settings, events, commands, manifest,
    mount: (place) => (mounted = place),
    edit(document, text) {
      document.text = text;
      document.version += 1;
      events.change.fire(document);
    },
    moveCursor(editor, line, character) {
      editor.selection = new Selection(line, character, line, character);
      events.selection.fire({ textEditor: editor });
    },
  },
};

module.exports = vscode;
