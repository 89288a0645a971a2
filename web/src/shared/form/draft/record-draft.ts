import { draftKey } from '../../drafts.ts';
import { readJson, readStored, writeStored } from '../../storage.ts';
import type { KeptIntent, SentIntent } from './use-intent-key.ts';
import { isSame, writeAt } from '../record-path.ts';

/** With the version it was made from, so that a later change by someone else is still noticed. */
type RecordDraft<V> = { values: V; base: V; version: number | null };

/** `form` is the draft's name: `client-C12`, `new-client`. */
export type DraftPlace = { owner: string; form: string };

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shapeOf(child)]));
};

function isDraftLike<V>(value: unknown, like: V): value is RecordDraft<V> {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('base' in value)) return false;
  // A draft of an older release may have another shape; it is dropped.
  return isSame(shapeOf(value.values), shapeOf(like)) && isSame(shapeOf(value.base), shapeOf(like));
}

/** Null if the stored draft has another shape than `like`. */
export function readRecordDraft<V>(place: DraftPlace | null, like: V): RecordDraft<V> | null {
  const value = place && readJson('session', draftKey(place.owner, place.form));
  return isDraftLike(value, like) ? value : null;
}

function textOf<V>({ values, base, version }: RecordDraft<V>, secret: readonly string[]): string {
  const blank = (all: V) => secret.reduce((kept, path) => writeAt(kept, path, ''), all);
  return JSON.stringify({ values: blank(values), base: blank(base), version });
}

/** Null deletes the draft; `secret` fields are never stored. */
export function saveRecordDraft<V>(
  place: DraftPlace | null,
  draft: RecordDraft<V> | null,
  secret: readonly string[] = [],
): void {
  if (place === null) return;
  writeStored('session', draftKey(place.owner, place.form), draft && textOf(draft, secret));
  if (draft === null) writeStored('session', intentKey(place), null);
}

const intentKey = ({ owner, form }: DraftPlace) => draftKey(owner, `${form}.sent`);

const isSentIntent = (value: unknown): value is SentIntent =>
  typeof value === 'object' && value !== null && 'values' in value && 'key' in value;

/**
 * The key under which the draft was last sent, so that a retry after a reload is idempotent. Not stored for forms with secrets,
 * because the values are part of it.
 */
export function keptIntent(place: DraftPlace | null, secret: readonly string[] = []): KeptIntent {
  if (place === null || secret.length > 0) return { read: () => null, write: () => undefined };
  return {
    read: () => {
      const value = readJson('session', intentKey(place));
      return isSentIntent(value) ? value : null;
    },
    write: (sent) => writeStored('session', intentKey(place), sent && JSON.stringify(sent)),
  };
}

/** Deletes the draft that was saved, unless it has changed since. */
export function forgetSentDraft<V>(
  place: DraftPlace | null,
  sent: RecordDraft<V>,
  secret: readonly string[] = [],
): void {
  if (place === null) return;
  const kept = readStored('session', draftKey(place.owner, place.form));
  if (kept === textOf(sent, secret)) saveRecordDraft(place, null);
}
