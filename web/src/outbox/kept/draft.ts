import type { LineKind, LineUnit } from '@cuadrilla/domain/services/service-lines.ts';
import { isBlank } from '@cuadrilla/domain/text/text.ts';
import type { IncompleteReason, VisitOutcome } from '@cuadrilla/domain/visits/visit-states.ts';
import type { WorkPlace } from '../acts/act.ts';
import { dropAll, idsIn, type Shelf } from './storage.ts';

export type LineDraft = {
  kind: LineKind;
  text: string;
  quantity: string;
  unit: LineUnit;
  /** The id in the catalogue; missing or empty for a typed line. */
  itemId?: string;
};

export type FollowUpDraft = { title: string; description: string; day: string };

export type IncompleteDraft = { outcome: VisitOutcome | ''; reason: IncompleteReason | ''; note: string };

export type CompletionDraft = {
  resolution: string;
  signerName: string;
  signerNif: string;
  refusal: string | null;
  signature: Blob | null;
  /** New for each signature, stable over retries. */
  signatureId: string;
  note: string;
  lines: Readonly<Partial<Record<LineKind, LineDraft | null>>>;
  answers: Readonly<Partial<Record<string, string | null>>>;
  followUp: FollowUpDraft | null;
  incomplete: IncompleteDraft | null;
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

/** Applies a change field by field, because two windows may write. */
export function changedDraft<D extends DraftChange>(draft: D, change: DraftChange): D {
  const lines = { ...draft.lines, ...change.lines };
  const answers = { ...draft.answers, ...change.answers };
  return { ...draft, ...change, lines, answers };
}

function draftIn(shelf: Shelf, name: string): DraftChange {
  try {
    return JSON.parse(shelf.readSync(name) ?? '{}') as DraftChange;
  } catch {
    return {};
  }
}

export async function readDraft(shelf: Shelf, visitId: string): Promise<CompletionDraft> {
  const name = nameOf(visitId);
  const kept = asKept(await shelf.read(name).catch(() => undefined));
  return changedDraft(kept, draftIn(shelf, name));
}

/** `isKept` is false while closing the page would lose the change. */
type KeptChange = { draft: CompletionDraft | null; isKept: boolean };

export async function changeDraft(shelf: Shelf, visitId: string, change: DraftChange): Promise<KeptChange> {
  const name = nameOf(visitId);
  const { signature } = change;
  // A blob does not fit into text, and its id is useless without it.
  const written = { ...change };
  delete written.signature;
  delete written.signatureId;
  const text = JSON.stringify(changedDraft(draftIn(shelf, name), written));
  shelf.writeSync(name, text);
  try {
    const draft = await shelf.change(name, (kept) => changedDraft(asKept(kept), change));
    if (shelf.readSync(name) === text) shelf.writeSync(name, null);
    return { draft, isKept: true };
  } catch {
    return { draft: null, isKept: signature == null && shelf.readSync(name) === text };
  }
}

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

function tellOthers(shelf: Shelf, name: string): void {
  shelf.writeSync(name, '{}');
  shelf.writeSync(name, null);
}

export function afterEnd({ note, lines, followUp, place }: CompletionDraft): CompletionDraft {
  const rest = { ...EMPTY_DRAFT, note, lines, followUp, place };
  return isEmptyDraft(rest) ? EMPTY_DRAFT : rest;
}

export async function endDraft(shelf: Shelf, visitId: string): Promise<void> {
  const change = (kept: unknown) => afterEnd(asKept(kept));
  const rest = await shelf.change(nameOf(visitId), change).catch(() => EMPTY_DRAFT);
  if (rest === EMPTY_DRAFT) await dropDraft(shelf, visitId);
  else tellOthers(shelf, nameOf(visitId));
}

export async function keptDrafts(shelf: Shelf): Promise<Map<string, CompletionDraft>> {
  const visitIds = await idsIn(shelf, DRAFT);
  const drafts = await Promise.all(visitIds.map(async (id) => [id, await readDraft(shelf, id)] as const));
  return new Map(drafts.filter(([, draft]) => !isEmptyDraft(draft)));
}

export async function draftedVisits(shelf: Shelf): Promise<string[]> {
  return [...(await keptDrafts(shelf)).keys()];
}

export function isEmptyDraft({ signature, refusal, ...typed }: CompletionDraft): boolean {
  const { resolution, signerName, signerNif, note, lines, answers, followUp, incomplete } = typed;
  const dialogs = [followUp?.title, followUp?.description, incomplete?.note];
  const texts = [resolution, signerName, signerNif, refusal, note, ...dialogs];
  const inLines = [...Object.values(lines).map((line) => line?.text), ...Object.values(answers)];
  return signature === null && [...texts, ...inLines].every((text) => isBlank(text ?? ''));
}

export function keepDraftsOf(shelf: Shelf, visitIds: ReadonlySet<string>): Promise<void> {
  return dropAll(shelf, DRAFT, (id) => visitIds.has(id));
}
