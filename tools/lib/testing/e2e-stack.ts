import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { protectEmails } from '../emulators/auth-emulator.ts';
import { startFirebaseEmulators } from '../emulators/firebase-emulators.ts';
import { startFirestore } from '../emulators/firestore-emulator.ts';
import { buildFunctions } from '../deploy/functions-bundle.ts';
import { freePorts, loopback } from '../processes/ports.ts';
import { stopAllGroups, type Group } from '../processes/process-group.ts';
import { region, webEnvironment } from '../project.ts';
import { inRepository } from '../repository.ts';
import { quietly } from '../processes/run-step.ts';
import { hostingForEmulators, readHosting } from '../deploy/test-hosting.ts';
import { answersGraphql, waitUntil } from '../processes/wait-until.ts';
import { buildWeb } from '../deploy/web-build.ts';
import { workFolder } from '../work-folder.ts';

export type E2eEnvironment = {
  E2E_BASE_URL: string;
  /** From which the files of the site are served. */
  E2E_SITE_FOLDER: string;
  E2E_PROJECT_ID: string;
  E2E_GRAPHQL_DIRECT: string;
  FIREBASE_AUTH_EMULATOR_HOST: string;
  FIRESTORE_EMULATOR_HOST: string;
};

/**
 * Production build behind the Hosting emulator, functions, Auth and Firestore with demo data, on free ports. Hosting rather
 * than Vite, so that headers and content security policy apply to every test.
 */
export async function startE2eStack(): Promise<{ env: E2eEnvironment; stop: () => Promise<void> }> {
  const [firestorePort = 0, auth = 0, functions = 0, hosting = 0] = await freePorts(4);
  const projectId = `demo-e2e-${process.pid}`;
  const { folder, remove } = workFolder('e2e');
  const logs = inRepository('.cache', 'logs', 'e2e');
  const authHost = `${loopback}:${auth}`;
  await mkdir(join(folder, 'web'), { recursive: true });
  const [firestore] = await Promise.all([
    startFirestore({ port: firestorePort, projectId, folder, logFile: join(logs, 'firestore.log') }),
    buildFunctions({ graphiql: true, outdir: join(folder, 'functions') }),
    buildWeb({ outDir: join(folder, 'web'), env: webEnvironment(projectId, authHost) }),
  ]);
  const group = await startFirebaseEmulators({
    projectId,
    folder,
    ports: { auth, functions, hosting },
    config: {
      functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
      hosting: hostingForEmulators(readHosting(), 'web', authHost),
    },
    env: { FIRESTORE_EMULATOR_HOST: firestore.host },
    logFile: join(logs, 'firebase.log'),
  });
  const site = `http://${loopback}:${hosting}`;
  const env: E2eEnvironment = {
    E2E_BASE_URL: site,
    E2E_SITE_FOLDER: join(folder, 'web'),
    E2E_PROJECT_ID: projectId,
    E2E_GRAPHQL_DIRECT: `http://${loopback}:${functions}/${projectId}/${region}/graphql/graphql`,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestore.host,
  };
  await protectEmails(authHost, projectId);
  await Promise.all([seed(env), haveAnswering(`${site}/graphql`, group)]);
  const stop = async () => {
    await stopAllGroups();
    remove();
  };
  return { env, stop };
}

/** Waits until enough function processes run for a journey's first page. */
async function haveAnswering(graphql: string, group: Group): Promise<void> {
  await waitUntil('GraphQL answers behind the Hosting emulator', () => answersGraphql(graphql), {
    timeoutMs: 120_000,
    groups: [group],
  });
  // The emulator starts a process per request while all are busy: do that before a journey waits for it. One that is late does
  // not stop the run.
  await Promise.allSettled(Array.from({ length: 8 }, () => answersGraphql(graphql)));
}

/** In its own process, because the test runner's loader may not understand the functions. */
async function seed(env: E2eEnvironment): Promise<void> {
  const script = inRepository('tools', 'seed.ts');
  const { code, output } = await quietly(process.execPath, [script, '--project', env.E2E_PROJECT_ID], {
    env,
  });
  if (code !== 0) throw new Error(`The demo data could not be made:\n${output}`);
}
