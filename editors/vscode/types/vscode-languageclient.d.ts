// What the extension uses of the package vscode-languageclient 9.

declare module 'vscode-languageclient/node' {
  import { Disposable, OutputChannel, Uri } from 'vscode';

  interface ServerOptions {
    command: string;
    args: string[];
    options: { cwd: string | undefined };
  }

  interface LanguageClientOptions {
    documentSelector: ({ scheme: string; language: string } | { scheme: string; pattern: string })[];
    outputChannel: OutputChannel;
    initializationOptions: () => unknown;
    /** Takes what is wrong with a start in the place of a message; whether to try again. */
    initializationFailedHandler?: (problem: any) => boolean;
    synchronize: { configurationSection: string };
    uriConverters?: { code2Protocol(uri: Uri): string; protocol2Code(address: string): Uri };
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

  /** What the clients of a desktop and of a browser have in common. */
  class BaseLanguageClient {
    readonly code2ProtocolConverter: { asUri(uri: Uri): string };
    isRunning(): boolean;
    onDidChangeState(listener: (change: unknown) => unknown): Disposable;
    onNotification(method: string, handler: (params: any) => void): Disposable;
    onRequest(method: string, handler: (params: any) => unknown): Disposable;
    sendRequest(method: string, params: unknown): Promise<any>;
    sendNotification(method: string, params: unknown): Promise<void>;
    start(): Promise<void>;
    dispose(): Promise<void>;
  }

  class LanguageClient extends BaseLanguageClient {
    constructor(id: string, name: string, server: ServerOptions, client: LanguageClientOptions);
  }
}

declare module 'vscode-languageclient/browser' {
  import { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient/node';

  /** What the client uses of a worker. */
  interface MessageWorker {
    onmessage: ((event: { data: any }) => void) | null;
    addEventListener(type: 'error', listener: (event: unknown) => void): void;
    postMessage(message: any): void;
  }

  class LanguageClient extends BaseLanguageClient {
    constructor(id: string, name: string, client: LanguageClientOptions, worker: MessageWorker);
  }
}
