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

/** What the journeys find in their environment. */
export type E2eEnvironment = {
  E2E_BASE_URL: string;
  E2E_PROJECT_ID: string;
  E2E_GRAPHQL_DIRECT: string;
  FIREBASE_AUTH_EMULATOR_HOST: string;
  FIRESTORE_EMULATOR_HOST: string;
};

/**
 * Everything a journey needs, on free ports: the production build behind the Hosting emulator, functions, Auth and
 * Firestore with the demo data. The Hosting emulator and not Vite's server, because the headers and the content
 * security policy are then in force in every single journey, and it is the built code that runs.
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
    E2E_PROJECT_ID: projectId,
    E2E_GRAPHQL_DIRECT: `http://${loopback}:${functions}/${projectId}/${region}/graphql/graphql`,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestore.host,
  };
  await protectEmails(authHost, projectId);
  await seed(env);
  await haveAnswering(`${site}/graphql`, group);
  const stop = async () => {
    await stopAllGroups();
    remove();
  };
  return { env, stop };
}

/** GraphQL answers behind Hosting, with processes enough for a journey's first page. */
async function haveAnswering(graphql: string, group: Group): Promise<void> {
  await waitUntil('GraphQL answers behind the Hosting emulator', () => answersGraphql(graphql), {
    timeoutMs: 60_000,
    groups: [group],
  });
  // The emulator starts a process for each request that comes while all are busy: not while a journey's first page waits.
  // One that is not up in time is no reason not to begin.
  await Promise.allSettled(Array.from({ length: 8 }, () => answersGraphql(graphql)));
}

/** In a process of its own: a test runner's module loader need not understand the functions. */
async function seed(env: E2eEnvironment): Promise<void> {
  const script = inRepository('tools', 'seed.ts');
  const { code, output } = await quietly(process.execPath, [script, '--project', env.E2E_PROJECT_ID], {
    env,
  });
  if (code !== 0) throw new Error(`The demo data could not be made:\n${output}`);
}
