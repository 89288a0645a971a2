import type { LineKind, LineUnit } from '@cuadrilla/domain/service-lines.ts';
import { isBlank } from '@cuadrilla/domain/text.ts';
import type { IncompleteReason, VisitOutcome } from '@cuadrilla/domain/visit-states.ts';
import type { WorkPlace } from './act.ts';
import type { Shelf } from './storage.ts';

/** A line as its dialog holds it, the quantity as it is typed. */
export type LineDraft = { kind: LineKind; text: string; quantity: string; unit: LineUnit };

/** A proposal as its dialog holds it. */
export type FollowUpDraft = { title: string; description: string; day: string };

/** Why a visit is not completed, as its dialog holds it. */
export type IncompleteDraft = { outcome: VisitOutcome | ''; reason: IncompleteReason | ''; note: string };

/** What is written in a visit and not done yet: kept until it is, and for its end until the server has taken that. */
export type CompletionDraft = {
  resolution: string;
  signerName: string;
  signerNif: string;
  /** Why nobody signs; null while somebody is to. */
  refusal: string | null;
  /** The signature, as a PNG. */
  signature: Blob | null;
  /** The id under which it is sent: another one for each signature, the same however often it is sent. */
  signatureId: string;
  /** A note that was not added yet. */
  note: string;
  /** Lines that were not added yet, by the kind that their dialog was opened for. */
  lines: Readonly<Partial<Record<LineKind, LineDraft | null>>>;
  followUp: FollowUpDraft | null;
  incomplete: IncompleteDraft | null;
  /** Where it was written, in words that stay when the visit is no longer theirs; null where nothing was. */
  place: WorkPlace | null;
};

export const EMPTY_DRAFT: CompletionDraft = {
  resolution: '',
  signerName: '',
  signerNif: '',
  refusal: null,
  signature: null,
  signatureId: '',
  note: '',
  lines: {},
  followUp: null,
  incomplete: null,
  place: null,
};

const asKept = (kept: unknown): CompletionDraft => ({
  ...EMPTY_DRAFT,
  ...(kept as Partial<CompletionDraft> | undefined),
});

const DRAFT = 'draft.';
const nameOf = (visitId: string) => `${DRAFT}${visitId}`;

/** What was written for a visit; an empty one where nothing was. */
export async function readDraft(shelf: Shelf, visitId: string): Promise<CompletionDraft> {
  return asKept(await shelf.read(nameOf(visitId)).catch(() => undefined));
}

export function writeDraft(shelf: Shelf, visitId: string, draft: CompletionDraft): Promise<void> {
  return shelf.write(nameOf(visitId), draft).catch(() => undefined);
}

export function dropDraft(shelf: Shelf, visitId: string): Promise<void> {
  return shelf.drop(nameOf(visitId)).catch(() => undefined);
}

/** What an end does not take with it, where somebody typed any: a dialog's words that were for something else, a later note. */
export function afterEnd({ note, lines, followUp, place }: CompletionDraft): CompletionDraft {
  const rest = { ...EMPTY_DRAFT, note, lines, followUp, place };
  return isEmptyDraft(rest) ? EMPTY_DRAFT : rest;
}

/** Drops what was written for the end of a visit. */
export async function endDraft(shelf: Shelf, visitId: string): Promise<void> {
  const change = (kept: unknown) => afterEnd(asKept(kept));
  const rest = await shelf.change(nameOf(visitId), change).catch(() => EMPTY_DRAFT);
  if (rest === EMPTY_DRAFT) await dropDraft(shelf, visitId);
}

/** The visits for which something was typed or drawn, each with it. */
export async function keptDrafts(shelf: Shelf): Promise<Map<string, CompletionDraft>> {
  const names = await shelf.names().catch(() => []);
  const visitIds = names.filter((name) => name.startsWith(DRAFT)).map((name) => name.slice(DRAFT.length));
  const drafts = await Promise.all(visitIds.map(async (id) => [id, await readDraft(shelf, id)] as const));
  return new Map(drafts.filter(([, draft]) => !isEmptyDraft(draft)));
}

/** The visits for which something was typed or drawn. */
export async function draftedVisits(shelf: Shelf): Promise<string[]> {
  return [...(await keptDrafts(shelf)).keys()];
}

/** Whether nothing was typed or drawn that anybody could lose. */
export function isEmptyDraft({ signature, refusal, ...typed }: CompletionDraft): boolean {
  const { resolution, signerName, signerNif, note, lines, followUp, incomplete } = typed;
  const dialogs = [followUp?.title, followUp?.description, incomplete?.note];
  const texts = [resolution, signerName, signerNif, refusal, note, ...dialogs];
  const inLines = Object.values(lines).map((line) => line?.text);
  return signature === null && [...texts, ...inLines].every((text) => isBlank(text ?? ''));
}

/** Drops what was written for other visits than these. */
export async function keepDraftsOf(shelf: Shelf, visitIds: ReadonlySet<string>): Promise<void> {
  const names = await shelf.names().catch(() => []);
  const others = names.filter((name) => name.startsWith(DRAFT) && !visitIds.has(name.slice(DRAFT.length)));
  await Promise.all(others.map((name) => shelf.drop(name).catch(() => undefined)));
}
