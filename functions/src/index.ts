import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { composeDependencies } from './compose.ts';
import { readEnvironment } from './environment.ts';
import { respond } from './http/respond.ts';
import { maintain } from './maintenance.ts';
import { createServer } from './server.ts';

const environment = readEnvironment(process.env);
const app = initializeApp({ projectId: environment.projectId });
const firestore = getFirestore(app);
const server = createServer({
  dependencies: composeDependencies({ firestore, auth: getAuth(app) }, environment),
  logger,
  development: environment.development,
});

/** The GraphQL endpoint. Madrid, near its users and beside its Firestore; few instances, so that a flood costs little. */
export const graphql = onRequest(
  { region: 'europe-southwest1', maxInstances: 5, memory: '512MiB', timeoutSeconds: 60, invoker: 'public' },
  (request, response) => respond((fetchRequest) => server.fetch(fetchRequest), request, response),
);

/** What requests left undone. One instance: there is little of it, and two would only wait for one another. */
export const maintenance = onSchedule(
  {
    schedule: 'every 15 minutes',
    region: 'europe-southwest1',
    maxInstances: 1,
    memory: '256MiB',
    timeoutSeconds: 300,
    retryCount: 2,
  },
  () => maintain(firestore, logger),
);
