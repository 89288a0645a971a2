import { describe, expect, test } from 'vitest';
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { fieldChanges as changesOf } from './field-changes.ts';

const ADDRESS = {
  street: 'Calle de Ibiza',
  number: '21',
  floor: '3.º B',
  postalCode: '28009',
  city: 'Madrid',
};

type Changes = Pick<Parameters<typeof changesOf>[0], 'before' | 'after'>;
const fieldChanges = (changes: Changes) =>
  changesOf({ entity: 'PROSPECT', action: 'updateProspect', ...changes });

const after = (fields: Record<string, unknown>) =>
  fieldChanges({ before: null, after: fields }).map((change) => change.after);

describe('fieldChanges', () => {
  test('returns each field before and after, in the order of the forms', () => {
    const before = { notes: null, email: 'a@ejemplo.es', kind: 'PERSON', zeta: 1, alfa: 2 };
    const now = { notes: 'Perro suelto', email: null, kind: 'COMPANY', zeta: 2, alfa: 3 };
    expect(fieldChanges({ before, after: now })).toEqual([
      { field: 'kind', before: 'PERSON', after: 'COMPANY' },
      { field: 'email', before: 'a@ejemplo.es', after: null },
      { field: 'notes', before: null, after: 'Perro suelto' },
      { field: 'alfa', before: '2', after: '3' },
      { field: 'zeta', before: '1', after: '2' },
    ]);
  });

  test('returns a derived field that an act recorded', () => {
    const answer = { entity: 'SERVICE' as const, action: 'answerChecklist', before: null };
    expect(changesOf({ ...answer, after: { checklist: 'Presión: 1,4' } })).toEqual([
      { field: 'checklist', before: null, after: 'Presión: 1,4' },
    ]);
  });

  test('returns the fields of a described record in the order of its description', () => {
    const now = {
      notes: 'Perro suelto',
      zeta: 1,
      contacts: [{ name: 'Ana' }],
      tradeName: 'Frío',
      kind: 'PERSON',
    };
    const names = changesOf({ entity: 'CLIENT', action: 'updateClient', before: null, after: now }).map(
      ({ field }) => field,
    );
    expect(names).toEqual(['kind', 'tradeName', 'contacts', 'notes', 'zeta']);
  });

  test('returns the fields of an absence in their own order', () => {
    const now = {
      note: 'Boda',
      to: '2026-12-05',
      from: '2026-12-01',
      kind: 'VACATION',
      decidedByName: 'Ana',
    };
    const entry = { entity: 'USER', action: 'requestAbsence', before: null, after: now } as const;
    expect(changesOf(entry).map(({ field }) => field)).toEqual(['from', 'to', 'kind', 'note']);
  });

  test.each([
    ['an address', ADDRESS, 'Calle de Ibiza 21, 3.º B, 28009 Madrid'],
    [
      'an address without number and floor',
      { ...ADDRESS, number: null, floor: null },
      'Calle de Ibiza, 28009 Madrid',
    ],
    ['a list', ['+34600000001', '+34600000002'], '+34600000001, +34600000002'],
    ['an owner', { id: 'x', name: 'Diego Salas' }, 'Diego Salas'],
    ['a client', { id: 'x', code: 'C-2026-0001', name: 'Panadería Ñandú' }, 'C-2026-0001 · Panadería Ñandú'],
    [
      'contacts',
      [
        { name: 'Ana', position: 'Presidenta', phone: '+34600000001', email: null, main: true },
        { name: 'Luis', position: null, phone: null, email: 'l@ejemplo.es', main: false },
      ],
      'Ana · Presidenta · +34600000001 (principal), Luis · l@ejemplo.es',
    ],
    ['yes', true, 'Sí'],
    ['no', false, 'No'],
    ['zero', 0, '0'],
    ['hours', DEFAULT_WEEKLY_HOURS, 'L-V 08:00-14:00, 15:00-18:00'],
    ['an instant', new Date('2026-11-21T10:00:00Z'), '2026-11-21T10:00:00.000Z'],
    [
      'an instant of Firestore’s',
      { toDate: () => new Date('2026-11-21T10:00:00Z') },
      '2026-11-21T10:00:00.000Z',
    ],
    ['several lines', 'uno \n dos\n\ntres', 'uno dos tres'],
  ])('displays %s on one line', (_what, value, text) => {
    expect(after({ field: value })).toEqual([text]);
  });

  test('returns nested fields by path, only those that changed', () => {
    const before = { permissions: { prices: false, phones: true }, skillIds: ['a'] };
    const now = { permissions: { prices: true, phones: true }, skillIds: ['a', 'b'] };
    expect(changesOf({ entity: 'USER', action: 'updateTechnicianProfile', before, after: now })).toEqual([
      { field: 'skillIds', before: 'a', after: 'a, b' },
      { field: 'permissions.prices', before: 'No', after: 'Sí' },
    ]);
  });

  test('omits fields empty on both sides, internal fields and secrets', () => {
    const fields = {
      tags: [],
      notes: '',
      phone: null,
      version: 2,
      search: ['a'],
      updatedBy: 'x',
      convertedSiteId: 'x',
    };
    const secrets = { password: 'hunter2', resetToken: 'abc', profile: { clientSecret: 'abc' } };
    expect(fieldChanges({ before: null, after: { ...fields, ...secrets } })).toEqual([]);
  });

  test('shortens long values, and still reports a change beyond the shown part', () => {
    const long = 'ñ'.repeat(400);
    const shown = `${'ñ'.repeat(300)}…`;
    expect(fieldChanges({ before: { notes: `${long}a` }, after: { notes: `${long}b` } })).toEqual([
      { field: 'notes', before: shown, after: shown },
    ]);
  });

  test('is empty for a note', () => {
    expect(fieldChanges({ before: null, after: null })).toEqual([]);
  });
});
