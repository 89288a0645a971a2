import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, loopback } from '../processes/ports.ts';
import { startGroup, type Group } from '../processes/process-group.ts';
import { installed } from '../repository.ts';
import { toolEnvironment } from '../tool-environment.ts';
import { waitUntil } from '../processes/wait-until.ts';

export type FirebaseEmulator = 'auth' | 'functions' | 'hosting' | 'firestore';

export type FirebaseEmulatorsOptions = {
  projectId: string;
  /**
   * For the generated firebase.json and everything it names. No part of its path may start with a dot: firebase-tools does not
   * watch such folders.
   */
  folder: string;
  ports: Partial<Record<FirebaseEmulator, number>>;
  config?: Record<string, unknown>;
  env?: NodeJS.ProcessEnv;
  logFile: string;
  onLine?: (line: string) => void;
};

/**
 * Starts firebase-tools' emulators and waits until they are ready. Uses a generated firebase.json that names every port, so
 * that a taken port is an error and not a silent next one.
 */
export async function startFirebaseEmulators(options: FirebaseEmulatorsOptions): Promise<Group> {
  const [hub, logging, eventarc, tasks, websocket] = await freePorts(5);
  const at = (port: number | undefined, more: object = {}) => ({ host: loopback, port, ...more });
  const emulators: Record<string, unknown> = {
    singleProjectMode: false,
    ui: { enabled: false },
    hub: at(hub),
    logging: at(logging),
    eventarc: at(eventarc),
    tasks: at(tasks),
  };
  for (const [name, port] of Object.entries(options.ports)) {
    emulators[name] = at(port, name === 'firestore' ? { websocketPort: websocket } : {});
  }
  const file = writeConfig(options, emulators);
  const only = Object.keys(options.ports).join(',');
  const script = installed('firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = ['emulators:start', '--only', only, '--project', options.projectId, '--config', file];
  let isReady = false;
  const group = startGroup(
    `the ${only.replaceAll(',', ', ')} emulator`,
    process.execPath,
    [script, ...args],
    {
      // firebase-tools writes its debug log to the current folder.
      cwd: options.folder,
      env: toolEnvironment(options.env),
      logFile: options.logFile,
      stopSignal: 'SIGINT',
      graceMs: 10_000,
      onLine: (line) => {
        isReady ||= line.includes('All emulators ready');
        options.onLine?.(line);
      },
    },
  );
  // firebase-tools downloads its Firestore emulator on the first start.
  const timeoutMs = options.ports.firestore ? 300_000 : 90_000;
  await waitUntil(`${group.name} is ready`, () => isReady, { timeoutMs, groups: [group] });
  return group;
}

function writeConfig(options: FirebaseEmulatorsOptions, emulators: object): string {
  mkdirSync(options.folder, { recursive: true });
  const file = join(options.folder, 'firebase.json');
  writeFileSync(file, `${JSON.stringify({ ...options.config, emulators }, null, 2)}\n`);
  return file;
}
