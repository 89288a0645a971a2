import type { AnyField, ValueList } from '../../records/field.ts';
import { choiceOf, flagOf } from '../words.ts';
import { cellKey } from './cell.ts';

type Named = { id: string; name: string };

/** The values of the settings that are in use, and the people who may be named. */
export type KnownValues = {
  lists: Readonly<Partial<Record<ValueList, readonly Named[]>>>;
  people: readonly (Named & { email: string })[];
};

/** What the office has chosen for values that are unknown, by their keys: the id of a known one, or null for a blank field. */
export type ChosenValues = Readonly<Record<string, string | null>>;

export type ChosenByTarget = Readonly<Record<string, ChosenValues>>;

const FLAGS: readonly Named[] = [
  { id: 'true', name: 'Sí' },
  { id: 'false', name: 'No' },
];

/** The values of which a field takes one or some; null if it takes anything. */
export function knownValues(field: AnyField, { lists, people }: KnownValues): readonly Named[] | null {
  switch (field.kind) {
    case 'choice':
      return Object.entries(field.words).map(([id, name]) => ({ id, name }));
    case 'flag':
      return FLAGS;
    case 'value':
    case 'values':
      return lists[field.list] ?? [];
    case 'reference':
      // Another client is looked up in the data.
      return field.to === 'CLIENT' ? null : people;
    default:
      return null;
  }
}

export const mayBeBlank = (field: AnyField): boolean => {
  if (field.kind === 'choice') return field.initial !== '';
  return !('required' in field && field.required);
};

const SEVERAL = /\s*[;,|/\n]\s*/u;
/** The separator of our own files; a value may contain anything else. */
const BARS = /\s*\|\s*/u;

export const partsOf = (text: string): string[] =>
  text.split(text.includes('|') ? BARS : SEVERAL).filter((part) => part !== '');

export const valuesIn = ({ kind }: AnyField, text: string): string[] =>
  kind === 'values' ? partsOf(text) : [text];

/** The id of the value with this text; null for none. */
export function valueOf(field: AnyField, text: string, known: KnownValues): string | null {
  if (field.kind === 'choice') return choiceOf(field.words, text);
  if (field.kind === 'flag') {
    const flag = flagOf(text);
    return flag === null ? null : String(flag);
  }
  const key = cellKey(text);
  const people = field.kind === 'reference' ? known.people : [];
  const byEmail = people.find(({ email }) => cellKey(email) === key);
  const byName = knownValues(field, known)?.find(({ name }) => cellKey(name) === key);
  return (byName ?? byEmail)?.id ?? null;
}

/** Equal for texts that are one value; a text without letters and digits is its own key. */
export const valueKey = (text: string): string => cellKey(text) || text;

/** What was chosen for an unknown value; undefined if nothing was, or what was is not in use any more. */
export function chosenFor(
  field: AnyField,
  text: string,
  known: KnownValues,
  chosen: ChosenValues,
): string | null | undefined {
  const key = valueKey(text);
  const id = Object.hasOwn(chosen, key) ? chosen[key] : undefined;
  return id == null || knownValues(field, known)?.some((each) => each.id === id) ? id : undefined;
}
