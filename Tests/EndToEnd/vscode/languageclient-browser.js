// A small stand-in for `vscode-languageclient/browser`, over a worker.
'use strict';

const { BaseLanguageClient, State } = require('./client.js');

class LanguageClient extends BaseLanguageClient {
  constructor(id, name, clientOptions, worker) {
    super(id, name, clientOptions);
    this.worker = worker;
  }

  connect(take) {
    this.worker.addEventListener('error', () => {});
    this.worker.onmessage = ({ data }) => take(data);
  }

  async ended() {}

  send(message) {
    this.worker.postMessage(message);
  }
}

module.exports = { LanguageClient, State };
