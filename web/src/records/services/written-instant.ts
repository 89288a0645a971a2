import { isLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { instantAt, localOf } from '@cuadrilla/domain/time/time.ts';
import { companyZone } from '#shared/format/company-zone.ts';

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/;

/** An instant as a field for day and time holds it, in the company's zone: `2026-11-21T14:30`; empty where there is none. */
export function writeInstant(instant: string | null): string {
  if (instant === null) return '';
  const { day, time } = localOf(companyZone(), new Date(instant));
  return `${day}T${time}`;
}

/**
 * The instant that such a field says; null where it is empty. `before` is what it was written from: where nobody touched it,
 * its seconds are kept.
 */
export function readInstant(text: string, before: string | null = null): string | null {
  if (before !== null && text === writeInstant(before)) return before;
  const [, day = '', time = ''] = WRITTEN.exec(text) ?? [];
  return isLocalDate(day) ? instantAt(companyZone(), day, time).toISOString() : null;
}
