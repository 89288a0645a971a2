import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './build/font-preload.ts';
import { graphqlProxy } from './build/graphql-proxy.ts';

const target =
  process.env['GRAPHQL_TARGET'] ?? 'http://127.0.0.1:5001/demo-cuadrilla/europe-southwest1/graphql';

export default defineConfig({
  plugins: [react(), fontPreload()],
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: { '^/graphql(\\?|/|$)': graphqlProxy(target) },
  },
  build: {
    manifest: true,
    target: 'es2022',
    // The CSP takes no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
  },
});
