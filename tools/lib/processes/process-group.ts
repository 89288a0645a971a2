import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Family, lookEveryMs } from './family.ts';
import { processTable } from './process-table.ts';
import { signalAll } from './signals.ts';

export type Group = {
  name: string;
  pid: number;
  /** The exit code, 1 for any signal. */
  exited: Promise<number>;
  tail: () => string;
  /** Signals, waits, then kills what is left. Safe to call again. */
  stop: () => Promise<void>;
};

export type GroupOptions = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Without it output goes to our own terminal. */
  logFile?: string;
  onLine?: (line: string) => void;
  /** firebase-tools cleans up on SIGINT. */
  stopSignal?: NodeJS.Signals;
  graceMs?: number;
};

const living = new Map<Group, Family>();
let watch: NodeJS.Timeout | undefined;
let reaper: ChildProcess | undefined;

/** In a process group of its own, so that an interrupt at the terminal reaches only us. */
export function startGroup(name: string, command: string, args: string[], options: GroupOptions = {}): Group {
  const stdio = options.logFile ? ('pipe' as const) : ('inherit' as const);
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['ignore', stdio, stdio],
  });
  const lines = options.logFile ? keepLog(child, options.logFile, options.onLine) : [];
  const exited = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      lines.push(String(error));
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const pid = child.pid ?? 0;
  if (pid > 0) tellReaper(`+${pid}`);
  const family = new Family(pid);
  let stopping: Promise<void> | undefined;
  const group: Group = {
    name,
    pid,
    exited,
    tail: () => lines.join('\n'),
    stop: () => (stopping ??= stopFamily(pid, family, options).then(() => forget(group))),
  };
  if (pid > 0) living.set(group, family);
  watch ??= watchFamilies();
  return group;
}

function watchFamilies(): NodeJS.Timeout {
  return setInterval(() => {
    const table = processTable();
    for (const family of living.values()) family.look(table);
  }, lookEveryMs).unref();
}

export async function stopAllGroups(): Promise<void> {
  await Promise.all([...living.keys()].map((group) => group.stop()));
  if (!reaper) return;
  const ended = new Promise((resolve) => reaper?.once('exit', resolve));
  reaper.ref();
  reaper.stdin?.end();
  await ended;
  reaper = undefined;
}

function forget(group: Group): void {
  living.delete(group);
  if (living.size === 0) {
    clearInterval(watch);
    watch = undefined;
  }
  if (group.pid > 0) tellReaper(`-${group.pid}`);
}

async function stopFamily(pgid: number, family: Family, options: GroupOptions): Promise<void> {
  if (pgid === 0) return;
  const left = () => family.look().map((row) => row.pid);
  const first = left();
  if (first.includes(pgid)) signalAll([pgid], options.stopSignal ?? 'SIGTERM');
  else signalAll(first, 'SIGTERM');
  const deadline = Date.now() + (options.graceMs ?? 5000);
  for (let now = left(); now.length > 0 && Date.now() < deadline; now = left()) {
    // Without their leader the remaining processes get no further chance to clean up.
    if (!now.includes(pgid)) signalAll(now, 'SIGTERM');
    await sleep(50);
  }
  signalAll(left(), 'SIGKILL');
}

function keepLog(child: ChildProcess, file: string, onLine?: (line: string) => void): string[] {
  mkdirSync(dirname(file), { recursive: true });
  const log = createWriteStream(file, { flags: 'a' });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      lines.push(line);
      if (lines.length > 40) lines.shift();
      onLine?.(line);
    });
  }
  child.once('close', () => log.end());
  return lines;
}

function tellReaper(line: string): void {
  reaper ??= startReaper();
  reaper.stdin?.write(`${line}\n`);
}

function startReaper(): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // It must not keep this process alive.
  child.unref();
  const pipe = child.stdin as unknown as { unref?: () => void; on: (name: 'error', f: () => void) => void };
  pipe.unref?.();
  pipe.on('error', () => {});
  return child;
}
