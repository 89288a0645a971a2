/**
 * The deployed entry point. The platform builds the image with the deployed package.json's `gcp-build`, which runs this file by itself and so
 * keeps the code that Node compiled up to the end of the start: a cold start then compiles nothing of it again. Node's own compile cache
 * would keep only what is compiled before the first line runs. Without that file, or with another version of Node, Node compiles as always.
 */
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { wrap } = require('node:module');
const { join } = require('node:path');
const { Script, constants } = require('node:vm');

const filename = join(__dirname, 'index.js');
const kept = join(__dirname, 'compiled');
const isImageBeingBuilt = require.main === module;

const script = new Script(wrap(readFileSync(filename, 'latin1')), {
  filename,
  // Node tells programs apart by their length alone.
  ...(!isImageBeingBuilt && existsSync(kept) ? { cachedData: readFileSync(kept) } : {}),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
if (script.cachedDataRejected) {
  console.warn(JSON.stringify({ severity: 'WARNING', message: 'compiled code is of another Node' }));
}
script.runInThisContext().call(exports, exports, require, module, filename, __dirname);

if (isImageBeingBuilt) writeFileSync(kept, script.createCachedData());
