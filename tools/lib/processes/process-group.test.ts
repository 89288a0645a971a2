import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { Family, lookEveryMs } from './family.ts';
import { startGroup } from './process-group.ts';
import { processTable } from './process-table.ts';
import { inRepository } from '../repository.ts';
import { signalAll } from './signals.ts';
import { waitUntil } from './wait-until.ts';

let folder = '';
let launcher: ChildProcess | undefined;
let started: number[] = [];

// Ignores SIGTERM and starts a grandchild in its own process group, as firebase-tools does with java.
const stubborn = `
  const { spawn } = require('node:child_process');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  const sleeper = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { detached: true });
  require('node:fs').writeFileSync(process.argv[1], JSON.stringify([process.pid, sleeper.pid]));
  setInterval(() => {}, 1000);`;

const launcherSource = (file: string) => `
  import { startGroup } from ${JSON.stringify(inRepository('tools', 'lib', 'processes', 'process-group.ts'))};
  import { shutDownOnSignals } from ${JSON.stringify(inRepository('tools', 'lib', 'processes', 'shutdown.ts'))};
  shutDownOnSignals();
  startGroup('stubborn', process.execPath, ['-e', ${JSON.stringify(stubborn)}, ${JSON.stringify(file)}], { logFile: ${JSON.stringify(`${file}.log`)}, graceMs: 500 });
  setInterval(() => {}, 1000);`;

async function launch(name: string): Promise<number[]> {
  folder = mkdtempSync(join(tmpdir(), 'process-group-'));
  const file = join(folder, name);
  launcher = spawn(process.execPath, ['--input-type=module', '-e', launcherSource(file)], {
    stdio: 'inherit',
  });
  return readPids(file);
}

async function readPids(file: string): Promise<number[]> {
  let pids: number[] = [];
  const read = () => {
    pids = JSON.parse(readFileSync(file, 'utf8')) as number[];
    return pids.length === 2;
  };
  await waitUntil('both processes run', read, { timeoutMs: 20_000 });
  started = pids;
  return pids;
}

const alive = (pids: number[]) => processTable().filter((row) => pids.includes(row.pid));

afterEach(() => {
  // A failed test must not leave its processes behind.
  const ours = alive(started).filter(({ command }) => command.includes('setInterval'));
  signalAll(
    ours.map(({ pid }) => pid),
    'SIGKILL',
  );
  signalAll(launcher?.pid ? [launcher.pid] : [], 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('no process survives its launcher', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('ended by %s', async (signal) => {
    const pids = await launch(signal);
    expect(alive(pids)).toHaveLength(2);
    launcher?.kill(signal);
    const gone = () => alive(pids).length === 0;
    await waitUntil('both processes are gone', gone, { timeoutMs: 15_000 });
  });

  // The leader's child is then orphaned: neither its group nor its parent leads back to us.
  test('when the group leader is killed and leaves an orphan in its own group', async () => {
    folder = mkdtempSync(join(tmpdir(), 'process-group-'));
    const file = join(folder, 'orphan');
    const group = startGroup('stubborn', process.execPath, ['-e', stubborn, file], {
      logFile: `${file}.log`,
      graceMs: 500,
    });
    const pids = await readPids(file);
    await sleep(3 * lookEveryMs);
    signalAll([group.pid], 'SIGKILL');
    await group.exited;
    expect(alive(pids)).toHaveLength(1);
    await group.stop();
    await waitUntil('the orphan is gone', () => alive(pids).length === 0, { timeoutMs: 5000 });
  });

  test('when the launcher is killed after the group leader left an orphan', async () => {
    const pids = await launch('orphan-of-a-killed-launcher');
    await sleep(3 * lookEveryMs);
    signalAll(pids.slice(0, 1), 'SIGKILL');
    await waitUntil('the leader is gone', () => alive(pids).length === 1, { timeoutMs: 5000 });
    launcher?.kill('SIGKILL');
    await waitUntil('the orphan is gone', () => alive(pids).length === 0, { timeoutMs: 15_000 });
  });
});

describe('the family of a process', () => {
  const row = (pid: number, ppid: number, pgid: number, started = 'then') => ({
    pid,
    ppid,
    pgid,
    started,
    command: '',
  });

  test('keeps descendants that changed parent or group, and ignores a reused process id', () => {
    const family = new Family(10);
    const pids = (rows: ReturnType<typeof row>[]) => family.look(rows).map(({ pid }) => pid);
    expect(pids([row(10, 1, 10), row(11, 10, 11), row(12, 1, 12)])).toEqual([10, 11]);
    expect(pids([row(11, 1, 11), row(13, 11, 13), row(12, 1, 12)])).toEqual([11, 13]);
    expect(pids([row(11, 1, 11, 'later'), row(13, 1, 13)])).toEqual([13]);
    expect(pids([row(11, 1, 11)])).toEqual([]);
  });
});
