import type { JSONWebKeySet } from 'jose';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '../../../functions/src/http/limits/limits.ts';
import { respond } from '../../../functions/src/http/respond.ts';
import { platformLogger as logger } from '../../../functions/src/platform-logger.ts';
import { createServer } from '../../../functions/src/server/server.ts';
import { dependencies } from './cuadrilla-dependencies.ts';

const keys = JSON.parse(process.env['BENCH_KEYS'] ?? '') as JSONWebKeySet;
const server = createServer({ dependencies: dependencies(keys), logger, development: false });

export const answer = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  respond((fetchRequest) => server.fetch(fetchRequest), MAX_BODY_BYTES, request, response);
