import { isBlank } from '@cuadrilla/domain/text.ts';
import type { WorkPlace } from './act.ts';
import type { Shelf } from './storage.ts';

/** What is written at the end of a visit before it is completed: kept until the server has taken it. */
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
  place: null,
};

const DRAFT = 'draft.';
const nameOf = (visitId: string) => `${DRAFT}${visitId}`;

/** What was written for a visit; an empty one where nothing was. */
export async function readDraft(shelf: Shelf, visitId: string): Promise<CompletionDraft> {
  const kept = (await shelf.read(nameOf(visitId)).catch(() => undefined)) as
    Partial<CompletionDraft> | undefined;
  return { ...EMPTY_DRAFT, ...kept };
}

export function writeDraft(shelf: Shelf, visitId: string, draft: CompletionDraft): Promise<void> {
  return shelf.write(nameOf(visitId), draft).catch(() => undefined);
}

export function dropDraft(shelf: Shelf, visitId: string): Promise<void> {
  return shelf.drop(nameOf(visitId)).catch(() => undefined);
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
  const { resolution, signerName, signerNif, note } = typed;
  return signature === null && [resolution, signerName, signerNif, refusal ?? '', note].every(isBlank);
}

/** Drops what was written for other visits than these. */
export async function keepDraftsOf(shelf: Shelf, visitIds: ReadonlySet<string>): Promise<void> {
  const names = await shelf.names().catch(() => []);
  const others = names.filter((name) => name.startsWith(DRAFT) && !visitIds.has(name.slice(DRAFT.length)));
  await Promise.all(others.map((name) => shelf.drop(name).catch(() => undefined)));
}
