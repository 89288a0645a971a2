import { ATTACHMENT_KIND_LABELS } from '@cuadrilla/domain/attachments.ts';
import { formatLocalDate } from '@cuadrilla/domain/local-date.ts';
import type { ReportContent } from '../report.ts';
import type { Stamps } from './stamps.ts';

/** A photo by its file. */
export type Photo = { id: string; word: string };

/** Who signed, with which file, or why nobody did. */
export type Consent =
  | { kind: 'signed'; fileId: string | null; name: string; details: string[] }
  | { kind: 'refused'; reason: string; details: string[] };

export function photosOf({ photos }: ReportContent): Photo[] {
  return photos.map(({ attachmentId, kind }) => ({ id: attachmentId, word: ATTACHMENT_KIND_LABELS[kind] }));
}

/** Null where no signature was needed. */
export function consentOf(content: ReportContent, { day, time }: Stamps): Consent | null {
  const { signer, signatureId, refusal, signedAt } = content;
  const at = signedAt === null ? [] : [`${day(signedAt)}, ${time(signedAt)}`];
  if (refusal !== null) return { kind: 'refused', reason: refusal, details: at };
  if (signer === null) return null;
  const nif = signer.nif === null ? [] : [`NIF ${signer.nif}`];
  return { kind: 'signed', fileId: signatureId, name: signer.name, details: [...nif, ...at] };
}

/** What the law gives whoever had something repaired. */
export function warrantyOf({ warrantyUntil }: ReportContent): string | null {
  if (warrantyUntil === null) return null;
  const until = formatLocalDate(warrantyUntil);
  return `tres meses desde la fecha del parte, hasta el ${until} (RD 58/1988). Los materiales tienen la del fabricante.`;
}
