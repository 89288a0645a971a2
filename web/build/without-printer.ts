import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KEY = fileURLToPath(new URL('../src/apollo/document-key.ts', import.meta.url));

/** Leaves graphql's printer out of the built app; Apollo prints documents only to compare them. */
export function withoutPrinter(): Plugin {
  return {
    name: 'without-printer',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/graphql\/print\.js$/ },
      handler: (_id, importer) => (importer?.includes('/@apollo/client/') === true ? KEY : null),
    },
  };
}
