// What the page has beside its own modules.

/** CodeMirror 5, whose own types no distribution has. */
declare const CodeMirror: any;

/** Loads the core: what the script beside the compiled module exports. */
declare function load(module: Uint8Array): Promise<{ answer: (message: string, tell: (message: string) => void) => void }>;

/** Streams that pack and unpack, which the compiler's own list lacks. */
declare class CompressionStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: string);
}
declare class DecompressionStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: string);
}
