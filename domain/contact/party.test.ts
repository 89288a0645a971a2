import { expect, test } from 'vitest';
import {
  displayName,
  PARTY_KIND_LABELS,
  PARTY_KINDS,
  sameQuestion,
  sortName,
  type PartyNames,
} from './party.ts';

const person = (name: string, lastName: string | null): PartyNames => ({ kind: 'PERSON', name, lastName });

test.each<[PartyNames, string]>([
  [person('Ana', 'Ruiz'), 'Ana Ruiz'],
  [person('Ana', null), 'Ana'],
  [person(' Ana ', ''), 'Ana'],
  [{ kind: 'PERSON', name: 'Ana', lastName: 'Ruiz', legalName: 'Ruiz, S. L.' }, 'Ana Ruiz'],
  [{ kind: 'PERSON', legalName: 'Ana Ruiz' }, 'Ana Ruiz'],
  [{ kind: 'COMPANY', name: 'Ana', lastName: 'Ruiz', legalName: 'Frío Sur, S. L.' }, 'Frío Sur, S. L.'],
  [{ kind: 'COMMUNITY', legalName: 'C. P. Mayor 3' }, 'C. P. Mayor 3'],
  [{ kind: 'COMPANY', name: 'Ana', lastName: 'Ruiz', legalName: '' }, 'Ana Ruiz'],
  [{ kind: 'PUBLIC_BODY' }, ''],
])('%o is displayed as «%s»', (names, shown) => {
  expect(displayName(names)).toBe(shown);
});

test.each([
  [['PERSON'], '¿Es la misma persona?'],
  [['COMMUNITY', 'PERSON'], '¿Es la misma persona?'],
  [['COMMUNITY', 'COMPANY'], '¿Es el mismo cliente?'],
] as const)('for duplicates of kinds %o the question is «%s»', (kinds, asked) => {
  expect(sameQuestion(kinds.map((kind) => ({ kind })))).toBe(asked);
});

test('sortName sorts by surname, or by legal name', () => {
  const company = {
    kind: 'COMPANY',
    name: 'Ana',
    lastName: 'Abad',
    legalName: 'García Frío, S. L.',
  } as const;
  const named = [
    person('Zoe', 'García'),
    company,
    person('Ana', 'García López'),
    person('Ana', 'Núñez'),
    person('Ñu', null),
  ];
  const sorted = named.toSorted((a, b) => (sortName(a) < sortName(b) ? -1 : 1));
  expect(sorted.map(displayName)).toEqual([
    'Ñu',
    'Zoe García',
    'García Frío, S. L.',
    'Ana García López',
    'Ana Núñez',
  ]);
  expect(sortName({ kind: 'COMPANY', legalName: ' ', name: 'Ana', lastName: 'Ruiz' })).toBe(
    sortName(person('Ana', 'Ruiz')),
  );
});

test('every kind has its Spanish label', () => {
  expect(PARTY_KINDS.map((kind) => PARTY_KIND_LABELS[kind])).toEqual([
    'Particular',
    'Empresa',
    'Comunidad',
    'Administración pública',
  ]);
});
