import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { readBundle } from './bundle.ts';
import { keptFiles } from './kept-files.ts';

const FIREBASE_JSON = fileURLToPath(new URL('../../firebase.json', import.meta.url));

/** Makes changed headers a new revision of the page, otherwise the old policy would stay cached. */
function headersMark(): string {
  const { hosting } = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as { hosting: { headers: unknown } };
  return createHash('sha256').update(JSON.stringify(hosting.headers)).digest('hex').slice(0, 8);
}

/**
 * Builds the service worker with its precache list. Only in builds, and without the plugin's own registration:
 * `app/versions.ts` registers it.
 */
export function offlineShell(): Plugin[] {
  let outDir = '';
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
      // Chosen below whatever their size; the test of the list checks the total.
      maximumFileSizeToCacheInBytes: 20_000_000,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const wanted = keptFiles(readBundle(outDir));
          const manifest = entries
            .filter(({ url }) => wanted.has(url))
            .map((entry) =>
              entry.url === 'index.html'
                ? { ...entry, revision: `${entry.revision ?? ''}-${headersMark()}` }
                : entry,
            );
          return { manifest };
        },
      ],
    },
  });
  const where: Plugin = {
    name: 'offline-shell-where',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
  };
  return [where, ...pwa];
}
