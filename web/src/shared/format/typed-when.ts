import { formatLocalDate, isLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { today } from './dates.ts';

export type Writing = {
  shape: string;
  format: (value: string) => string;
  /** The ISO value of a complete text, or null. */
  read: (text: string) => string | null;
  /** The ISO value of an incomplete text such as `5/3` or `930`, or null. */
  guess: (text: string) => string | null;
};

const two = (digits: string) => digits.padStart(2, '0');
const dayOrNull = (text: string) => (isLocalDate(text) ? text : null);

function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return dayOrNull(day === undefined ? text : `${year}-${month}-${day}`);
}

function guessDay(text: string): string | null {
  const [, day, month, year = today().slice(0, 4)] =
    /^(\d{1,2})[ ./-](\d{1,2})(?:[ ./-](\d{2}|\d{4}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text) ??
    [];
  if (day === undefined || month === undefined) return readDay(text);
  return dayOrNull(`${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`);
}

const readTime = (text: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null);

function guessTime(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))? ?h?$/.exec(text) ?? [];
  return hour === undefined ? null : readTime(`${two(hour)}:${minute}`);
}

function bothOf(text: string, day: Writing['read'], time: Writing['read']): string | null {
  const [, first = '', second = ''] = /^(\S+?),?[T ]\s*(\S.*)$/.exec(text) ?? [];
  const [date, hour] = [day(first), time(second)];
  return date === null || hour === null ? null : `${date}T${hour}`;
}

export const DAY: Writing = {
  shape: 'dd/mm/aaaa',
  format: formatLocalDate,
  read: readDay,
  guess: (text) => guessDay(text.trim()),
};

export const TIME: Writing = {
  shape: 'hh:mm',
  format: (value) => value,
  read: readTime,
  guess: (text) => guessTime(text.trim()),
};

export const DAY_AND_TIME: Writing = {
  shape: 'dd/mm/aaaa hh:mm',
  format: (value) => [formatLocalDate(value.slice(0, 10)), value.slice(11, 16)].join(' ').trim(),
  read: (text) => bothOf(text, readDay, readTime),
  guess: (text) => bothOf(text.trim(), guessDay, guessTime),
};

/** A higher first digit is a complete two-digit part. */
const HIGHEST: Partial<Record<string, number>> = { d: 3, '/m': 1, h: 2, ' h': 2, ':m': 5 };

const isDigit = (char: string | undefined) => char !== undefined && /\d/.test(char);

const fits = (shape: string, text: string) =>
  Array.from(text).every((char, at) => (/[a-z]/.test(shape[at] ?? '') ? isDigit(char) : char === shape[at]));

/** Adds separators after a key at the end; other edits are left alone. */
export function withSeparators({ shape }: Pick<Writing, 'shape'>, before: string, after: string): string {
  const place = before.length;
  const isNext = after.length === place + 1 && place < shape.length && after.startsWith(before);
  if (!isNext || !fits(shape, before)) return after;
  const key = after.slice(-1);
  if (!isDigit(key)) {
    // A separator that is already there, or one typed early: `5/`.
    if (!isDigit(before.at(-1))) return place === 0 ? after : before;
    // Not for years: two digits are completed on blur.
    const isShort = shape[place] !== 'a' && shape[place] === shape[place - 1];
    return isShort ? `${before.slice(0, -1)}0${before.slice(-1)}${shape[place + 1] ?? ''}` : after;
  }
  const highest = HIGHEST[`${isDigit(before.at(-1)) ? '-' : (shape[place - 1] ?? '')}${shape[place]}`];
  const text = highest !== undefined && Number(key) > highest ? `${before}0${key}` : after;
  const next = shape[text.length];
  return next !== undefined && /[^a-z]/.test(next) ? text + next : text;
}
