// @ts-check
'use strict';

/** The language's id in VS Code and in the protocol. */
const languageId = 'cardwright';

/**
 * Whether the language server serves a document.
 * @param {import('vscode').TextDocument} document
 */
function isCard(document) {
  return document.languageId === languageId && ['file', 'untitled'].includes(document.uri.scheme);
}

module.exports = { isCard, languageId };
