import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import { NoConnectionError, NoServerError } from '#shared/graphql/post-operation.ts';

/** The id comes from the client (`newId`), so that a retry does not create a second file. */
export type OutgoingFile = {
  id: string;
  serviceId: string;
  visitId: string | null;
  kind: AttachmentKind;
  blob: Blob;
  /** Set when the file may be sent much later. */
  occurredAt?: string;
  /** Set when the device's clock is wrong: its reading, and by how much it was ahead. */
  deviceAt?: string;
  skewMs?: number;
};

export type KeptFile = {
  id: string;
  kind: AttachmentKind;
  mime: string;
  size: number;
  sha256: string;
  visitId: string | null;
  authorName: string;
  createdAt: string;
};

type UploadOutcome = { kind: 'done'; file: KeptFile } | { kind: 'refused'; failure: Failure };

type GetToken = () => Promise<string | null>;

const TIMEOUT = 60_000;
// For these codes the server's message is shown; for others, ours.
const OWN_WORDS = new Set(['ID_TAKEN', 'BAD_REQUEST', 'INVALID_FILE', 'FULL', 'TRANSITION', 'NOT_FOUND']);

export class FileRefused extends Error {
  override name = 'FileRefused';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** May be retried with the same id after NoConnectionError or NoServerError. */
export async function uploadFile(
  { id, serviceId, visitId, kind, blob, occurredAt, deviceAt, skewMs }: OutgoingFile,
  getToken: GetToken,
  cancel?: AbortSignal,
): Promise<UploadOutcome> {
  const query = new URLSearchParams({ service: serviceId, kind });
  if (visitId !== null) query.set('visit', visitId);
  if (occurredAt !== undefined) query.set('occurredAt', occurredAt);
  if (deviceAt !== undefined) query.set('deviceAt', deviceAt);
  if (skewMs !== undefined) query.set('skewMs', String(skewMs));
  const headers = { 'content-type': blob.type || 'application/octet-stream' };
  const response = await ask(
    `/files/${id}?${query.toString()}`,
    { method: 'PUT', body: blob, headers },
    getToken,
    cancel,
  );
  const answer = await readAnswer(response);
  if ('attachment' in answer) return { kind: 'done', file: answer.attachment };
  return { kind: 'refused', failure: failureIn(answer) };
}

/** Keeps a spreadsheet to be imported; may be retried with the same id like `uploadFile`. */
export async function uploadImport(
  { id, kind, file }: { id: string; kind: string; file: File },
  getToken: GetToken,
): Promise<{ kind: 'done' } | { kind: 'refused'; failure: Failure }> {
  const query = new URLSearchParams({ kind, name: file.name });
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await ask(
    `/files/imports/${id}?${query.toString()}`,
    { method: 'PUT', body: file, headers },
    getToken,
    undefined,
  );
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && typeof answer === 'object' && answer !== null && 'import' in answer)
    return { kind: 'done' };
  if (!isAnswer(answer) || 'attachment' in answer) throw new NoServerError(`HTTP ${response.status}`);
  return { kind: 'refused', failure: failureIn(answer) };
}

/**
 * Rows with invoice numbers, in the form in which a person would paste them; throws FileRefused if the file is no
 * spreadsheet.
 */
export async function readInvoiceRows(file: File, getToken: GetToken): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' };
  const request = { method: 'PUT', body: file, headers };
  const response = await ask('/files/billing/invoices', request, getToken, undefined);
  const answer: unknown = await response.json().catch(() => null);
  if (isText(answer)) return answer.text;
  if (!isAnswer(answer) || 'attachment' in answer) throw new NoServerError(`HTTP ${response.status}`);
  throw new FileRefused(failureIn(answer));
}

/** Throws FileRefused if the file is not visible to this person. */
export function fetchFile(id: string, getToken: GetToken, cancel?: AbortSignal): Promise<Blob> {
  return fetchBytes(`/files/${id}`, getToken, cancel);
}

/** An authenticated download of any length, which ends after a minute of silence; throws like `fetchFile`. */
export async function fetchBytes(url: string, getToken: GetToken, cancel?: AbortSignal): Promise<Blob> {
  const silence = new AbortController();
  const heard: Heard = (step) => {
    const timer = setTimeout(() => silence.abort(), TIMEOUT);
    return step.finally(() => clearTimeout(timer));
  };
  const response = await heard(ask(url, { method: 'GET' }, getToken, cancel, silence.signal));
  const isFile = response.ok && !(response.headers.get('content-type') ?? '').startsWith('text/html');
  if (isFile) return blobOf(response, heard);
  const answer = await heard(readAnswer(response));
  if ('attachment' in answer) throw new NoServerError('No file');
  throw new FileRefused(failureIn(answer));
}

type Heard = <T>(step: Promise<T>) => Promise<T>;

async function blobOf({ body, headers }: Response, heard: Heard): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  try {
    while (reader) {
      const { value } = await heard(reader.read());
      if (!value) break;
      pieces.push(value);
    }
  } catch (cause) {
    throw new NoConnectionError('The file broke off', { cause });
  }
  return new Blob(pieces, { type: headers.get('content-type') ?? '' });
}

async function ask(
  url: string,
  { headers = {}, ...request }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  getToken: GetToken,
  cancel: AbortSignal | undefined,
  timeout = AbortSignal.timeout(TIMEOUT),
): Promise<Response> {
  const token = await getToken();
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    return await fetch(url, {
      ...request,
      headers: { ...headers, ...authorization },
      signal: cancel ? AbortSignal.any([cancel, timeout]) : timeout,
    });
  } catch (cause) {
    throw new NoConnectionError('No answer', { cause });
  }
}

type Refused = { error: { code: string; message: string; requestId?: string | null } };
type FileAnswer = { attachment: KeptFile } | Refused;

function isAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && ('attachment' in value || 'error' in value);
}

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

async function readAnswer(response: Response): Promise<FileAnswer> {
  const answer: unknown = await response.json().catch(() => null);
  if (!isAnswer(answer)) throw new NoServerError(`HTTP ${response.status}`);
  return answer;
}

function failureIn({ error: { code, message, requestId = null } }: Refused): Failure {
  return OWN_WORDS.has(code) ? { code, message, requestId } : failureOf(code, requestId);
}
