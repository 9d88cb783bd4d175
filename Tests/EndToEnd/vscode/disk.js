// The files of a stand-in window, on this machine's disk; a page in a browser has them in memory instead.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

module.exports = {
  read: (file) => fs.readFileSync(file),
  write: (file, bytes, isNew = false) => fs.writeFileSync(file, bytes, { flag: isNew ? 'wx' : 'w' }),
  /** The paths of all files in a folder and those below it, from the folder. */
  names: (folder) => fs.readdirSync(folder, { recursive: true }).filter((name) => fs.statSync(path.join(folder, name)).isFile()),
  isFolder: (file) => fs.statSync(file).isDirectory(),
  manifest: () => JSON.parse(fs.readFileSync(path.join(process.env.EXTENSION, 'package.json'), 'utf8')),
};
