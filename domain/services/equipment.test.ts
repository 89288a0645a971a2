import { expect, test } from 'vitest';
import {
  EQUIPMENT_KIND_LABELS,
  EQUIPMENT_KINDS,
  EQUIPMENT_STATUS_LABELS,
  EQUIPMENT_STATUSES,
  warrantyState,
} from './equipment.ts';

test.each([
  ['2026-11-20', 'OUT'],
  ['2026-11-21', 'IN'],
  ['2026-11-22', 'IN'],
  [null, 'NONE'],
])('a warranty until %s is %s on 21 November 2026', (until, state) => {
  expect(warrantyState(until, '2026-11-21')).toBe(state);
});

test('every kind and status has its Spanish label', () => {
  expect(EQUIPMENT_KINDS.map((kind) => EQUIPMENT_KIND_LABELS[kind])).toEqual([
    'Caldera',
    'Aerotermia',
    'Aire acondicionado',
    'Calentador o termo',
    'Radiadores',
    'Suelo radiante',
    'Bomba',
    'Termostato',
    'Ventilación',
    'Frío comercial',
    'Electrodoméstico',
    'Otro',
  ]);
  expect(EQUIPMENT_STATUSES.map((status) => EQUIPMENT_STATUS_LABELS[status])).toEqual([
    'Operativo',
    'Averiado',
    'Retirado',
  ]);
});
