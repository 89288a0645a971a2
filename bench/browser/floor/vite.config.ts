import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { productionRouter } from '../../../web/build/production-router.ts';
import { pureStatics } from '../../../web/build/pure-statics.ts';
import { withoutPrinter } from '../../../web/build/without-printer.ts';

/** The libraries as the app has them: the same cuts, an entry and a page that it fetches. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/suelo/',
  resolve: { alias: productionRouter, conditions: ['es2015', ...defaultClientConditions] },
  plugins: [pureStatics(), withoutPrinter()],
  build: {
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
});
