import { ATTACHMENT_KIND_LABELS } from '@cuadrilla/domain/files/attachments.ts';
import { formatLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Report, ReportContent } from '../report.ts';
import type { Note } from './facts.ts';
import type { Stamps } from './stamps.ts';

export type Photo = { id: string; word: string };

export type Consent =
  | { kind: 'signed'; fileId: string | null; name: string; details: string[] }
  | { kind: 'refused'; reason: string; details: string[] };

type Given = { number: number; stamps: Stamps };

function givenWords(what: string, instant: string, { number, stamps: { day, time } }: Given): string {
  return number === 1
    ? `${day(instant)}, ${time(instant)}`
    : `${what} recogida en la versión 1, el ${day(instant)} a las ${time(instant)}`;
}

export function photosOf({ photos }: ReportContent): Photo[] {
  return photos.map(({ attachmentId, kind }) => ({ id: attachmentId, word: ATTACHMENT_KIND_LABELS[kind] }));
}

/** Null if no signature was needed. A later version repeats the first one's consent and says so: nobody signed the changes. */
export function consentOf({ content, number }: Report, stamps: Stamps): Consent | null {
  const { signer, signatureId, refusal, signedAt } = content;
  const when = (what: string) => (signedAt === null ? [] : [givenWords(what, signedAt, { number, stamps })]);
  if (refusal !== null) return { kind: 'refused', reason: refusal, details: when('Negativa') };
  if (signer === null) return null;
  const at = when('Firma');
  const nif = signer.nif === null ? [] : [`NIF ${signer.nif}`];
  return { kind: 'signed', fileId: signatureId, name: signer.name, details: [...nif, ...at] };
}

/** Older reports have no category; then only breakdowns had a warranty. */
export function isRepair({ category, warrantyUntil }: ReportContent): boolean {
  return category === null ? warrantyUntil !== null : category === 'BREAKDOWN';
}

/** The legal warranty of repairs and installations: RD 58/1988, art. 6.1. */
export function warrantyOf(content: ReportContent): Note | null {
  const { warrantyUntil } = content;
  if (warrantyUntil === null) return null;
  const until = formatLocalDate(warrantyUntil);
  return {
    title: `Garantía de la ${isRepair(content) ? 'reparación' : 'instalación'}`,
    text: `tres meses desde la fecha del parte, hasta el ${until} (RD 58/1988). Los materiales tienen la del fabricante.`,
  };
}
