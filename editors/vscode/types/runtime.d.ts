// What Node.js and browsers' workers both have, and what workers alone have. Declared here, so that the check needs no package.

interface Timer {
  readonly isTimer: never;
}

declare function setTimeout(run: () => void, milliseconds: number): Timer;
declare function clearTimeout(timer: Timer | undefined): void;

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare namespace WebAssembly {
  class Module {
    private readonly isModule;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}

// Workers alone.

declare class Worker {
  constructor(address: string);
  onmessage: ((event: { data: any }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
declare function btoa(text: string): string;
