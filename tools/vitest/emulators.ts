/** vitest's global set-up for the project `emulator`: starts Firestore and Auth once for all workers. */
import { join } from 'node:path';
import { startFirebaseEmulators } from '../lib/emulators/firebase-emulators.ts';
import { startFirestore } from '../lib/emulators/firestore-emulator.ts';
import { freePorts, loopback } from '../lib/processes/ports.ts';
import { stopAllGroups } from '../lib/processes/process-group.ts';
import { inRepository } from '../lib/repository.ts';
import { workFolder } from '../lib/work-folder.ts';

export async function setup(): Promise<() => Promise<void>> {
  // Uses running emulators if the environment names both.
  if (process.env['FIRESTORE_EMULATOR_HOST'] && process.env['FIREBASE_AUTH_EMULATOR_HOST'])
    return async () => {};
  const [firestorePort = 0, authPort = 0] = await freePorts(2);
  const { folder, remove } = workFolder('vitest');
  const logs = inRepository('.cache', 'logs', 'vitest');
  const projectId = 'demo-w0';
  const [firestore] = await Promise.all([
    startFirestore({ port: firestorePort, projectId, folder, logFile: join(logs, 'firestore.log') }),
    startFirebaseEmulators({
      projectId,
      folder: join(folder, 'auth'),
      ports: { auth: authPort },
      logFile: join(logs, 'firebase.log'),
    }),
  ]);
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore.host;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${loopback}:${authPort}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return async () => {
    await stopAllGroups();
    remove();
  };
}
