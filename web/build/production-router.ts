import { fileURLToPath } from 'node:url';

// The package offers its development build under every condition; the other has no warnings to carry.
const production = new URL('dist/production/', import.meta.resolve('react-router/package.json'));

export const productionRouter = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', production)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', production)) },
];
