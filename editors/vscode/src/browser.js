// @ts-check
// The extension in an editor that runs in a browser.
'use strict';

const activation = require('./activation');
const { WorkerServer } = require('./worker-server');

/** @type {WorkerServer | undefined} */
let server;

/** @param {import('vscode').ExtensionContext} context */
async function activate(context) {
  server = new WorkerServer(context);
  await activation.activate(context, server);
}

async function deactivate() {
  await server?.stop();
}

module.exports = { activate, deactivate };
