import type { AddressForm } from '../../contact/address-form.ts';
import { parsePostalCode, provinceOf } from '../../contact/postal-code.ts';
import { cellKey } from './cell.ts';

const NUMBER = /^(.*?\D)[\s,]*(?:n[º°o]\.?\s*|n[uú]m\.?\s*)?(\d{1,4}(?:\s?(?:bis|[a-z]))?|s\/n)$/iu;
const FLOOR =
  /^(?:\d{1,2}\s?[ºª°]|bajo|ático|atico|entlo|entresuelo|ppal|principal|piso|puerta|pta|esc|escalera|local|portal|bloque|planta|izq|dcha)/iu;

const FIVE = /^(.*?)[\s,(-]*\b(\d{5})\b[\s,)-]*(.*)$/su;
/** A postal code without its leading zero, before the town. */
const FOUR = /^(.*,)\s*(\d{4})\s+(\p{L}.*)$/su;

/** Splits `C/ Mayor 3, 2ºB, 28013 Madrid` into its parts; anything else stays in the street. */
export function readOneAddress(text: string): Partial<AddressForm> {
  const plain = text.replaceAll('\n', ', ');
  const [, before = plain, code = '', after = ''] = FIVE.exec(plain) ?? FOUR.exec(plain) ?? [];
  const postalCode = parsePostalCode(code.padStart(5, '0')) ?? '';
  const pieces = before.split(/\s*,\s*/u).filter((piece) => piece !== '');
  const [first = '', ...rest] = pieces;
  const { street, number, left } = streetOf(first, rest);
  return { street, number, floor: left.join(', '), postalCode, city: cityOf(after, postalCode) };
}

/** `Calle Mayor 3, 2ºB` of a column of streets alone. */
export function readStreet(text: string): Pick<AddressForm, 'street' | 'number' | 'floor'> {
  const [first = '', ...rest] = text.split(/\s*,\s*/u).filter((piece) => piece !== '');
  const { street, number, left } = streetOf(first, rest);
  return { street, number, floor: left.join(', ') };
}

function streetOf(
  first: string,
  rest: readonly string[],
): { street: string; number: string; left: readonly string[] } {
  const [, street, number] = NUMBER.exec(first) ?? [];
  if (street !== undefined && number !== undefined)
    return { street: street.replace(/[\s,]+$/u, ''), number, left: rest };
  const [next = '', ...others] = rest;
  const alone = /^(?:n[º°]\.?\s*)?(\d{1,4}(?:\s?(?:bis|[a-z]))?|s\/n)$/iu.exec(next)?.[1];
  if (alone !== undefined) return { street: first, number: alone, left: others };
  const joined = /^(\d{1,4}(?:\s?bis)?)\s*[-,]?\s+(.+)$/iu.exec(next);
  if (joined && FLOOR.test(joined[2] ?? ''))
    return { street: first, number: joined[1] ?? '', left: [joined[2] ?? '', ...others] };
  return { street: first, number: '', left: rest };
}

/** Without the province behind it: `Getafe (Madrid)`. */
function cityOf(text: string, postalCode: string): string {
  const [town = '', ...others] = text.split(/\s*[,(]\s*/u).map((piece) => piece.replace(/\)$/u, '').trim());
  const province = provinceOf(postalCode);
  const isProvince = (piece: string) =>
    province?.split('/').some((name) => cellKey(name) === cellKey(piece)) === true;
  return [
    town,
    ...others.filter((piece) => piece !== '' && !isProvince(piece) && cellKey(piece) !== 'espana'),
  ]
    .filter(Boolean)
    .join(', ');
}
