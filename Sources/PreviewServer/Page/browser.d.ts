// What browsers have and the type checker's own declarations lack.

/** In a webview of VS Code, what the page reaches its editor by; can be called once. */
declare var acquireVsCodeApi: (() => EditorPanel) | undefined;

interface EditorPanel {
  postMessage(message: object): void;
  /** Keeps what the panel is made again from when the editor starts anew. */
  setState?(state: object): void;
}

interface HTMLElement {
  showPopover(): void;
  hidePopover(): void;
}
