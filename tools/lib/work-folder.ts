import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { inRepository } from './repository.ts';
import { isAlive } from './processes/signals.ts';

/**
 * Creates `dist/<name>-<pid>` for one run's emulators, and removes the folders of killed runs. No part of the path inside the
 * checkout starts with a dot: firebase-tools does not watch such folders.
 */
export function workFolder(name: string): { folder: string; remove: () => void } {
  const parent = inRepository('dist');
  mkdirSync(parent, { recursive: true });
  for (const entry of readdirSync(parent)) {
    const pid = /^\w+(?:-\w+)*-(\d+)$/.exec(entry)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(inRepository('dist', entry), { recursive: true, force: true });
  }
  const folder = inRepository('dist', `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
