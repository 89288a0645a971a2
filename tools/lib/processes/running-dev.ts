import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processTable, type ProcessRow } from './process-table.ts';
import { demoProject } from '../project.ts';
import { inRepository } from '../repository.ts';

/** Where the emulators of `npm run dev` are: what `seed`, `admin:create` and `token` need to know. */
export type DevAddresses = { projectId: string; authHost: string; firestoreHost: string; site: string };

/** The note of a launcher; what goes beyond the addresses tells a second launcher whether it would be in the way. */
export type RunningDev = DevAddresses & {
  pid: number;
  /** Absolute: two launchers that write here would overwrite each other's data. */
  dataFolder: string;
  ports: number[];
};

const noteFile = inRepository('.cache', 'dev.json');

/**
 * Writes the note, unless it belongs to another launcher that lives: then `seed`, `token` and `admin:create` go on
 * talking to that one. Answers whether it was written.
 */
export function noteRunningDev(running: RunningDev, file = noteFile): boolean {
  const noted = livingDev(file);
  if (noted && noted.pid !== running.pid) return false;
  mkdirSync(dirname(file), { recursive: true });
  // By way of a second file: whoever reads meanwhile sees a whole note.
  const draft = `${file}.${running.pid}`;
  writeFileSync(draft, `${JSON.stringify(running)}\n`);
  renameSync(draft, file);
  return true;
}

/** A note belongs to the process that wrote it: nobody else's is removed. */
export function forgetRunningDev(pid = process.pid, file = noteFile): void {
  if (readNote(file)?.pid === pid) rmSync(file, { force: true });
}

/** The launcher of the note, if it still runs: one that was killed outright leaves its note behind. */
export function livingDev(file = noteFile, table?: ProcessRow[]): RunningDev | undefined {
  const noted = readNote(file);
  if (!noted) return undefined;
  const row = (table ?? processTable()).find(({ pid }) => pid === noted.pid);
  return row && isLauncher(row.command) ? noted : undefined;
}

/** The number of a launcher that died may have been given to anything, also to an editor that shows this file. */
export const isLauncher = (command: string): boolean =>
  /^(.*\/)?node (-\S+ )*(.*\/)?tools\/dev\.ts( |$)/.test(command);

/**
 * Throws when a living launcher is in the way: it writes into the same folder, or holds one of the wanted ports (whose
 * holder, looked up port by port, would be a part of it that nobody should kill).
 */
export function demandNoOtherDev(
  mine: Pick<RunningDev, 'dataFolder' | 'ports'>,
  other: RunningDev | undefined = livingDev(),
): void {
  // In a container the numbers start anew: the note of the last run may bear this very process's number.
  if (!other || other.pid === process.pid) return;
  const sharesPort = mine.ports.some((port) => other.ports.includes(port));
  if (!sharesPort && mine.dataFolder !== other.dataFolder) return;
  throw new Error(
    `Cuadrilla is already running at ${other.site} (process ${other.pid}). Stop it with Ctrl-C there, ` +
      'or start a second one with its own data:  ' +
      'npm run dev -- --data <folder> --site … --auth … --functions … --firestore …',
  );
}

/** A note that cannot be read, or lacks what this version writes, is as good as none. */
function readNote(file: string): RunningDev | undefined {
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8')) as Partial<RunningDev>;
    const isWhole = noted.pid && noted.site && noted.dataFolder && Array.isArray(noted.ports);
    return isWhole ? (noted as RunningDev) : undefined;
  } catch {
    return undefined;
  }
}

/** The environment wins (someone runs emulators of their own), then the running launcher, then the usual ports. */
export function whereDevRuns(): DevAddresses {
  const noted = readNote(noteFile);
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
