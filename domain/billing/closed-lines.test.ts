import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../people/roles.ts';
import type { ServiceLine } from '../records/line.ts';
import { SERVICE_STATUSES } from '../services/service-status.ts';
import { completesLines, lineChangeProblem } from './closed-lines.ts';

const MADRID = '28013';
const LAS_PALMAS = '35001';

const priced: ServiceLine = {
  ...{ id: 'l', kind: 'MATERIAL', text: 'Válvula', quantityMilli: 1_000, unit: 'UNIT', billable: 'YES' },
  ...{ unitPriceCents: 9_640, discountBasisPoints: 0, vatPercent: 21, item: null, costCents: null },
  ...{ authorId: 'tec', authorName: 'Leo Gil', version: 1 },
};
const lacking: ServiceLine = { ...priced, unitPriceCents: null };

const SETTLED = 'No es posible cambiar las líneas de un servicio «Cerrado»';
const DELIVERED =
  'Está en el lote LF-2026-0001, ya entregado: devuélvelo desde el lote antes de cambiar sus líneas';

test.each(ROLES.flatMap((role) => SERVICE_STATUSES.map((status) => [role, status] as const)))(
  '%s completes the lines of a service in %s only if it is closed and they are of the office',
  (role: Role, status) => {
    expect(completesLines(status, role)).toBe(status === 'CLOSED' && role !== 'TECHNICIAN');
  },
);

describe('in a closed service', () => {
  test.each<[string, ServiceLine, string, Partial<ServiceLine>, boolean]>([
    ['the price that is missing', lacking, MADRID, { unitPriceCents: 9_640 }, true],
    ['a price of 0,00 €', lacking, MADRID, { unitPriceCents: 0 }, true],
    [
      'the price with its discount and IVA',
      ...([lacking, MADRID] as const),
      { unitPriceCents: 9_640, discountBasisPoints: 1_000, vatPercent: 10 },
      true,
    ],
    ['nothing', lacking, MADRID, {}, false],
    ['no price, but another discount', lacking, MADRID, { discountBasisPoints: 1_000 }, false],
    ['another price', priced, MADRID, { unitPriceCents: 100 }, false],
    ['no price any more', priced, MADRID, { unitPriceCents: null }, false],
    [
      'a price where none is charged',
      ...([{ ...lacking, billable: 'WARRANTY' }, MADRID] as const),
      { unitPriceCents: 9_640 },
      false,
    ],
    ['the price and another text', lacking, MADRID, { unitPriceCents: 9_640, text: 'Otra' }, false],
    ['the price and quantity', lacking, MADRID, { unitPriceCents: 9_640, quantityMilli: 2_000 }, false],
    ['the price and kind', lacking, MADRID, { unitPriceCents: 9_640, kind: 'LABOUR' }, false],
    ['no charge instead of a price', lacking, MADRID, { billable: 'NO' }, false],
    ['another IVA', priced, MADRID, { vatPercent: 10 }, false],
    ['no IVA where none applies', priced, LAS_PALMAS, { vatPercent: 0 }, true],
    ['another IVA where none applies', priced, LAS_PALMAS, { vatPercent: 10 }, false],
    ['IVA where none applies', { ...priced, vatPercent: 0 }, LAS_PALMAS, { vatPercent: 21 }, false],
    [
      'no IVA where none applies and another price',
      ...([priced, LAS_PALMAS] as const),
      { vatPercent: 0, unitPriceCents: 100 },
      false,
    ],
    ['first the price where no IVA applies', lacking, LAS_PALMAS, { unitPriceCents: 9_640 }, true],
    ['first the IVA of a line without a price', lacking, LAS_PALMAS, { vatPercent: 0 }, true],
  ])('a line is given %s (%#)', (_what, before, postalCode, changes, isAllowed) => {
    const site = { address: { postalCode } };
    const problemIn = (invoicing: Parameters<typeof lineChangeProblem>[0]['invoicing']) =>
      lineChangeProblem({ status: 'CLOSED', invoicing, site }, before, { ...before, ...changes });
    const batchCode = 'LF-2026-0001';
    expect(problemIn(null)).toBe(isAllowed ? null : SETTLED);
    expect(problemIn({ state: 'DRAFT', batchCode })).toBe(isAllowed ? null : SETTLED);
    expect(problemIn({ state: 'DELIVERED', batchCode })).toBe(isAllowed ? DELIVERED : SETTLED);
    expect(problemIn({ state: 'INVOICED', batchCode })).toBe(isAllowed ? DELIVERED : SETTLED);
  });
});

test('until it is settled a line changes as before, and in a cancelled service not at all', () => {
  const site = { address: { postalCode: MADRID } };
  const change = (status: 'FINISHED' | 'CANCELLED', changes: Partial<ServiceLine>) =>
    lineChangeProblem({ status, invoicing: null, site }, lacking, { ...lacking, ...changes });
  expect(change('FINISHED', { text: 'Otra', billable: 'NO' })).toBeNull();
  const cancelled = 'No es posible cambiar las líneas de un servicio «Anulado»';
  expect(change('CANCELLED', { text: 'Otra' })).toBe(cancelled);
  expect(change('CANCELLED', { unitPriceCents: 9_640 })).toBe(cancelled);
});
