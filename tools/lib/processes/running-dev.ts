import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processTable, type ProcessRow } from './process-table.ts';
import { demoProject } from '../project.ts';
import { inRepository } from '../repository.ts';

export type DevAddresses = { projectId: string; authHost: string; firestoreHost: string; site: string };

/** Besides the addresses, what a second launcher needs to detect a clash. */
export type RunningDev = DevAddresses & {
  pid: number;
  /** Absolute: two launchers with one folder would overwrite each other's data. */
  dataFolder: string;
  ports: number[];
};

const noteFile = inRepository('.cache', 'dev.json');

/** Does not replace the note of another living launcher, and returns false then. */
export function noteRunningDev(running: RunningDev, file = noteFile): boolean {
  const noted = livingDev(file);
  if (noted && noted.pid !== running.pid) return false;
  mkdirSync(dirname(file), { recursive: true });
  // Written to a second file and renamed, so that readers see a whole note.
  const draft = `${file}.${running.pid}`;
  writeFileSync(draft, `${JSON.stringify(running)}\n`);
  renameSync(draft, file);
  return true;
}

export function forgetRunningDev(pid = process.pid, file = noteFile): void {
  if (readNote(file)?.pid === pid) rmSync(file, { force: true });
}

/** undefined for a launcher that was killed and left its note behind. */
export function livingDev(file = noteFile, table?: ProcessRow[]): RunningDev | undefined {
  const noted = readNote(file);
  if (!noted) return undefined;
  const row = (table ?? processTable()).find(({ pid }) => pid === noted.pid);
  return row && isLauncher(row.command) ? noted : undefined;
}

/** A dead launcher's pid may belong to anything now, even an editor showing this file. */
export const isLauncher = (command: string): boolean =>
  /^(.*\/)?node (-\S+ )*(.*\/)?tools\/dev\.ts( |$)/.test(command);

/**
 * Throws if a living launcher uses the same folder or one of the wanted ports. Port by port the holder would be one of its
 * processes, which nobody should kill.
 */
export function demandNoOtherDev(
  mine: Pick<RunningDev, 'dataFolder' | 'ports'>,
  other: RunningDev | undefined = livingDev(),
): void {
  // In a container pids start anew: an old note may hold this process's own.
  if (!other || other.pid === process.pid) return;
  const sharesPort = mine.ports.some((port) => other.ports.includes(port));
  if (!sharesPort && mine.dataFolder !== other.dataFolder) return;
  throw new Error(
    `Cuadrilla is already running at ${other.site} (process ${other.pid}). Stop it with Ctrl-C there, ` +
      'or start a second one with its own data:  ' +
      'npm run dev -- --data <folder> --site … --auth … --functions … --firestore …',
  );
}

/** undefined if unreadable or written by another version. */
function readNote(file: string): RunningDev | undefined {
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8')) as Partial<RunningDev>;
    const isWhole = noted.pid && noted.site && noted.dataFolder && Array.isArray(noted.ports);
    return isWhole ? (noted as RunningDev) : undefined;
  } catch {
    return undefined;
  }
}

/** The environment first, then the running launcher, then the usual ports. */
export function whereDevRuns(): DevAddresses {
  const noted = readNote(noteFile);
  return {
    projectId: noted?.projectId ?? demoProject,
    authHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? noted?.authHost ?? '127.0.0.1:9099',
    firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? noted?.firestoreHost ?? '127.0.0.1:8080',
    site: noted?.site ?? 'http://localhost:5173',
  };
}

export async function demandEmulators(where: { authHost: string; firestoreHost: string }): Promise<void> {
  await demandAuth(where.authHost);
  await demand('Firestore', where.firestoreHost);
}

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
