import { hearDate, readClock } from '../device-clock.ts';
import { failureOf } from './failure.ts';

/** An operation as the server knows it: by the hash of its text, which codegen wrote beside the document. */
export type PersistedOperation = {
  operationName: string;
  hash: string;
  variables?: Record<string, unknown>;
};

export type AnswerError = { message: string; extensions?: { code?: string; requestId?: string } };

/** What the endpoint answered once it executed something. */
export type Answer = { data?: Record<string, unknown> | null; errors?: AnswerError[] };

/** No answer came: the network is down, or the server took too long. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError';
  readonly failure = failureOf('NO_CONNECTION');
}

/** Something answered, but not our server: a gateway, or an emulator that is starting. */
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
 * Sends one operation by its hash, never by its text: production runs nothing else, and development must not differ.
 * Small and without Apollo, because the session asks who it is while the rest of the app is still loading.
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
  // With 503 and an answer of its own the server says that its database does not answer.
  const isOurs = isAnswer(answer) && (response.status < 502 || response.status === 503);
  if (!isOurs) throw new NoServerError(`HTTP ${response.status}`);
  hearDate(response.headers.get('date'), asked, answered);
  return answer;
}

/** The operation of a generated document; the hash travels on `__meta__`, which Apollo's transforms keep. */
export function persistedOperation(
  document: object,
  operationName: string,
  variables: Record<string, unknown> = {},
): PersistedOperation {
  const meta = (document as { __meta__?: { hash?: unknown } }).__meta__;
  if (typeof meta?.hash !== 'string') throw new Error(`${operationName} has no hash: run codegen`);
  return { operationName, hash: meta.hash, variables };
}
