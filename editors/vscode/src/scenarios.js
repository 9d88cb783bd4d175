// @ts-check
'use strict';

const vscode = require('vscode');

const CARDS = '**/*.card.xml';

/**
 * A scenario as the server lists it, and what came of it where it ran.
 * @typedef {{ start: { line: number, character: number }, end: { line: number, character: number } }} LSPRange
 * @typedef {{ id: string, device: string, range: LSPRange }} Scenario
 * @typedef {Scenario & { outcome: 'passed' | 'failed' | 'error', trouble?: string,
 *   failures: { range: LSPRange, message: string, expected?: string, actual?: string }[] }} Result
 */

/** The scenarios of the workspace's scenes in the test explorer: an item for each file, in it one for each scenario. */
class Scenarios {
  /** @param {import('./server').Server} server */
  constructor(server) {
    this.server = server;
    this.controller = vscode.tests.createTestController('cardwright', 'Cardwright Scenarios');
    this.controller.resolveHandler = () => this.#listAll();
    this.controller.refreshHandler = () => this.#listAll();
    this.controller.createRunProfile(
      'Run', vscode.TestRunProfileKind.Run, (request, token) => this.#run(request, token), true);
    const files = vscode.workspace.createFileSystemWatcher(CARDS);
    this.subscriptions = [
      this.controller, files,
      files.onDidCreate((uri) => this.#list(uri)),
      files.onDidChange((uri) => this.#list(uri)),
      files.onDidDelete((uri) => this.controller.items.delete(uri.toString())),
      server.onDidStart(() => this.#listAll()),
    ];
  }

  dispose() {
    for (const each of this.subscriptions) each.dispose();
  }

  /** Brings all items up to date, one file after the other: what a person waits for comes between. */
  async #listAll() {
    if (!this.server.isRunning) return;
    const files = await vscode.workspace.findFiles(CARDS);
    const names = new Set(files.map(String));
    this.controller.items.forEach(({ id }) => {
      if (!names.has(id)) this.controller.items.delete(id);
    });
    for (const uri of files) await this.#list(uri);
  }

  /**
   * Brings the items of a file up to date; a file without scenarios has none.
   * @param {vscode.Uri} uri
   */
  async #list(uri) {
    try {
      this.#show(uri, await this.#ask(uri, { runs: false }));
    } catch {
      // A file that is gone, or a server that does not run: both tell of themselves.
    }
  }

  /**
   * The scenarios of a file, as it is in the editor or else on disk.
   * @param {vscode.Uri} uri
   * @param {{ runs?: boolean }} options
   * @returns {Promise<any[]>}
   */
  async #ask(uri, options) {
    return (await this.server.request('cardwright.test', { uri: uri.toString(), ...options })).scenarios;
  }

  /**
   * Shows the items of a file.
   * @param {vscode.Uri} uri
   * @param {Scenario[]} scenarios
   */
  #show(uri, scenarios) {
    const { items } = this.controller;
    if (!scenarios.length) {
      items.delete(uri.toString());
      return undefined;
    }
    const name = vscode.workspace.asRelativePath(uri);
    const file = items.get(uri.toString()) ?? this.controller.createTestItem(uri.toString(), name, uri);
    items.add(file);
    file.children.replace(
      scenarios.map((scenario) => {
        const item = this.controller.createTestItem(scenario.id, scenario.id, uri);
        item.description = scenario.device;
        item.range = range(scenario.range);
        return item;
      })
    );
    return file;
  }

  /**
   * @param {vscode.TestRunRequest} request
   * @param {vscode.CancellationToken} token
   */
  async #run(request, token) {
    const run = this.controller.createTestRun(request);
    /** @type {vscode.TestItem[]} */
    const wanted = [...(request.include ?? [])];
    if (!request.include) this.controller.items.forEach((file) => wanted.push(file));
    const excluded = new Set((request.exclude ?? []).map(name));
    /** @type {Map<string, vscode.TestItem[]>} */
    const byFile = new Map();
    for (const item of wanted) {
      const file = name(item.parent ?? item);
      if (!excluded.has(file) && !excluded.has(name(item))) byFile.set(file, [...(byFile.get(file) ?? []), item]);
    }
    try {
      for (const items of byFile.values()) {
        if (!token.isCancellationRequested) await this.#runFile(items, excluded, run);
      }
    } finally {
      run.end();
    }
  }

  /**
   * Runs what is wanted of one file: the file itself, or scenarios in it.
   * @param {vscode.TestItem[]} wanted
   * @param {Set<string>} excluded
   * @param {vscode.TestRun} run
   */
  async #runFile(wanted, excluded, run) {
    const uri = wanted[0]?.uri;
    if (!uri) return;
    /** @type {Result[]} */
    let results;
    try {
      results = await this.#ask(uri, {});
    } catch (problem) {
      const message = new vscode.TestMessage(problem instanceof Error ? problem.message : String(problem));
      for (const item of wanted) run.errored(item, message);
      return;
    }
    const isWhole = wanted.some((item) => !item.parent);
    const file = this.#show(uri, results);
    for (const result of results) {
      const item = file?.children.get(result.id);
      if (!item || excluded.has(name(item)) || !(isWhole || wanted.some(({ id }) => id === item.id))) continue;
      run.started(item);
      tell(result, item, uri, run);
    }
    for (const item of wanted) if (item.parent && !file?.children.get(item.id)) run.skipped(item);
  }
}

/**
 * Tells a run what came of a scenario.
 * @param {Result} result
 * @param {vscode.TestItem} item
 * @param {vscode.Uri} uri
 * @param {vscode.TestRun} run
 */
function tell(result, item, uri, run) {
  switch (result.outcome) {
    case 'passed':
      run.passed(item);
      break;
    case 'error':
      run.errored(item, new vscode.TestMessage(result.trouble ?? ''));
      break;
    case 'failed':
      run.failed(item, result.failures.map((failure) => message(failure, uri)));
      break;
  }
}

/**
 * @param {Result['failures'][number]} failure
 * @param {vscode.Uri} uri
 */
function message({ message, expected, actual, range: place }, uri) {
  const shown =
    expected === undefined || actual === undefined
      ? new vscode.TestMessage(message)
      : vscode.TestMessage.diff(message, expected, actual);
  shown.location = new vscode.Location(uri, range(place));
  return shown;
}

/**
 * What tells an item from all others: the address of its file, and its id where it is a scenario.
 * @param {vscode.TestItem} item
 */
function name(item) {
  return item.parent ? `${item.uri}#${item.id}` : item.id;
}

/**
 * A range of the protocol in the editor's own form.
 * @param {LSPRange} range
 */
function range({ start, end }) {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

module.exports = { Scenarios };
