import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { describeError, type Logger } from '../../logger.ts';
import { callerOf, msSince, noteOperation, operationOf, requestIdOf } from '../request-notes.ts';

/**
 * Adds the request id to every error and logs one entry per request: operation, duration, outcome. Masked errors are logged
 * with their stack under the same id. Variables, addresses and tokens are never logged.
 */
export function useRequestLog(logger: Logger): Plugin {
  const logged = new WeakSet<Request>();
  const logRun = (request: Request, codes: unknown[]) => {
    const [requestId, uid, operation] = [requestIdOf(request), callerOf(request), operationOf(request)];
    logger.info('request', { requestId, uid, operation, ms: msSince(request), codes });
  };
  return {
    onParams({ request, params }) {
      noteOperation(request, params.operationName);
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
      logRun(request, codesOf(result));
    },
    onResponse({ request, response }) {
      if (logged.has(request)) return;
      if (operationOf(request) !== null) {
        logRun(request, []);
        return;
      }
      // Refused before it was parsed as GraphQL (method, content type, a batch), or GraphiQL's page.
      logger.info('request', {
        requestId: requestIdOf(request),
        status: response.status,
        ms: msSince(request),
      });
    },
  };
}

/** BUSY with a cause means an unreachable database; without one, contention on a record. */
const WORTH_AN_ENTRY = new Map<unknown, string>([
  ['INTERNAL_SERVER_ERROR', 'unexpected error'],
  ['BUSY', 'the database is out of reach'],
]);

function codesOf({ errors = [] }: ExecutionResult): unknown[] {
  return errors.map(({ extensions }) => extensions['code']);
}
