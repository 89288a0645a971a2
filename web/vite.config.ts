import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { fontPreload } from './build/font-preload.ts';
import { filesProxy } from './build/files-proxy.ts';
import { graphqlProxy } from './build/graphql-proxy.ts';
import { leanPreloads } from './build/lean-preloads.ts';
import { productionRouter } from './build/production-router.ts';
import { pureStatics } from './build/pure-statics.ts';
import { leanFont } from './build/lean-font.ts';
import { offlineShell } from './build/offline-shell.ts';
import { stages } from './build/stages.ts';
import { withoutPrinter } from './build/without-printer.ts';

const functions = 'http://127.0.0.1:5001/demo-cuadrilla/europe-southwest1';
const graphqlTarget = process.env['GRAPHQL_TARGET'] ?? `${functions}/graphql`;
const filesTarget = process.env['FILES_TARGET'] ?? `${functions}/files`;
const calendarTarget = process.env['CALENDAR_TARGET'] ?? `${functions}/calendar`;

export default defineConfig(({ command }) => ({
  // rxjs offers classes by this name; by default it spells them out for browsers without.
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    conditions: ['es2015', ...defaultClientConditions],
  },
  plugins: [
    react(),
    pureStatics(),
    withoutPrinter(),
    fontPreload(),
    leanFont(),
    leanPreloads(),
    offlineShell(),
  ],
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: {
      '^/graphql(\\?|/|$)': graphqlProxy(graphqlTarget),
      '^/files/': filesProxy(filesTarget),
      '^/calendar/': filesProxy(calendarTarget),
    },
  },
  // Vite looks for what to prepare where the page's imports lead, and a worker is no import: found when the report's PDF is
  // first asked for, the library would reload the page, and the PDF would be lost.
  optimizeDeps: { include: ['@react-pdf/renderer'] },
  build: {
    manifest: true,
    target: 'es2022',
    // The CSP takes no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The login names each file of each screen, and names without words are a fifth of it; the manifest says whose they are.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: stages(fileURLToPath(new URL('.', import.meta.url))),
      },
    },
  },
}));
