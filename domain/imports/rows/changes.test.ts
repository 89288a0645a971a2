import { expect, test } from 'vitest';
import { EUROS } from '../../services/euros.ts';
import { PARTY_KIND_LABELS } from '../../contact/party.ts';
import { address, choice, figure, flag, note, phones, text, value } from '../../records/field.ts';
import { changesFor, untouchedLabels } from './changes.ts';

const street = { street: 'Sol', number: '1', floor: null, postalCode: '28013', city: 'Madrid' };
const other = { ...street, street: 'Luna' };

/** A value for an empty field, a value that differs, and the value written. */
test.each([
  { of: 'text', field: text({ label: 'X' }), had: 'a', sent: 'b', written: 'b' },
  { of: 'note', field: note({ label: 'X' }), had: 'a', sent: 'b', written: 'b' },
  { of: 'address', field: address({ label: 'X' }), had: street, sent: other, written: other },
  {
    of: 'list',
    field: phones({ label: 'X', most: 3 }),
    had: ['1'],
    sent: ['2'],
    written: ['1', '2'],
    none: [],
  },
  {
    of: 'figure',
    field: figure({ label: 'X', figure: EUROS, initial: null }),
    had: 1,
    sent: 2,
    written: 2,
  },
  { of: 'setting', field: value('zones', { label: 'X' }), had: 'n', sent: 's', written: 's' },
])('$of: is overwritten, filled in or never overwritten', ({ field, had, sent, written, none = null }) => {
  const record = { x: field };
  const change = (current: unknown, mode: 'UPDATE' | 'UPDATE_EMPTY', guarded?: string[]) =>
    changesFor(record, { x: current }, { x: sent }, mode, guarded);
  expect(change(had, 'UPDATE')).toEqual({ x: written });
  expect(change(had, 'UPDATE', ['y'])).toEqual({ x: written });
  for (const filled of [change(had, 'UPDATE_EMPTY'), change(had, 'UPDATE', ['x'])]) expect(filled).toBeNull();
  for (const lacking of [
    change(none, 'UPDATE'),
    change(none, 'UPDATE_EMPTY'),
    change(none, 'UPDATE', ['x']),
  ]) {
    expect(lacking).toEqual({ x: sent });
  }
  expect(untouchedLabels(record, { x: had }, { x: sent }, ['x'])).toEqual(['X']);
  expect(untouchedLabels(record, { x: none }, { x: sent }, ['x'])).toEqual([]);
  expect(untouchedLabels(record, { x: sent }, { x: sent }, ['x'])).toEqual([]);
  expect(untouchedLabels(record, { x: had }, { x: sent }, [])).toEqual([]);
});

test.each([
  { of: 'flag', field: flag({ label: 'X' }), had: false, sent: true },
  { of: 'choice', field: choice(PARTY_KIND_LABELS, { label: 'X' }), had: 'PERSON', sent: 'COMPANY' },
])('$of: is never empty, so a guard keeps it', ({ field, had, sent }) => {
  const change = (guarded: string[]) => changesFor({ x: field }, { x: had }, { x: sent }, 'UPDATE', guarded);
  expect(change([])).toEqual({ x: sent });
  expect(change(['x'])).toBeNull();
});
