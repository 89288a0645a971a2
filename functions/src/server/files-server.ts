import type { User } from '../staff/user.ts';
import { ATTACHMENT_MAX_BYTES } from '@cuadrilla/domain/files/attachments.ts';
import { IMPORT_MAX_BYTES } from '@cuadrilla/domain/imports/import-kinds.ts';
import { FILE_ID_TAKEN } from '@cuadrilla/domain/files/file-ids.ts';
import { addAttachment, type AddOutcome } from '../attachments/add-attachment.ts';
import type { Attachment } from '../attachments/attachment.ts';
import { readAttachment } from '../attachments/read-attachment.ts';
import type { GraphQLContext } from './context.ts';
import { answerBilling, BILLING_PATH } from './billing-files.ts';
import { bodyOf } from './body-of.ts';
import { answerImports, IMPORTS_PATH } from './import-files.ts';
import { readExport } from '../exports/read-export.ts';
import type { Refusal } from '../http/json-refusal.ts';
import {
  createPlainServer,
  fileResponse,
  json,
  NOT_FOUND,
  refuse,
  refuseMethod,
  type PlainServerOptions,
} from './plain-server.ts';

const METHODS = ['GET', 'PUT'];
const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/** The most that a request to this path may carry, in bytes. */
export const maxFileBytes = (url: string): number =>
  url.startsWith(IMPORTS_PATH) ? IMPORT_MAX_BYTES : ATTACHMENT_MAX_BYTES;

/**
 * Content outside GraphQL: photos, signatures and documents (`PUT` and `GET /files/{id}`), exports (`GET
 * /files/exports/{id}`).
 */
export function createFilesServer(options: PlainServerOptions) {
  return createPlainServer(options, 'file', answer);
}

async function answer(request: Request, context: GraphQLContext): Promise<Response> {
  const { requestId } = context;
  const { pathname, searchParams } = new URL(request.url);
  if (!METHODS.includes(request.method)) return refuseMethod(METHODS, requestId);
  const viewer = await context.viewer();
  const exportId = /^\/files\/exports\/([^/]+)$/.exec(pathname)?.[1];
  if (exportId !== undefined) return exported(context, viewer, request.method, exportId);
  if (pathname.startsWith(BILLING_PATH)) return answerBilling(request, context, viewer);
  if (pathname.startsWith(IMPORTS_PATH)) return answerImports(request, context, viewer);
  const id = /^\/files\/([^/]+)$/.exec(pathname)?.[1];
  if (id === undefined) return refuse(NOT_FOUND, requestId);
  if (request.method === 'GET') {
    const file = await readAttachment(context, viewer, id);
    return file ? attachmentResponse(file.attachment, file.bytes) : refuse(NOT_FOUND, requestId);
  }
  context.rateLimiter.take(viewer.id, 'mutation', context.now());
  const sent = {
    id,
    serviceId: searchParams.get('service') ?? '',
    visitId: searchParams.get('visit'),
    kind: searchParams.get('kind'),
    occurredAt: searchParams.get('occurredAt'),
    deviceAt: searchParams.get('deviceAt'),
    skewMs: searchParams.get('skewMs'),
    bytes: await bodyOf(request, ATTACHMENT_MAX_BYTES),
  };
  return settle(context, await addAttachment(context, viewer, sent));
}

async function exported(context: GraphQLContext, viewer: User, method: string, id: string) {
  if (method !== 'GET') return refuseMethod(['GET'], context.requestId);
  const file = await readExport(context, viewer, id);
  return file === null ? refuse(NOT_FOUND, context.requestId) : fileResponse(file);
}

function settle({ requestId }: GraphQLContext, outcome: AddOutcome): Response {
  if (outcome.kind !== 'done') return refuse(refusalFor(outcome), requestId);
  return json({ attachment: shown(outcome.file) }, 200);
}

function refusalFor(outcome: Exclude<AddOutcome, { kind: 'done' }>): Refusal {
  switch (outcome.kind) {
    case 'notFound':
      return NOT_FOUND;
    case 'taken':
      return { code: 'ID_TAKEN', message: FILE_ID_TAKEN };
    case 'malformed':
      return { code: 'BAD_REQUEST', message: outcome.message };
    case 'wrongFile':
      return { code: 'INVALID_FILE', message: outcome.message };
    case 'full':
      return { code: 'FULL', message: outcome.message };
    case 'transition':
      return { code: 'TRANSITION', message: outcome.message };
  }
}

/** Same field names as GraphQL's `Attachment`. */
function shown({ id, kind, mime, size, sha256, visitId, authorName, createdAt }: Attachment) {
  return { id, kind, mime, size, sha256, visitId, authorName, createdAt: createdAt.toISOString() };
}

/** A picture cannot run scripts; a document from a stranger is not opened on the app's origin. */
const attachmentResponse = ({ id, mime }: Attachment, bytes: Uint8Array<ArrayBuffer>): Response =>
  fileResponse({ name: `${id}.${EXTENSIONS[mime]}`, mime, bytes, inline: mime !== 'application/pdf' });
