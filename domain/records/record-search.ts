import type { Address } from '../inputs/parts/address.ts';
import { phoneWords } from '../text/search.ts';
import type { FieldValue, RecordFields } from './field.ts';
import { valueOfField, type Stored } from './record.ts';

/** Rows come last, because the words past the limit are dropped. */
export function searchedTexts<R extends RecordFields>(record: R, stored: Stored<R>): string[] {
  const searched = Object.entries(record).filter(([, field]) => field.searched);
  const isRows = ([, { kind }]: (typeof searched)[number]) => kind === 'rows';
  const ordered = [...searched.filter((each) => !isRows(each)), ...searched.filter(isRows)];
  return ordered.flatMap(([name, field]) => textsOf(valueOfField(field, stored[name])));
}

function textsOf({ kind, field, value }: FieldValue): string[] {
  if (kind === 'rows') return value.flatMap((row) => searchedTexts(field.of, row));
  if (kind === 'choice') return wordsOf(field.words[value]);
  if (kind === 'phone') return value === null ? [] : phoneWords(value);
  if (kind === 'phones') return value.flatMap(phoneWords);
  return wordsOf(value);
}

const ADDRESS_PARTS = ['street', 'number', 'city', 'postalCode'] as const;

/** A copy of another record is searched by its name and address. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { name, address, ...parts } = value as Partial<Address & { name: string; address: Address }>;
  return [name ?? [], ADDRESS_PARTS.flatMap((part) => parts[part] ?? []), wordsOf(address)].flat();
}
