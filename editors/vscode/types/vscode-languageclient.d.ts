// What the extension uses of the package vscode-languageclient 9.

declare module 'vscode-languageclient/node' {
  import { Disposable, OutputChannel, Uri } from 'vscode';

  enum State { Stopped = 1, Running = 2, Starting = 3 }

  interface ServerOptions {
    command: string;
    args: string[];
    options: { cwd: string | undefined };
  }

  interface LanguageClientOptions {
    documentSelector: ({ scheme: string; language: string } | { scheme: string; pattern: string })[];
    outputChannel: OutputChannel;
    initializationOptions: () => unknown;
    synchronize: { configurationSection: string };
    middleware: {
      executeCommand(command: string, args: any[], next: (command: string, args: any[]) => any): any;
      window: { showDocument(params: ShowDocumentParams, next: (params: ShowDocumentParams) => any): any };
    };
  }

  /** LSP's `ShowDocumentParams`. */
  interface ShowDocumentParams {
    uri: string;
    external?: boolean;
    takeFocus?: boolean;
    selection?: { start: LSPPosition; end: LSPPosition };
  }

  /** LSP's `Position`. */
  interface LSPPosition {
    line: number;
    character: number;
  }

  class LanguageClient {
    constructor(id: string, name: string, server: ServerOptions, client: LanguageClientOptions);
    readonly state: State;
    readonly code2ProtocolConverter: { asUri(uri: Uri): string };
    onDidChangeState(listener: (change: { oldState: State; newState: State }) => unknown): Disposable;
    onNotification(method: string, handler: (params: any) => void): Disposable;
    sendRequest(method: string, params: unknown): Promise<any>;
    sendNotification(method: string, params: unknown): Promise<void>;
    start(): Promise<void>;
    dispose(): Promise<void>;
  }
}
