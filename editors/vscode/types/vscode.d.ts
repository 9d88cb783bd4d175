// What the extension uses of VS Code 1.82. Declared here, so that the check needs no package.

declare module 'vscode' {
  class Disposable {
    static from(...disposables: { dispose(): unknown }[]): Disposable;
    constructor(callOnDispose: () => unknown);
    dispose(): unknown;
  }

  type Event<T> = (listener: (event: T) => unknown) => Disposable;

  class EventEmitter<T> {
    readonly event: Event<T>;
    fire(data: T): void;
    dispose(): void;
  }

  class Uri {
    static parse(text: string): Uri;
    static file(path: string): Uri;
    static from(parts: { scheme: string; authority?: string; path: string }): Uri;
    static joinPath(base: Uri, ...parts: string[]): Uri;
    private constructor();
    readonly scheme: string;
    readonly authority: string;
    readonly path: string;
    readonly fsPath: string;
    toString(skipEncoding?: boolean): string;
  }

  /** Bits of what a file is. */
  const FileType: { readonly Directory: 2 };

  class RelativePattern {
    constructor(base: Uri, pattern: string);
    readonly pattern: string;
  }

  class Position {
    constructor(line: number, character: number);
    readonly line: number;
    readonly character: number;
  }

  class Range {
    constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number);
    readonly start: Position;
    readonly end: Position;
  }

  class Selection extends Range {
    constructor(anchorLine: number, anchorCharacter: number, activeLine: number, activeCharacter: number);
    readonly anchor: Position;
    readonly active: Position;
  }

  interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
  }

  class Location {
    constructor(uri: Uri, range: Range);
  }

  interface TextEditor {
    readonly document: TextDocument;
    readonly viewColumn: ViewColumn | undefined;
    selection: Selection;
    revealRange(range: Range, type?: TextEditorRevealType): void;
  }

  enum ViewColumn { Beside = -2, One = 1 }
  enum TextEditorRevealType { InCenterIfOutsideViewport = 2 }

  interface Webview {
    html: string;
    readonly cspSource: string;
    readonly onDidReceiveMessage: Event<any>;
    postMessage(message: unknown): Thenable<boolean>;
  }

  interface WebviewPanel {
    title: string;
    readonly webview: Webview;
    readonly active: boolean;
    readonly onDidDispose: Event<void>;
    reveal(column?: ViewColumn, preserveFocus?: boolean): void;
    dispose(): void;
  }

  interface WebviewOptions {
    readonly enableScripts?: boolean;
    readonly retainContextWhenHidden?: boolean;
    readonly localResourceRoots?: readonly Uri[];
  }

  interface OutputChannel {
    appendLine(text: string): void;
    show(): void;
    dispose(): void;
  }

  interface Memento {
    get<T>(key: string, fallback: T): T;
    update(key: string, value: unknown): Thenable<void>;
  }

  interface ExtensionContext {
    readonly subscriptions: { dispose(): unknown }[];
    readonly workspaceState: Memento;
    readonly extensionUri: Uri;
  }

  interface WorkspaceConfiguration {
    get<T>(name: string): T | undefined;
    get<T>(name: string, fallback: T): T;
  }

  interface QuickPickItem {
    label: string;
    description?: string;
  }

  interface FileSystemWatcher {
    readonly onDidCreate: Event<Uri>;
    readonly onDidChange: Event<Uri>;
    readonly onDidDelete: Event<Uri>;
    dispose(): void;
  }

  interface CancellationToken {
    readonly isCancellationRequested: boolean;
  }

  interface TestItem {
    readonly id: string;
    readonly uri: Uri | undefined;
    readonly parent: TestItem | undefined;
    readonly children: TestItemCollection;
    description?: string;
    range: Range | undefined;
  }

  interface TestItemCollection {
    get(id: string): TestItem | undefined;
    add(item: TestItem): void;
    delete(id: string): void;
    replace(items: readonly TestItem[]): void;
    forEach(visit: (item: TestItem) => void): void;
  }

  class TestMessage {
    constructor(message: string);
    static diff(message: string, expected: string, actual: string): TestMessage;
    location?: Location;
  }

  interface TestRunRequest {
    readonly include: readonly TestItem[] | undefined;
    readonly exclude: readonly TestItem[] | undefined;
  }

  interface TestRun {
    started(item: TestItem): void;
    passed(item: TestItem): void;
    failed(item: TestItem, messages: readonly TestMessage[]): void;
    errored(item: TestItem, message: TestMessage): void;
    skipped(item: TestItem): void;
    end(): void;
  }

  enum TestRunProfileKind { Run = 1 }

  interface TestController {
    readonly items: TestItemCollection;
    resolveHandler?: (item: TestItem | undefined) => unknown;
    refreshHandler?: () => unknown;
    createTestItem(id: string, label: string, uri: Uri): TestItem;
    createRunProfile(
      label: string, kind: TestRunProfileKind, run: (request: TestRunRequest, token: CancellationToken) => unknown,
      isDefault: boolean
    ): unknown;
    createTestRun(request: TestRunRequest): TestRun;
    dispose(): void;
  }

  namespace commands {
    function registerCommand(name: string, run: (...args: any[]) => any): Disposable;
    function executeCommand<T = unknown>(name: string, ...args: any[]): Thenable<T>;
  }

  namespace env {
    function openExternal(address: Uri): Thenable<boolean>;
  }

  namespace window {
    const activeTextEditor: TextEditor | undefined;
    const visibleTextEditors: readonly TextEditor[];
    const onDidChangeActiveTextEditor: Event<TextEditor | undefined>;
    const onDidChangeTextEditorSelection: Event<{ readonly textEditor: TextEditor }>;
    function createOutputChannel(name: string): OutputChannel;
    function createWebviewPanel(
      type: string, title: string, column: { viewColumn: ViewColumn; preserveFocus?: boolean }, options: WebviewOptions
    ): WebviewPanel;
    function registerWebviewPanelSerializer(
      type: string, serializer: { deserializeWebviewPanel(panel: WebviewPanel, state: unknown): Thenable<void> }
    ): Disposable;
    function setStatusBarMessage(text: string, milliseconds: number): Disposable;
    function showErrorMessage(text: string, ...buttons: string[]): Thenable<string | undefined>;
    function showInformationMessage(text: string, ...buttons: string[]): Thenable<string | undefined>;
    function showWarningMessage(text: string, ...buttons: string[]): Thenable<string | undefined>;
    function showQuickPick<T extends QuickPickItem>(items: T[], options: { title: string }): Thenable<T | undefined>;
    function showTextDocument(
      document: TextDocument, options?: { viewColumn?: ViewColumn | undefined; preserveFocus?: boolean }
    ): Thenable<TextEditor>;
  }

  namespace tests {
    function createTestController(id: string, label: string): TestController;
  }

  namespace workspace {
    const workspaceFolders: readonly { readonly uri: Uri; readonly name: string }[] | undefined;
    const onDidChangeConfiguration: Event<{ affectsConfiguration(section: string): boolean }>;
    function createFileSystemWatcher(pattern: string): FileSystemWatcher;
    function asRelativePath(uri: Uri): string;
    const onDidChangeWorkspaceFolders: Event<{ readonly added: readonly { readonly uri: Uri }[]; readonly removed: readonly { readonly uri: Uri }[] }>;
    const fs: {
      readFile(file: Uri): Thenable<Uint8Array>;
      writeFile(file: Uri, bytes: Uint8Array): Thenable<void>;
      stat(file: Uri): Thenable<{ readonly type: number }>;
    };
    function findFiles(pattern: string | RelativePattern, leftOut?: string, most?: number): Thenable<Uri[]>;
    function getConfiguration(section?: string): WorkspaceConfiguration;
    function openTextDocument(what: Uri | { language: string; content: string }): Thenable<TextDocument>;
  }
}

type Thenable<T> = PromiseLike<T>;
