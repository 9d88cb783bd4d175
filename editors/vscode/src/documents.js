// @ts-check
'use strict';

/** The language's id in VS Code and in the protocol. */
const languageId = 'cardwright';

module.exports = { languageId };
