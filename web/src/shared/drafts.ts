import { forgetStored, readStored, writeStored } from './storage.ts';

const PREFIX = 'cuadrilla.draft.';

/** What was typed and not yet sent, by its person and form. Passwords never come here: the form leaves them out. */
export type Draft = Record<string, string>;

/** Where a person's draft of a form is kept. */
export const draftKey = (owner: string, form: string) => `${PREFIX}${owner}.${form}`;

/** Keeps a form's values through a reload or a lost session, in this tab only. */
export function saveDraft(owner: string, form: string, draft: Draft | null): void {
  writeStored('session', draftKey(owner, form), draft === null ? null : JSON.stringify(draft));
}

/** The values kept for a person's form, or null. */
export function readDraft(owner: string, form: string): Draft | null {
  const text = readStored('session', draftKey(owner, form));
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

/** Forgets every draft at sign-out; those of everybody but `owner` when they sign in. */
export function clearDrafts(owner?: string): void {
  forgetStored('session', PREFIX, owner === undefined ? undefined : draftKey(owner, ''));
}
