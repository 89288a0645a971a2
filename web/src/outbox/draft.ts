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
};

export const EMPTY_DRAFT: CompletionDraft = {
  resolution: '',
  signerName: '',
  signerNif: '',
  refusal: null,
  signature: null,
  signatureId: '',
};

const nameOf = (visitId: string) => `draft.${visitId}`;

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
