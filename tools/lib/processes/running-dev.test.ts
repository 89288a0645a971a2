import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProcessRow } from './process-table.ts';
import {
  demandNoOtherDev,
  forgetRunningDev,
  isLauncher,
  livingDev,
  noteRunningDev,
  type RunningDev,
} from './running-dev.ts';
import { waitUntil } from './wait-until.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-dev-'));
  file = join(folder, '.cache', 'dev.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const note = (changes: Partial<RunningDev> = {}): RunningDev => ({
  pid: 4242,
  projectId: 'demo-x',
  authHost: '127.0.0.1:9099',
  firestoreHost: '127.0.0.1:8080',
  site: 'http://localhost:5173',
  dataFolder: '/checkout/.data',
  ports: [5173, 9099, 5001, 8080],
  ...changes,
});

const row = (pid: number, command: string): ProcessRow => ({
  pid,
  ppid: 1,
  pgid: pid,
  started: '1',
  command,
});

describe('isLauncher', () => {
  test.each([
    ['node tools/dev.ts', true],
    ['/my folder/node_modules/node/bin/node --inspect /my folder/tools/dev.ts --site 6000', true],
    ['vim tools/dev.ts', false],
    ['node tools/dev.test.ts', false],
    ['sh -c node tools/dev.ts', false],
    ['node tools/seed.ts', false],
  ])('of %s is %s', (command, expected) => {
    expect(isLauncher(command)).toBe(expected);
  });
});

describe('the launcher found by its note', () => {
  test('is running while its process exists and is still a launcher', () => {
    noteRunningDev(note(), file);
    expect(livingDev(file, [row(4242, 'node tools/dev.ts')])).toEqual(note());
    expect(livingDev(file, [row(4243, 'node tools/dev.ts')])).toBeUndefined();
    expect(livingDev(file, [row(4242, 'node other.ts')]), 'a number given anew').toBeUndefined();
  });

  test.each(['', '{"pid":', 'null', '{"pid":4242}'])('is undefined when the note contains «%s»', (text) => {
    mkdirSync(join(folder, '.cache'));
    writeFileSync(file, text);
    expect(livingDev(file, [row(4242, 'node tools/dev.ts')])).toBeUndefined();
    expect(() => forgetRunningDev(4242, file)).not.toThrow();
  });

  test('keeps its note when a second one starts, until it has ended', async () => {
    // A launcher as far as the process table can tell.
    const script = join(folder, 'tools', 'dev.ts');
    mkdirSync(join(folder, 'tools'));
    writeFileSync(script, 'setInterval(() => {}, 1000);');
    const first = spawn(process.execPath, [script], { stdio: 'ignore' });
    const pid = first.pid ?? 0;
    const ended = new Promise((resolve) => first.once('exit', resolve));
    try {
      expect(noteRunningDev(note({ pid }), file)).toBe(true);
      await waitUntil('it is seen', () => livingDev(file)?.pid === pid, { timeoutMs: 5000 });
      expect(noteRunningDev(note({ pid: process.pid }), file)).toBe(false);
      forgetRunningDev(process.pid, file);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(note({ pid }));
    } finally {
      first.kill('SIGKILL');
      await ended;
    }
    expect(noteRunningDev(note({ pid: process.pid }), file), 'a killed one left it behind').toBe(true);
    forgetRunningDev(process.pid, file);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a second launcher', () => {
  const ownPorts = [6173, 6099, 6001, 6080];
  const refusal =
    'Cuadrilla is already running at http://localhost:5173 (process 4242). Stop it with Ctrl-C there, ' +
    'or start a second one with its own data:  ' +
    'npm run dev -- --data <folder> --site … --auth … --functions … --firestore …';

  test.each([
    ['the same ports and data', note()],
    ['the same data on other ports', note({ ports: ownPorts })],
    ['its own data, but a port of the first', note({ dataFolder: '/other', ports: [6173, 9099] })],
  ])('is rejected with %s', (_what, mine) => {
    expect(() => demandNoOtherDev(mine, note())).toThrow(refusal);
  });

  test('may start with its own data and ports, or when there is no first one', () => {
    expect(() => demandNoOtherDev({ dataFolder: '/other', ports: ownPorts }, note())).not.toThrow();
    expect(() => demandNoOtherDev(note(), note({ pid: process.pid }))).not.toThrow();
  });
});
