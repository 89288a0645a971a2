import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { required } from '../../../e2e/support/fixtures.ts';
import { quietly } from '../../../tools/lib/processes/run-step.ts';
import { webEnvironment } from '../../../tools/lib/project.ts';
import { installed, inRepository } from '../../../tools/lib/repository.ts';

/** Pages beside the product's, on the same host: what the line and the libraries alone take. */
export const FLOORS = {
  text: { path: '/suelo/texto.html', rows: 'p' },
  form: { path: '/suelo/?formulario', rows: 'button' },
  table: { path: '/suelo/', rows: 'td' },
} as const;

export type Floor = (typeof FLOORS)[keyof typeof FLOORS];

const TEXT =
  '<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Suelo</title><h1>Cuadrilla</h1><p>Una página con un texto.</p>';

export async function writeFloors(): Promise<void> {
  const folder = join(required('E2E_SITE_FOLDER'), 'suelo');
  const config = inRepository('bench', 'browser', 'floor', 'vite.config.ts');
  const { code, output } = await quietly(
    process.execPath,
    [installed('vite', 'bin', 'vite.js'), 'build', '--config', config, '--outDir', folder],
    {
      env: {
        NODE_ENV: 'production',
        ...webEnvironment(required('E2E_PROJECT_ID'), required('FIREBASE_AUTH_EMULATOR_HOST')),
      },
    },
  );
  if (code !== 0) throw new Error(`The floor could not be built:\n${output}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'texto.html'), TEXT);
}
