/**
 * The deployed entry point. The platform builds the image with the deployed package.json's `gcp-build`, which fills `compile-cache` by its own
 * version of Node: a cold start then reads compiled code. Without that folder, or with another version, Node compiles as always.
 */
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

const cache = join(__dirname, 'compile-cache');
if (existsSync(cache)) enableCompileCache(cache);

module.exports = require('./index.js');
