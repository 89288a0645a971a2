import { createHash } from 'node:crypto';
import {
  ATTACHMENT_KINDS,
  attachmentProblem,
  mimeOf,
  withoutMetadata,
  type AttachmentKind,
} from '@cuadrilla/domain/files/attachments.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { reportOf, type FieldReport } from '../field-work/field-report.ts';
import { readInstant } from '../instant.ts';
import { isMadeId } from '../store/document-id.ts';
import type { AddFileOutcome } from './add-file-store.ts';

/** A file as it comes: what its address says of it, and its bytes. */
export type SentFile = {
  id: string;
  serviceId: string;
  visitId: string | null;
  kind: string | null;
  /** When it was added, as the device says; null for now. */
  occurredAt: string | null;
  /** What its clock showed, where that is corrected, and how far it was ahead. */
  deviceAt?: string | null;
  skewMs?: string | null;
  bytes: Uint8Array;
};

type Said = Pick<SentFile, 'occurredAt' | 'deviceAt' | 'skewMs'>;

export type AddOutcome =
  AddFileOutcome | { kind: 'malformed'; message: string } | { kind: 'wrongFile'; message: string };

/**
 * Keeps a photo, a signature or a document of a service, without what it tells of where and with what it was taken. What it is
 * follows from its first bytes, not from what it is said to be. Sent again it is kept once.
 */
export async function addAttachment(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  { id, serviceId, visitId, kind, bytes, ...said }: SentFile,
): Promise<AddOutcome> {
  assertCan(viewer, 'attachments:add');
  if (!isMadeId(id)) return { kind: 'malformed', message: 'El identificador del archivo no es válido' };
  if (!isKind(kind)) return { kind: 'malformed', message: 'Falta la clase de archivo' };
  if (kind === 'SIGNATURE' && visitId === null)
    return { kind: 'malformed', message: 'Falta la visita que se firma' };
  const report = readReport(said);
  if (report === null) return { kind: 'malformed', message: 'La hora no es válida' };
  const mime = mimeOf(bytes);
  const problem = attachmentProblem(kind, bytes);
  const clean = mime && problem === null ? withoutMetadata(bytes, mime) : null;
  if (mime === null || clean === null) return { kind: 'wrongFile', message: problem ?? MESSAGES.fileBroken };
  const sha256 = createHash('sha256').update(clean).digest('hex');
  const file = { id, serviceId, visitId, kind, report, mime, sha256, bytes: clean };
  const occasion = occasionOf(viewer, 'addAttachment', {}, { key: null, now: now() });
  return stores.attachments.add({ file, viewer }, occasion);
}

/** Null where what is said of the time is none. */
function readReport({ occurredAt, deviceAt = null, skewMs = null }: Said): FieldReport | null {
  const instant = (text: string | null) => (text === null ? null : readInstant(text));
  const skew = skewMs === null ? null : Number(skewMs);
  const report = reportOf({ occurredAt: instant(occurredAt), deviceAt: instant(deviceAt), skewMs: skew });
  const isWrong =
    (occurredAt !== null && report.occurredAt === null) ||
    (deviceAt !== null && report.deviceAt === null) ||
    (skew !== null && !Number.isSafeInteger(skew));
  return isWrong ? null : report;
}

function isKind(kind: string | null): kind is AttachmentKind {
  return (ATTACHMENT_KINDS as readonly (string | null)[]).includes(kind);
}
