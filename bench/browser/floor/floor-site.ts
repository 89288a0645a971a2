import { build } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { required } from '../../../e2e/support/fixtures.ts';
import { webEnvironment } from '../../../tools/lib/project.ts';
import { inRepository } from '../../../tools/lib/repository.ts';

/** Pages beside the product's, on the same host: what the line and the libraries alone take. */
export const FLOORS = {
  text: { path: '/suelo/texto.html', rows: 'p' },
  libraries: { path: '/suelo/', rows: 'td' },
} as const;

export type Floor = (typeof FLOORS)[keyof typeof FLOORS];

const page = (body: string) =>
  `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Suelo</title>${body}`;

export async function writeFloors(): Promise<void> {
  const folder = join(required('E2E_SITE_FOLDER'), 'suelo');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'texto.html'), page('<h1>Cuadrilla</h1><p>Una página con un texto.</p>'));
  writeFileSync(
    join(folder, 'index.html'),
    page('<div id="root"></div><script type="module" src="/suelo/app.js"></script>'),
  );
  const env = webEnvironment(required('E2E_PROJECT_ID'), required('FIREBASE_AUTH_EMULATOR_HOST'));
  await build({
    entryPoints: [inRepository('bench', 'browser', 'floor', 'floor-app.ts')],
    outfile: join(folder, 'app.js'),
    define: {
      'import.meta.env': JSON.stringify({ ...env, DEV: false }),
      'process.env.NODE_ENV': '"production"',
    },
    conditions: ['production'],
    bundle: true,
    minify: true,
    format: 'esm',
  });
}
