import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { composeDependencies } from './compose.ts';
import { readEnvironment } from './environment.ts';
import { respond } from './http/respond.ts';
import { createServer } from './server.ts';

const environment = readEnvironment(process.env);
const app = initializeApp({ projectId: environment.projectId });
const server = createServer({
  dependencies: composeDependencies({ firestore: getFirestore(app), auth: getAuth(app) }, environment),
  logger,
  development: environment.development,
});

/** The GraphQL endpoint. Madrid, near its users and beside its Firestore; few instances, so that a flood costs little. */
export const graphql = onRequest(
  { region: 'europe-southwest1', maxInstances: 5, memory: '512MiB', timeoutSeconds: 60, invoker: 'public' },
  (request, response) => respond((fetchRequest) => server.fetch(fetchRequest), request, response),
);
