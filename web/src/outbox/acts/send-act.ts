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

/** `isFiled`: the office keeps it for review. `ended`: the session is over. */
export type SendOutcome =
  | { kind: 'sent'; isFiled?: boolean }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'later'; failure: Failure }
  | { kind: 'ended'; code: string };

type GetToken = () => Promise<string | null>;

const PASSING = new Set([
  'NO_CONNECTION',
  'NO_SERVER',
  'BUSY',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
  'PERSISTED_ONLY',
  'UNKNOWN',
]);

/** Sends one act; its key or file id makes a retry idempotent. */
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

/** For these `NotFoundError` means success; for the others the visit is no longer the technician's. */
const REMOVALS: ReadonlySet<WorkOperation> = new Set<WorkOperation>(['RemoveVisitLine', 'RemoveVisitPhoto']);

function readAnswer(operation: WorkOperation, { data, errors }: Answer): SendOutcome {
  const [error] = errors ?? [];
  if (error) {
    const { code = 'UNKNOWN', requestId = null } = error.extensions ?? {};
    return byCode(failureOf(code, requestId));
  }
  const result = data?.['result'] as TypedFailure | undefined;
  if (result === undefined) return { kind: 'later', failure: failureOf('NO_SERVER') };
  // Only failures have a message.
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
