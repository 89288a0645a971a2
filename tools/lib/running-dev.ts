import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository } from './repository.ts';
import { demoProject } from './project.ts';

/** Where the emulators of `npm run dev` are; written by the launcher, read by `seed`, `admin:create` and `token`. */
export type RunningDev = {
  pid: number;
  projectId: string;
  authHost: string;
  firestoreHost: string;
  site: string;
};

const file = inRepository('.cache', 'dev.json');

export function noteRunningDev(running: RunningDev): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(running)}\n`);
}

export function forgetRunningDev(): void {
  rmSync(file, { force: true });
}

/** The environment wins (someone runs emulators of their own), then the running launcher, then the usual ports. */
export function whereDevRuns(): Omit<RunningDev, 'pid'> {
  const noted = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunningDev) : undefined;
  return {
    projectId: noted?.projectId ?? demoProject,
    authHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? noted?.authHost ?? '127.0.0.1:9099',
    firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? noted?.firestoreHost ?? '127.0.0.1:8080',
    site: noted?.site ?? 'http://localhost:5173',
  };
}

/** Throws the sentence that says what to do when one of the two emulators does not answer. */
export async function demandEmulators(where: { authHost: string; firestoreHost: string }): Promise<void> {
  await demandAuth(where.authHost);
  await demand('Firestore', where.firestoreHost);
}

/** The same for a tool that needs no database. */
export const demandAuth = (authHost: string): Promise<void> => demand('Auth', authHost);

async function demand(name: string, host: string): Promise<void> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(3000) });
  } catch {
    throw new Error(
      `The ${name} emulator does not answer at ${host}. Start it first, in another terminal:  npm run dev`,
    );
  }
}
