import { DAYS, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { characterCount } from '@cuadrilla/domain/text/text.ts';
import type { StoredAddress } from '../records.ts';

const TEXT_MAX = 300;
const DAY_LETTERS = { mon: 'L', tue: 'M', wed: 'X', thu: 'J', fri: 'V', sat: 'S', sun: 'D' };

type Named = {
  name: string;
  code?: string;
  position?: unknown;
  phone?: unknown;
  email?: unknown;
  main?: unknown;
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isDated(value: object): value is { toDate: () => Date } | Date {
  return value instanceof Date || ('toDate' in value && typeof value.toDate === 'function');
}

/** An address, hours or a named record is shown on one line. */
export function isSingle(value: Record<string, unknown>): boolean {
  return isAddress(value) || isHours(value) || isNamed(value);
}

export function textOf(value: unknown): string | null {
  return plainText(value).replace(/\s*\n\s*/gu, ' ') || null;
}

export function shortened(text: string | null): string | null {
  if (text === null || characterCount(text) <= TEXT_MAX) return text;
  return `${Array.from(text).slice(0, TEXT_MAX).join('')}…`;
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return joined(value.map(plainText));
  return typeof value === 'object' ? objectText(value) : '';
}

function objectText(value: object): string {
  if (isDated(value)) return (value instanceof Date ? value : value.toDate()).toISOString();
  if (!isRecord(value)) return '';
  if (isAddress(value)) return addressText(value);
  if (isHours(value)) return hoursText(value);
  if (isNamed(value)) return namedText(value);
  return joined(Object.values(value).map(plainText), ' · ');
}

function isAddress(value: Record<string, unknown>): value is StoredAddress & Record<string, unknown> {
  return typeof value['street'] === 'string' && typeof value['postalCode'] === 'string';
}

function isHours(value: Record<string, unknown>): value is WeeklyHours {
  return DAYS.every((day) => Array.isArray(value[day]));
}

function isNamed(value: Record<string, unknown>): value is Named {
  return typeof value['name'] === 'string';
}

function addressText({ street, number, floor, postalCode, city }: StoredAddress): string {
  return joined([joined([street, number], ' '), floor, `${postalCode} ${city}`]);
}

function namedText({ code, name, position, phone, email, main }: Named): string {
  const parts = [code, name, position, phone, email].map(plainText);
  return `${joined(parts, ' · ')}${main === true ? ' (principal)' : ''}`;
}

function hoursText(hours: WeeklyHours): string {
  const groups: { first: string; last: string; spans: string }[] = [];
  for (const day of DAYS) {
    const spans = hours[day].map(({ from, to }) => `${from}-${to}`).join(', ');
    const letter = DAY_LETTERS[day];
    const group = groups.at(-1);
    if (group?.spans === spans) group.last = letter;
    else groups.push({ first: letter, last: letter, spans });
  }
  return groups
    .filter(({ spans }) => spans !== '')
    .map(({ first, last, spans }) => `${first === last ? first : `${first}-${last}`} ${spans}`)
    .join('; ');
}

function joined(parts: readonly (string | null | undefined)[], separator = ', '): string {
  return parts.filter(Boolean).join(separator);
}
