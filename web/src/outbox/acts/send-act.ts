import { uploadFile } from '#records/files/file-requests.ts';
import { failureOf, SESSION_ENDING, type Failure } from '#shared/graphql/failure.ts';
import {
  NoConnectionError,
  NoServerError,
  postOperation,
  type Answer,
} from '#shared/graphql/post-operation.ts';
import {
  isMutation,
  timesOf,
  variablesOf,
  type QueuedAct,
  type Refusal,
  type WorkFile,
  type WorkOperation,
} from './act.ts';
import { NOT_YOURS } from '../sending/not-yours.ts';
import { outboxOperation } from './operations.ts';

/** How sending ended: taken (`isFiled` where the visit could not and the office has it), refused for good, or not now. `ended` where there is no session to send it in. */
export type SendOutcome =
  | { kind: 'sent'; isFiled?: boolean }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'later'; failure: Failure }
  | { kind: 'ended'; code: string };

export type GetToken = () => Promise<string | null>;

/** Codes that say nothing about the act itself: the same may be taken another time. */
const PASSING = new Set([
  ...['NO_CONNECTION', 'NO_SERVER', 'BUSY', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'PERSISTED_ONLY'],
  'UNKNOWN',
]);

/** Sends one act. Sent twice it is done once: a mutation by its key, a file by its id. */
export async function sendAct(
  queued: QueuedAct,
  getToken: GetToken,
  cancel: AbortSignal,
): Promise<SendOutcome> {
  try {
    if (isMutation(queued)) {
      const { operation } = queued.act;
      const persisted = outboxOperation(operation, variablesOf(queued));
      return readAnswer(operation, await postOperation(persisted, await getToken(), cancel));
    }
    return await sendFile(queued as QueuedAct & { act: WorkFile }, getToken, cancel);
  } catch (error) {
    if (error instanceof NoConnectionError) return { kind: 'later', failure: failureOf('NO_CONNECTION') };
    if (error instanceof NoServerError) return { kind: 'later', failure: failureOf('NO_SERVER') };
    throw error;
  }
}

async function sendFile(
  { act: { input, blob }, ...times }: QueuedAct & { act: WorkFile },
  getToken: GetToken,
  cancel: AbortSignal,
): Promise<SendOutcome> {
  const outcome = await uploadFile({ ...input, blob, ...timesOf(times) }, getToken, cancel);
  if (outcome.kind === 'done') return { kind: 'sent' };
  const { failure } = outcome;
  return byCode(failure.code === 'NOT_FOUND' ? { ...failure, message: NOT_YOURS } : failure);
}

type TypedFailure = { __typename: string; message?: string; fields?: Refusal['fields'] };

/** Where these find nothing the line or photo is gone, as was wanted; with all others it is the visit itself. */
const REMOVALS: ReadonlySet<WorkOperation> = new Set<WorkOperation>(['RemoveVisitLine', 'RemoveVisitPhoto']);

function readAnswer(operation: WorkOperation, { data, errors }: Answer): SendOutcome {
  const [error] = errors ?? [];
  if (error) {
    const { code = 'UNKNOWN', requestId = null } = error.extensions ?? {};
    return byCode(failureOf(code, requestId));
  }
  const result = data?.['result'] as TypedFailure | undefined;
  if (result === undefined) return { kind: 'later', failure: failureOf('NO_SERVER') };
  // Only failures carry words.
  if (result.message === undefined) return { kind: 'sent', isFiled: result.__typename === 'WorkFiled' };
  const fields = (result.fields ?? []).map(({ path, message }) => ({ path, message }));
  const isGone = result.__typename === 'NotFoundError';
  if (isGone && REMOVALS.has(operation)) return { kind: 'sent', isFiled: false };
  const message = isGone ? NOT_YOURS : result.message;
  return { kind: 'refused', refusal: { message, fields, requestId: null } };
}

function byCode(failure: Failure): SendOutcome {
  if (failure.code in SESSION_ENDING) return { kind: 'ended', code: failure.code };
  if (PASSING.has(failure.code)) return { kind: 'later', failure };
  const { message, requestId } = failure;
  return { kind: 'refused', refusal: { message, fields: [], requestId } };
}
