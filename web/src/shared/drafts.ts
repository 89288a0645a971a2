import { forgetStored, readJson, storedNames, writeStored } from './storage.ts';

const PREFIX = 'cuadrilla.draft.';

/** Never with passwords: the forms leave them out. */
export type Draft = Record<string, string>;

export const draftKey = (owner: string, form: string) => `${PREFIX}${owner}.${form}`;

export function saveDraft(owner: string, form: string, draft: Draft | null): void {
  writeStored('session', draftKey(owner, form), draft === null ? null : JSON.stringify(draft));
}

export function readDraft(owner: string, form: string): Draft | null {
  const value = readJson('session', draftKey(owner, form));
  return isDraft(value) ? value : null;
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

export const hasDrafts = (owner: string): boolean => storedNames('session', draftKey(owner, '')).length > 0;

/** Clears all drafts, or all but those of `owner`. */
export function clearDrafts(owner?: string): void {
  forgetStored('session', PREFIX, owner === undefined ? undefined : draftKey(owner, ''));
}
