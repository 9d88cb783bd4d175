// A small stand-in for `vscode-languageclient/node`, over the pipes of the real server.
'use strict';

const { spawn } = require('node:child_process');
const { BaseLanguageClient, State } = require('./client.js');

class LanguageClient extends BaseLanguageClient {
  #buffer = Buffer.alloc(0);

  constructor(id, name, serverOptions, clientOptions) {
    super(id, name, clientOptions);
    this.serverOptions = serverOptions;
  }

  connect(take) {
    const { command, args, options } = this.serverOptions;
    this.process = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stderr.on('data', (text) => this.clientOptions.outputChannel.append(String(text)));
    this.process.stdout.on('data', (data) => this.#read(data, take));
    this.process.on('exit', () => this.isOver());
  }

  ended() {
    return new Promise((resolve) => this.process.once('exit', resolve));
  }

  send(message) {
    const body = Buffer.from(JSON.stringify(message));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  #read(data, take) {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.subarray(0, end).toString())[1]);
      if (this.#buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.#buffer.subarray(end + 4, end + 4 + length).toString());
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      take(message);
    }
  }
}

module.exports = { LanguageClient, State };
