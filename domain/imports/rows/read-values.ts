import { formatPhone } from '../../contact/phone-format.ts';
import type { AnyField, ValueList } from '../../records/field.ts';
import { formatLocalDate } from '../../time/local-date.ts';
import { cellKey } from '../cells/cell.ts';
import type { CellWorld } from '../cells/read-cell.ts';
import type { Target } from '../targets.ts';

/** A value of a row as it was understood, such as `12,50 €`, by the path of its target. */
export type ReadValue = { path: string; text: string };

/** Enough to recognize a note. */
const TEXT_MAX = 200;

type Parts = Readonly<Record<string, string | null | undefined>>;

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** In the order of the columns, without blank ones; whole, as rows are compared by them. */
export function readValues(targets: readonly Target[], values: Values, world: CellWorld): ReadValue[] {
  const distinct = new Map(targets.map((target) => [target.path, target]));
  return [...distinct.values()].flatMap((target) => {
    const text = textOf(target, values[target.record]?.[target.name], world, distinct);
    return text === '' ? [] : [{ path: target.path, text }];
  });
}

function textOf(
  { path, field, part }: Target,
  value: unknown,
  world: CellWorld,
  targets: ReadonlyMap<string, Target>,
): string {
  if (field.kind !== 'address') return valueText(field, value, world);
  const address = (value ?? {}) as Parts;
  if (part === null) return lineOf(address, WHOLE);
  if (part !== 'street') return address[part] ?? '';
  // What was split off the street has no column of its own.
  const split = SPLIT.filter((each) => !targets.has(path.replace(/street$/u, each)));
  return lineOf(address, ['street', ...split]);
}

/** `Calle Mayor 3, 2.º B, 28013, Madrid`. */
function lineOf(address: Parts, names: readonly string[]): string {
  const number = names.includes('number') ? address['number'] : null;
  const street = [address['street'], number].filter(Boolean).join(' ');
  const others = names.filter((name) => name !== 'street' && name !== 'number');
  return joined([street, ...others.map((name) => address[name])]);
}

const SPLIT = ['number', 'floor'] as const;
const WHOLE = ['street', ...SPLIT, 'postalCode', 'city'] as const;

function valueText(field: AnyField, value: unknown, { lists, people }: CellWorld): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return joined(value.map((each) => oneText(field, each, lists)));
  if (field.kind === 'reference' && field.to !== 'CLIENT')
    return people.find(({ id }) => id === value)?.name ?? '';
  return oneText(field, value, lists);
}

function oneText(field: AnyField, value: unknown, lists: CellWorld['lists']): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return field.kind === 'figure' ? field.figure.read(value) : String(value);
  if (typeof value !== 'string') return '';
  switch (field.kind) {
    case 'phone':
    case 'phones':
      return formatPhone(value);
    case 'date':
      return formatLocalDate(value);
    case 'choice':
      return field.words[value] ?? value;
    case 'value':
    case 'values':
      return nameIn(lists, field.list, value);
    default:
      return value;
  }
}

const nameIn = (lists: CellWorld['lists'], list: ValueList, id: string): string =>
  lists[list]?.find((each) => each.id === id)?.name ?? '';

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** As they are stored with the row. */
export const shortened = (values: readonly ReadValue[]): ReadValue[] =>
  values.map(({ path, text }) => ({ path, text: shortText(text) }));

function shortText(text: string): string {
  const characters = Array.from(text);
  return characters.length > TEXT_MAX ? `${characters.slice(0, TEXT_MAX).join('')}…` : text;
}

/** The paths of values that none of the other rows has; capitals and accents make no difference. */
export function differingPaths(
  own: readonly ReadValue[],
  others: readonly (readonly ReadValue[])[],
): string[] {
  const known = others.map((each) => new Map(each.map(({ path, text }) => [path, cellKey(text)])));
  return own.flatMap(({ path, text }) =>
    known.some((each) => each.get(path) === cellKey(text)) ? [] : path,
  );
}
