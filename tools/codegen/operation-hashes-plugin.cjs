const { dirname, relative, resolve } = require('node:path');
const { executableDocuments } = require('./executable-document.cjs');
const { operationText } = require('./operation-text.cjs');

/**
 * codegen plugin: the hashes of a folder's operations, for what sends them without Apollo and so needs nothing else of their
 * documents.
 */
module.exports.plugin = (_schema, documents, _config, info) => {
  const folder = resolve(dirname(info.outputFile));
  const isHere = (location) => !relative(folder, resolve(location)).startsWith('..');
  const hashes = executableDocuments(documents, isHere)
    .map((document) => operationText(document))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, hash }) => `  ${name}: '${hash}',`);
  return ['export const OPERATION_HASHES = {', ...hashes, '} as const;', ''].join('\n');
};
