import { BATCH_FORMATS } from '@cuadrilla/domain/billing/formats/delivered-batch.ts';
import { ATTACHMENT_MAX_BYTES } from '@cuadrilla/domain/files/attachments.ts';
import { readBatchFile } from '../billing/read-batch-file.ts';
import { readInvoiceRows } from '../billing/read-invoice-rows.ts';
import type { User } from '../staff/user.ts';
import { bodyOf } from './body-of.ts';
import type { GraphQLContext } from './context.ts';
import { fileResponse, json, NOT_FOUND, refuse, refuseMethod } from './plain-server.ts';

export const BILLING_PATH = '/files/billing/';
const INVOICES = 'invoices';

/**
 * `GET /files/billing/{id}?formato=csv`: the file of a delivered batch. `PUT /files/billing/invoices`: the rows of
 * a file with invoice numbers, as text.
 */
export async function answerBilling(
  request: Request,
  context: GraphQLContext,
  viewer: User,
): Promise<Response> {
  const { requestId } = context;
  const { pathname, searchParams } = new URL(request.url);
  const id = pathname.slice(BILLING_PATH.length);
  if (id === INVOICES) return invoiceRows(request, context, viewer);
  if (request.method !== 'GET') return refuseMethod(['GET'], requestId);
  const asked = (searchParams.get('formato') ?? '').toUpperCase();
  const format = BATCH_FORMATS.find((each) => each === asked);
  const file = format && (await readBatchFile(context, viewer, id, format));
  return file ? fileResponse(file) : refuse(NOT_FOUND, requestId);
}

async function invoiceRows(request: Request, context: GraphQLContext, viewer: User): Promise<Response> {
  const { requestId } = context;
  if (request.method !== 'PUT') return refuseMethod(['PUT'], requestId);
  context.rateLimiter.take(viewer.id, 'mutation', context.now());
  const read = await readInvoiceRows(viewer, await bodyOf(request, ATTACHMENT_MAX_BYTES));
  if (read.kind === 'wrongFile') return refuse({ code: 'INVALID_FILE', message: read.message }, requestId);
  return json({ text: read.text }, 200);
}
