import { canonicalEmail } from '../email.ts';
import { formatPhone } from '../phone-format.ts';
import { foldText } from '../text.ts';
import type { AnyField, RecordFields } from './field.ts';
import { typedFields, type Stored } from './record.ts';

type Values = Readonly<Record<string, unknown>>;
/** The value of one field after the merge, and what of the other's it cannot keep. */
type Merged = { value: unknown; left: readonly unknown[] };

/**
 * What is typed of the record that stays after a merge, and what of the other it cannot keep, in Spanish. Lists become one;
 * of single values the one that stays wins where both say something.
 */
export function mergeRecords<R extends RecordFields>(
  record: R,
  keep: Stored<R>,
  merge: Stored<R>,
): { merged: Stored<R>; leftBehind: string[] } {
  const merged: Record<string, unknown> = { ...keep };
  const leftBehind: string[] = [];
  for (const { name, field } of typedFields(record)) {
    const [ours, theirs] = [(keep as Values)[name], (merge as Values)[name]];
    const { value, left } = mergeField(field, ours, theirs);
    merged[name] = value;
    leftBehind.push(...left.map((each) => leftBehindText(field, each)));
  }
  return { merged: merged as Stored<R>, leftBehind };
}

function mergeField(field: AnyField, ours: unknown, theirs: unknown): Merged {
  if ('most' in field) return unite(field, ours as unknown[], theirs as unknown[]);
  if (field.kind === 'flag') return { value: ours === true || theirs === true, left: [] };
  if (field.kind === 'choice') return { value: ours, left: [] };
  const isOther = ours !== null && theirs !== null && keyOf(field, ours) !== keyOf(field, theirs);
  return { value: ours ?? theirs, left: isOther ? [theirs] : [] };
}

function unite(field: Extract<AnyField, { most: number }>, ours: unknown[], theirs: unknown[]): Merged {
  const known = new Set(ours.map((value) => keyOf(field, value)));
  const all = [...ours, ...theirs.filter((value) => !known.has(keyOf(field, value)))];
  return { value: all.slice(0, field.most), left: all.slice(field.most) };
}

/** By what two values are told apart. */
function keyOf({ kind }: AnyField, value: unknown): string {
  if (kind === 'emails') return canonicalEmail(value as string);
  if (kind === 'tags') return foldText(value as string);
  if (kind === 'reference') return (value as { id: string }).id;
  if (kind === 'rows') {
    const { name, phone, email } = value as { name: string; phone: string | null; email: string | null };
    return [foldText(name), phone, email === null ? null : canonicalEmail(email)].join('\n');
  }
  return JSON.stringify(value);
}

/** `El correo ana@b.es`; what is long is only named. */
function leftBehindText({ kind, label, leftBehind = label }: AnyField, value: unknown): string {
  if (kind === 'address' || kind === 'note') return leftBehind;
  if (kind === 'phones') return `${leftBehind} ${formatPhone(value as string)}`;
  const isNamed = kind === 'reference' || kind === 'rows';
  return `${leftBehind} ${isNamed ? (value as { name: string }).name : String(value)}`;
}
