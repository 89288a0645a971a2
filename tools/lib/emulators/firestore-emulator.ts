import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseEmulators } from './firebase-emulators.ts';
import { chooseFirestore } from './firestore-choice.ts';
import { loopback } from '../processes/ports.ts';
import { startGroup, type Group } from '../processes/process-group.ts';
import { inRepository } from '../repository.ts';
import { toolEnvironment } from '../tool-environment.ts';
import { waitUntil } from '../processes/wait-until.ts';

export type FirestoreEmulator = { host: string; group?: Group; isOurs: boolean };

/** Takes the running one if the environment names it. */
export async function startFirestore(options: {
  port: number;
  projectId: string;
  folder: string;
  logFile: string;
}): Promise<FirestoreEmulator> {
  const choice = chooseFirestore();
  if (choice.kind === 'outside') {
    await waitUntil(
      `The Firestore emulator of FIRESTORE_EMULATOR_HOST (${choice.host}) answers`,
      () => isUp(choice.host),
      {
        timeoutMs: 10_000,
      },
    );
    return { host: choice.host, isOurs: false };
  }
  const host = `${loopback}:${options.port}`;
  const rules = inRepository('firestore.rules');
  const group =
    choice.kind === 'gcloud'
      ? startGroup(
          'the Firestore emulator',
          choice.command,
          ['emulators', 'firestore', 'start', `--host-port=${host}`, `--rules=${rules}`, '--quiet'],
          { env: toolEnvironment(), logFile: options.logFile },
        )
      : await startWithFirebaseTools(options, rules);
  await waitUntil('the Firestore emulator answers', () => isUp(host), { timeoutMs: 60_000, groups: [group] });
  return { host, group, isOurs: true };
}

function startWithFirebaseTools(
  options: { port: number; projectId: string; folder: string; logFile: string },
  rules: string,
): Promise<Group> {
  const folder = join(options.folder, 'firestore');
  mkdirSync(folder, { recursive: true });
  copyFileSync(rules, join(folder, 'firestore.rules'));
  return startFirebaseEmulators({
    ...options,
    folder,
    ports: { firestore: options.port },
    config: { firestore: { rules: 'firestore.rules' } },
  });
}

async function isUp(host: string): Promise<boolean> {
  const response = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2000) });
  return response.ok;
}
