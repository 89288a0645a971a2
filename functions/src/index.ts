import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createCalendarServer } from './server/calendar-server.ts';
import { composeDependencies } from './server/compose.ts';
import { readEnvironment } from './server/environment.ts';
import { createFilesServer, maxFileBytes } from './server/files-server.ts';
import { MAX_BODY_BYTES } from './http/limits/limits.ts';
import { respond } from './http/respond.ts';
import { leaveBodiesUnread } from './http/limits/unread-body.ts';
import { platformLogger as logger } from './platform-logger.ts';
import { jobsOf, MAINTENANCE_SECONDS, runJobs } from './server/maintenance.ts';
import { createServer } from './server/server.ts';
import { removeStrayAccounts } from './staff/accounts/stray-accounts.ts';

leaveBodiesUnread();

const environment = readEnvironment(process.env);
const app = initializeApp({ projectId: environment.projectId });
const firestore = getFirestore(app);
const openAuth = async () => (await import('firebase-admin/auth')).getAuth(app);
const dependencies = composeDependencies({ firestore, openAuth }, environment);
const server = createServer({ dependencies, logger, development: environment.development });
const calendarServer = createCalendarServer({ dependencies, logger });
const filesServer = createFilesServer({ dependencies, logger });

/** Madrid, near its users and Firestore; few instances, to bound the cost of a flood of requests. */
const FOR_EVERYBODY = {
  region: 'europe-southwest1',
  maxInstances: 5,
  memory: '512MiB',
  timeoutSeconds: 60,
  invoker: 'public',
} as const;

export const graphql = onRequest(FOR_EVERYBODY, (request, response) =>
  respond((fetchRequest) => server.fetch(fetchRequest), MAX_BODY_BYTES, request, response),
);

export const files = onRequest(FOR_EVERYBODY, (request, response) =>
  respond((fetchRequest) => filesServer.fetch(fetchRequest), maxFileBytes, request, response),
);

export const calendar = onRequest(FOR_EVERYBODY, (request, response) =>
  respond((fetchRequest) => calendarServer.fetch(fetchRequest), 0, request, response),
);

/** Finishes what requests left undone. One instance, because two would only wait for each other. */
export const maintenance = onSchedule(
  {
    schedule: 'every 15 minutes',
    region: 'europe-southwest1',
    maxInstances: 1,
    // It may have to read a workbook of 5 MB.
    memory: '512MiB',
    timeoutSeconds: MAINTENANCE_SECONDS,
    retryCount: 2,
  },
  () => runJobs(jobsOf(firestore, dependencies, logger), dependencies.now),
);

/** Removes half-made accounts and those of strangers who signed up. */
export const accounts = onSchedule(
  {
    schedule: 'every day 03:30',
    region: 'europe-southwest1',
    maxInstances: 1,
    memory: '256MiB',
    timeoutSeconds: 300,
    retryCount: 2,
  },
  () => removeStrayAccounts(dependencies, logger),
);
