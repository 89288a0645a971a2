import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE } from '@cuadrilla/domain/imports/import-kinds.ts';
import { FILE_ID_TAKEN } from '@cuadrilla/domain/files/file-ids.ts';
import type { Refusal } from '../http/json-refusal.ts';
import { addImport, type AddImportOutcome } from '../imports/add-import.ts';
import { readImportResult, readTemplate } from '../imports/shown/read-import-file.ts';
import type { User } from '../staff/user.ts';
import { bodyOf } from './body-of.ts';
import type { GraphQLContext } from './context.ts';
import { fileResponse, json, NOT_FOUND, refuse } from './plain-server.ts';

export const IMPORTS_PATH = '/files/imports/';

/**
 * `PUT /files/imports/{id}?kind=…&name=…` stores a file to import, `GET /files/imports/{id}` returns its result,
 * and `GET /files/imports/template?kind=…` an empty template.
 */
export async function answerImports(
  request: Request,
  context: GraphQLContext,
  viewer: User,
): Promise<Response> {
  const { requestId } = context;
  const { pathname, searchParams } = new URL(request.url);
  const id = /^\/files\/imports\/([^/]+)$/.exec(pathname)?.[1];
  if (id === undefined) return refuse(NOT_FOUND, requestId);
  if (request.method === 'GET') {
    const format = searchParams.get('formato');
    const file =
      id === TEMPLATE
        ? await readTemplate(context, viewer, { kind: searchParams.get('kind') ?? '', format })
        : await readImportResult(context, viewer, { id, format });
    return file === null ? refuse(NOT_FOUND, requestId) : fileResponse(file);
  }
  context.rateLimiter.take(viewer.id, 'mutation', context.now());
  const bytes = await bodyOf(request, IMPORT_MAX_BYTES).catch((error: unknown) => error);
  if (!(bytes instanceof Uint8Array))
    return refuse({ code: 'INVALID_FILE', message: IMPORT_TOO_LARGE }, requestId);
  const sent = { id, kind: searchParams.get('kind'), name: searchParams.get('name'), bytes };
  const outcome = await addImport(context, viewer, sent);
  if (outcome.kind !== 'done') return refuse(refusalFor(outcome), requestId);
  return json({ import: { id } }, 200);
}

const TEMPLATE = 'template';

function refusalFor(outcome: Exclude<AddImportOutcome, { kind: 'done' }>): Refusal {
  if (outcome.kind === 'taken') return { code: 'ID_TAKEN', message: FILE_ID_TAKEN };
  return { code: outcome.kind === 'malformed' ? 'BAD_REQUEST' : 'INVALID_FILE', message: outcome.message };
}
