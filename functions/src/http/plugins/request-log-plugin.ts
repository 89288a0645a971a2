import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { describeError, type Logger } from '../../logger.ts';
import { callerOf, requestIdOf } from '../request-ids.ts';

/**
 * Adds the request id to every error and logs one entry per request: operation, duration, outcome. Masked errors are logged
 * with their stack under the same id. Variables, addresses and tokens are never logged.
 */
export function useRequestLog(logger: Logger): Plugin {
  const startedAt = new WeakMap<Request, number>();
  const operations = new WeakMap<Request, string>();
  const logged = new WeakSet<Request>();
  const msSince = (request: Request) =>
    Math.round(performance.now() - (startedAt.get(request) ?? performance.now()));
  return {
    onRequest({ request }) {
      startedAt.set(request, performance.now());
    },
    onParams({ request, params }) {
      operations.set(request, nameOf(params.operationName));
    },
    onResultProcess({ request, result }) {
      if (Array.isArray(result) || !('errors' in result || 'data' in result)) return;
      const requestId = requestIdOf(request);
      for (const error of result.errors ?? []) {
        error.extensions['requestId'] = requestId;
        const words = WORTH_AN_ENTRY.get(error.extensions['code']);
        if (words === undefined || error.originalError == null) continue;
        logger.error(words, { requestId, error: describeError(error.originalError) });
      }
      logged.add(request);
      const operation = operations.get(request) ?? null;
      const uid = callerOf(request);
      logger.info('request', { requestId, uid, operation, ms: msSince(request), codes: codesOf(result) });
    },
    onResponse({ request, response }) {
      // Refused before it was parsed as GraphQL (method, content type, a batch), or GraphiQL's page.
      if (logged.has(request)) return;
      logger.info('request', {
        requestId: requestIdOf(request),
        status: response.status,
        ms: msSince(request),
      });
    },
  };
}

/** BUSY with a cause means the database is out of reach; without one, contention on a record. */
const WORTH_AN_ENTRY = new Map<unknown, string>([
  ['INTERNAL_SERVER_ERROR', 'unexpected error'],
  ['BUSY', 'the database is out of reach'],
]);

/** The caller chooses the operation's name, so anything that is not an identifier is kept out of the log. */
function nameOf(operationName: unknown): string {
  const isName = typeof operationName === 'string' && /^\w{1,100}$/.test(operationName);
  return isName ? operationName : 'anonymous';
}

function codesOf({ errors = [] }: ExecutionResult): unknown[] {
  return errors.map(({ extensions }) => extensions['code']);
}
