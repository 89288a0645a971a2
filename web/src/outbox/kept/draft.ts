import type { LineKind, LineUnit } from '@cuadrilla/domain/services/service-lines.ts';
import { isBlank } from '@cuadrilla/domain/text/text.ts';
import type { IncompleteReason, VisitOutcome } from '@cuadrilla/domain/visits/visit-states.ts';
import type { WorkPlace } from '../acts/act.ts';
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
  /** What is typed at points of the checklist, until it has become an answer; null where nothing is. */
  answers: Readonly<Partial<Record<string, string | null>>>;
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
  answers: {},
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

export type DraftChange = Partial<CompletionDraft>;

/** A draft with a change to it, field by field: two windows write in one visit. */
export function changedDraft<D extends DraftChange>(draft: D, change: DraftChange): D {
  const lines = { ...draft.lines, ...change.lines };
  const answers = { ...draft.answers, ...change.answers };
  return { ...draft, ...change, lines, answers };
}

function jottedIn(shelf: Shelf, name: string): DraftChange {
  try {
    return JSON.parse(shelf.jotted(name) ?? '{}') as DraftChange;
  } catch {
    return {};
  }
}

/** What was written for a visit, also in the last moment of an earlier page; an empty one where nothing was. */
export async function readDraft(shelf: Shelf, visitId: string): Promise<CompletionDraft> {
  const name = nameOf(visitId);
  const kept = asKept(await shelf.read(name).catch(() => undefined));
  return changedDraft(kept, jottedIn(shelf, name));
}

/** What the device keeps after a change; `isKept` is whether a page that is closed now does not take the change along. */
export type KeptChange = { draft: CompletionDraft | null; isKept: boolean };

/** Writes a change upon what is kept by now. It is jotted down before that: the page may be closed at any moment. */
export async function changeDraft(shelf: Shelf, visitId: string, change: DraftChange): Promise<KeptChange> {
  const name = nameOf(visitId);
  const { signature } = change;
  // A picture cannot be jotted down, and its id alone is none.
  const written = { ...change };
  delete written.signature;
  delete written.signatureId;
  const jot = JSON.stringify(changedDraft(jottedIn(shelf, name), written));
  shelf.jot(name, jot);
  try {
    const draft = await shelf.change(name, (kept) => changedDraft(asKept(kept), change));
    if (shelf.jotted(name) === jot) shelf.jot(name, null);
    return { draft, isKept: true };
  } catch {
    return { draft: null, isKept: signature == null && shelf.jotted(name) === jot };
  }
}

/** Told of the visits whose drafts another window has changed. */
export function onDraftChanged(shelf: Shelf, listener: (visitId: string) => void): () => void {
  return shelf.onKept((name) => {
    if (name.startsWith(DRAFT)) listener(name.slice(DRAFT.length));
  });
}

export async function dropDraft(shelf: Shelf, visitId: string): Promise<void> {
  const name = nameOf(visitId);
  await shelf.drop(name).catch(() => undefined);
  tellOthers(shelf, name);
}

/** Another window hears of a jot that is gone. */
function tellOthers(shelf: Shelf, name: string): void {
  shelf.jot(name, '{}');
  shelf.jot(name, null);
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
  else tellOthers(shelf, nameOf(visitId));
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
  const { resolution, signerName, signerNif, note, lines, answers, followUp, incomplete } = typed;
  const dialogs = [followUp?.title, followUp?.description, incomplete?.note];
  const texts = [resolution, signerName, signerNif, refusal, note, ...dialogs];
  const inLines = [...Object.values(lines).map((line) => line?.text), ...Object.values(answers)];
  return signature === null && [...texts, ...inLines].every((text) => isBlank(text ?? ''));
}

/** Drops what was written for other visits than these. */
export async function keepDraftsOf(shelf: Shelf, visitIds: ReadonlySet<string>): Promise<void> {
  const names = await shelf.names().catch(() => []);
  const others = names.filter((name) => name.startsWith(DRAFT) && !visitIds.has(name.slice(DRAFT.length)));
  await Promise.all(others.map((name) => shelf.drop(name).catch(() => undefined)));
}
