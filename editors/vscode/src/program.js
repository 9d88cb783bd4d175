// @ts-check
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/**
 * The path of the program that the setting `cardwright.server.path` names, or undefined when there is none.
 * @param {string} name a name on the PATH, a path from the home folder (`~/…`), or one from `folder`
 * @param {string | undefined} folder the workspace's folder
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} bundled where a package for one platform has its programs
 */
function findProgram(name, folder, environment = process.env, bundled = path.join(__dirname, '..', 'bin')) {
  const wanted = name.startsWith('~/') ? path.join(os.homedir(), name.slice(2)) : name;
  if (wanted.includes('/') || wanted.includes(path.sep)) {
    return firstExecutable([path.resolve(folder ?? os.homedir(), wanted)], environment);
  }
  // The server that came along first: it is the one that this extension was tried with.
  const folders = [bundled, ...(environment.PATH ?? environment.Path ?? '').split(path.delimiter).filter((each) => each !== '')];
  // `make install PREFIX=~/.local` puts it there, and an editor that a desktop starts may not have that on its PATH.
  folders.push(path.join(os.homedir(), '.local', 'bin'), '/usr/local/bin');
  return firstExecutable(folders.map((each) => path.join(each, wanted)), environment);
}

/**
 * @param {string[]} candidates
 * @param {NodeJS.ProcessEnv} environment
 */
function firstExecutable(candidates, environment) {
  const endings = process.platform === 'win32' ? ['', ...(environment.PATHEXT ?? '.EXE;.CMD').split(';')] : [''];
  for (const candidate of candidates) {
    for (const ending of endings) {
      try {
        fs.accessSync(candidate + ending, fs.constants.X_OK);
        if (fs.statSync(candidate + ending).isFile()) return candidate + ending;
      } catch {
        // Not this one.
      }
    }
  }
  return undefined;
}

module.exports = { findProgram };
