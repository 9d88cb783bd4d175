// What the extension uses of Node.js. Declared here, so that the check needs no package.

declare namespace NodeJS {
  interface ProcessEnv {
    [name: string]: string | undefined;
  }
}

declare const __dirname: string;
declare const process: { readonly platform: string; readonly env: NodeJS.ProcessEnv };

declare module 'node:crypto' {
  function randomBytes(count: number): { toString(encoding: 'hex'): string };
}

declare module 'node:fs' {
  const constants: { readonly X_OK: number };
  function accessSync(path: string, mode: number): void;
  function statSync(path: string): { isFile(): boolean };
}

declare module 'node:os' {
  function homedir(): string;
}

declare module 'node:path' {
  const delimiter: string;
  const sep: string;
  function basename(path: string): string;
  function join(...parts: string[]): string;
  function resolve(...parts: string[]): string;
}
