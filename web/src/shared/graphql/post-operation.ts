import { measureClock, readClock } from '../device-clock.ts';
import { failureOf } from './failure.ts';

/** `hash` identifies the document; codegen writes it. */
export type PersistedOperation = {
  operationName: string;
  hash: string;
  variables?: Record<string, unknown>;
};

type AnswerError = { message: string; extensions?: { code?: string; requestId?: string } };

export type Answer = { data?: Record<string, unknown> | null; errors?: AnswerError[] };

/** The network is down, or the server took too long. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError';
  readonly failure = failureOf('NO_CONNECTION');
}

/** Something else answered: a gateway, or an emulator that is starting. */
export class NoServerError extends Error {
  override name = 'NoServerError';
  readonly failure = failureOf('NO_SERVER');
}

const TIMEOUT = 30_000;

async function send(body: unknown, token: string | null, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    throw new NoConnectionError('No answer', { cause });
  }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/**
 * Sends by hash, in development too, because production accepts nothing else. Without Apollo, because the session needs it
 * before the rest is loaded.
 */
export async function postOperation(
  operation: PersistedOperation,
  token: string | null,
  cancel?: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const asked = readClock();
  const response = await send(
    {
      operationName: operation.operationName,
      variables: operation.variables ?? {},
      extensions: { persistedQuery: { version: 1, sha256Hash: operation.hash } },
    },
    token,
    cancel ? AbortSignal.any([cancel, timeout]) : timeout,
  );
  const answered = readClock();
  const answer: unknown = await response.json().catch(() => null);
  // A 503 with a GraphQL answer means that the server's database does not respond.
  const isOurs = isAnswer(answer) && (response.status < 502 || response.status === 503);
  if (!isOurs) throw new NoServerError(`HTTP ${response.status}`);
  measureClock(response.headers.get('date'), asked, answered);
  return answer;
}

/** The hash is in `__meta__`, which Apollo's transforms keep. */
export function persistedOperation(
  document: object,
  operationName: string,
  variables: Record<string, unknown> = {},
): PersistedOperation {
  const meta = (document as { __meta__?: { hash?: unknown } }).__meta__;
  if (typeof meta?.hash !== 'string') throw new Error(`${operationName} has no hash: run codegen`);
  return { operationName, hash: meta.hash, variables };
}
