// @ts-check
'use strict';

const vscode = require('vscode');
const { isCard } = require('./documents');

/**
 * @typedef {{ id: string, device: string, outcome: 'passed' | 'failed' | 'error', range: vscode.Range,
 *   failures: { range: vscode.Range, message: string, expected: string, actual: string }[],
 *   trouble?: string }} Scenario
 */

/** The scenarios of the workspace's scenes in the test explorer: an item for each file, in it one for each scenario. */
class Scenarios {
  /** @param {import('./server').Server} server */
  constructor(server) {
    this.server = server;
    this.controller = vscode.tests.createTestController('cardwright', 'Cardwright Scenarios');
    this.controller.resolveHandler = (item) => (item ? this.#read(item.uri) : this.#findFiles());
    this.controller.refreshHandler = () => this.#findFiles();
    this.controller.createRunProfile(
      'Run', vscode.TestRunProfileKind.Run, (request, token) => this.#run(request, token), true);
    /** @param {vscode.TextDocument} document */
    const read = (document) => (isCard(document) ? this.#read(document.uri, document.getText()) : undefined);
    this.subscriptions = [
      this.controller,
      vscode.workspace.onDidOpenTextDocument(read),
      vscode.workspace.onDidSaveTextDocument(read),
    ];
  }

  dispose() {
    for (const each of this.subscriptions) each.dispose();
  }

  async #findFiles() {
    const files = await vscode.workspace.findFiles('**/*.card.xml');
    await Promise.all(files.map((uri) => this.#read(uri)));
  }

  /**
   * Brings the items of a file up to date; a file without scenarios has none.
   * @param {vscode.Uri | undefined} uri
   * @param {string} [text] the file's, where it is known
   */
  async #read(uri, text) {
    if (!uri) return;
    text ??= new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    if (!text.includes('<Scenario')) {
      this.controller.items.delete(uri.toString());
      return;
    }
    // What a wrong text had before stays: it comes back when the text is right again.
    await this.#scenarios(uri).then((scenarios) => this.#show(uri, scenarios), () => {});
  }

  /**
   * What comes of the scenarios of a file, as it is in the editor or else on disk.
   * @param {vscode.Uri} uri
   * @returns {Promise<Scenario[]>}
   */
  async #scenarios(uri) {
    return (await this.server.request('cardwright.test', { uri: uri.toString() })).scenarios;
  }

  /**
   * @param {vscode.Uri} uri
   * @param {Scenario[]} scenarios
   */
  #show(uri, scenarios) {
    const { items } = this.controller;
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
    for (const uri of new Set(wanted.map((item) => item.uri))) {
      if (uri && !token.isCancellationRequested) await this.#runFile(uri, wanted, request.exclude ?? [], run);
    }
    run.end();
  }

  /**
   * @param {vscode.Uri} uri
   * @param {readonly vscode.TestItem[]} wanted
   * @param {readonly vscode.TestItem[]} unwanted
   * @param {vscode.TestRun} run
   */
  async #runFile(uri, wanted, unwanted, run) {
    /** @type {Scenario[]} */
    let scenarios;
    try {
      scenarios = await this.#scenarios(uri);
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : String(problem);
      for (const item of wanted) if (item.uri === uri) run.errored(item, new vscode.TestMessage(text));
      return;
    }
    const isWanted = (/** @type {string} */ id) =>
      wanted.some((item) => item.uri === uri && (!item.parent || item.id === id))
      && !unwanted.some((item) => item.uri === uri && item.id === id);
    const file = this.#show(uri, scenarios);
    for (const scenario of scenarios.filter((each) => isWanted(each.id))) {
      const item = file.children.get(scenario.id);
      if (item) report(scenario, item, uri, run);
    }
  }
}

/**
 * Tells a run what came of one scenario.
 * @param {Scenario} scenario
 * @param {vscode.TestItem} item
 * @param {vscode.Uri} uri
 * @param {vscode.TestRun} run
 */
function report(scenario, item, uri, run) {
  run.started(item);
  if (scenario.outcome === 'passed') {
    run.passed(item);
    return;
  }
  if (scenario.outcome === 'error') {
    run.errored(item, new vscode.TestMessage(scenario.trouble ?? ''));
    return;
  }
  const messages = scenario.failures.map((failure) => {
    const message = vscode.TestMessage.diff(failure.message, failure.expected, failure.actual);
    message.location = new vscode.Location(uri, range(failure.range));
    return message;
  });
  run.failed(item, messages.length ? messages : [new vscode.TestMessage('Actions of handlers only answer each other')]);
}

/**
 * A range of the protocol in the editor's own form.
 * @param {{ start: { line: number, character: number }, end: { line: number, character: number } }} range
 */
function range({ start, end }) {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

module.exports = { Scenarios };
