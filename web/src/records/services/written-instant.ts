import { isLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { instantAt, localOf } from '@cuadrilla/domain/time/time.ts';
import { companyZone } from '#shared/format/company-zone.ts';

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/;

/** In the company's time zone: `2026-11-21T14:30`. */
export function writeInstant(instant: string | null): string {
  if (instant === null) return '';
  const { day, time } = localOf(companyZone(), new Date(instant));
  return `${day}T${time}`;
}

/** Null if empty. If the text was not changed, the seconds of `before` are kept. */
export function readInstant(text: string, before: string | null = null): string | null {
  if (before !== null && text === writeInstant(before)) return before;
  const [, day = '', time = ''] = WRITTEN.exec(text) ?? [];
  return isLocalDate(day) ? instantAt(companyZone(), day, time).toISOString() : null;
}
