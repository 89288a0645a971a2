import { join, resolve } from 'node:path';
import { protectEmails } from './emulators/auth-emulator.ts';
import { putDemoData } from './emulators/demo-data.ts';
import type { DevOptions } from './dev-options.ts';
import { EmulatorData, type EmulatorAddresses } from './emulators/emulator-data.ts';
import { startFirebaseEmulators } from './emulators/firebase-emulators.ts';
import { startFirestore } from './emulators/firestore-emulator.ts';
import { buildFunctions } from './deploy/functions-bundle.ts';
import { loopback } from './processes/ports.ts';
import type { Group } from './processes/process-group.ts';
import { repository } from './repository.ts';
import { afterShutdown, beforeShutdown } from './processes/shutdown.ts';
import { workFolder } from './work-folder.ts';

/** `fill` brings back the data of the last run and adds the demo data. */
export type DevBackend = { where: EmulatorAddresses; groups: Group[]; fill: () => Promise<void> };
type Say = (text: string) => void;

export async function startDevBackend(
  options: DevOptions,
  logs: string,
  say: Say,
  onLine: (line: string) => void,
): Promise<DevBackend> {
  const { projectId } = options;
  const { folder, remove } = workFolder('dev');
  afterShutdown(remove);
  const [firestore] = await Promise.all([
    startFirestore({ port: options.firestore, projectId, folder, logFile: join(logs, 'firestore.log') }),
    bundle(folder, say),
  ]);
  const emulators = await startFirebaseEmulators({
    projectId,
    folder,
    ports: { auth: options.auth, functions: options.functions },
    config: { functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }] },
    env: { FIRESTORE_EMULATOR_HOST: firestore.host },
    logFile: join(logs, 'firebase.log'),
    onLine,
  });
  const where = { projectId, authHost: `${loopback}:${options.auth}`, firestoreHost: firestore.host };
  const fill = async () => {
    await protectEmails(where.authHost, projectId);
    if (firestore.isOurs) await keepData(resolve(repository, options.data, projectId), where, say);
    else say('Firestore is one that you started yourself: its data are kept by you, not by this launcher.');
    if (options.seed) await putDemoData(where);
  };
  return { where, groups: [emulators, ...(firestore.group ? [firestore.group] : [])], fill };
}

/** The emulator reloads the bundle when the file changes; after a failed build the last good one stays. */
async function bundle(folder: string, say: Say): Promise<void> {
  let hasStarted = false;
  const onBuild = (errors: string[]) => {
    if (errors.length > 0) say(`[functions] not built:\n  ${errors.join('\n  ')}`);
    else if (hasStarted) say('[functions] built anew');
  };
  const building = await buildFunctions({
    watch: true,
    graphiql: true,
    outdir: join(folder, 'functions'),
    onBuild,
  });
  beforeShutdown(building.stop);
  hasStarted = true;
}

/** Saves only data that were restored completely: a failed start must not replace a good snapshot. */
async function keepData(folder: string, where: EmulatorAddresses, say: Say): Promise<void> {
  const data = new EmulatorData(folder, where);
  if (await data.restore()) say('The data of the last run are back.');
  beforeShutdown(() => data.save());
}
