import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BILLABLE, VAT_RATES } from '../services/service-lines.ts';
import type { BillingParty, BillingWork } from './billing-work.ts';
import { byManager, GROUPINGS, invoiceRef, invoicesOf, sumOf } from './invoice.ts';
import { netCents } from './service-billing.ts';

const address = { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };

const party = (changes: Partial<BillingParty> = {}): BillingParty => ({
  ...{ clientId: 'c', code: 'C-2026-0001', kind: 'COMPANY', name: 'Frío Sur', nif: 'B12345674', address },
  ...changes,
});

const line = (changes: Partial<BillingWork['lines'][number]> = {}): BillingWork['lines'][number] => ({
  ...{ id: 'l', kind: 'MATERIAL', text: 'Válvula', quantityMilli: 1_000, unit: 'UNIT', billable: 'YES' },
  ...{ unitPriceCents: 10_000, discountBasisPoints: 0, vatPercent: 21 },
  ...changes,
});

const work = (changes: Partial<BillingWork> = {}): BillingWork => ({
  ...{ serviceId: 's', code: 'S-2026-0001', title: 'No calienta', on: '2026-11-20', place: 'Casa' },
  ...{ postalCode: '28013', party: party(), lines: [line()] },
  ...changes,
});

const AT_ZERO = (tax: string) => `Pon sus líneas al 0 % y aplica el ${tax} en tu programa`;

const problemsOf = (changes: Partial<BillingWork>) =>
  invoicesOf([work(changes)], 'SERVICE').flatMap(({ problems }) =>
    problems.map(({ kind, text }) => [kind, text]),
  );

describe('the problems of an invoice', () => {
  test.each<[string, Partial<BillingWork>, string[][]]>([
    ['a complete invoice', {}, []],
    ['a company without NIF', { party: party({ nif: null }) }, [['NIF', 'Falta el NIF del cliente']]],
    [
      'a community without NIF',
      { party: party({ kind: 'COMMUNITY', nif: null }) },
      [['NIF', 'Falta el NIF del cliente']],
    ],
    [
      'a person up to 400 €',
      { party: party({ kind: 'PERSON', nif: null }), lines: [line({ unitPriceCents: 33_058 })] },
      [],
    ],
    [
      ...([
        'a person over 400 €',
        { party: party({ kind: 'PERSON', nif: null }), lines: [line({ unitPriceCents: 33_059 })] },
      ] as const),
      [['NIF', 'Falta el NIF: pasa de 400,00\u00a0€']],
    ],
    ['no address', { party: party({ address: null }) }, [['ADDRESS', 'Falta la dirección fiscal']]],
    [
      'a line without a price',
      { lines: [line(), line({ unitPriceCents: null })] },
      [['PRICE', 'S-2026-0001: hay líneas sin precio']],
    ],
    ['no lines', { lines: [] }, [['NOTHING', 'S-2026-0001: no hay nada que cobrar']]],
    [
      'IVA in the Canaries',
      { postalCode: '35001' },
      [['VAT', 'S-2026-0001: la ubicación está en Canarias y el IVA no vale allí. ' + AT_ZERO('IGIC')]],
    ],
    [
      'IVA in Ceuta',
      { postalCode: '51001' },
      [['VAT', 'S-2026-0001: la ubicación está en Ceuta y el IVA no vale allí. ' + AT_ZERO('IPSI')]],
    ],
    [
      'a rate of IVA that IPSI has too',
      { postalCode: '52001', lines: [line({ vatPercent: 10 })] },
      [['VAT', 'S-2026-0001: la ubicación está en Melilla y el IVA no vale allí. ' + AT_ZERO('IPSI')]],
    ],
    ['no tax in the Canaries', { postalCode: '35001', lines: [line({ vatPercent: 0 })] }, []],
  ])('for %s', (_name, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});

test('grouping by client and month puts services on one invoice, sorted by name and day', () => {
  const other = party({ clientId: 'd', code: 'C-2026-0002', name: 'Ábaco' });
  const works = [
    work({ serviceId: '1', on: '2026-11-20' }),
    work({ serviceId: '2', on: '2026-10-31' }),
    work({ serviceId: '3', on: '2026-11-02' }),
    work({ serviceId: '4', party: other }),
  ];
  const ids = (grouping: 'SERVICE' | 'CLIENT_MONTH') =>
    invoicesOf(works, grouping).map((invoice) => invoice.works.map(({ serviceId }) => serviceId));
  expect(ids('CLIENT_MONTH')).toEqual([['4'], ['2'], ['3', '1']]);
  expect(ids('SERVICE')).toEqual([['4'], ['2'], ['3'], ['1']]);
  expect(invoiceRef('LF-2026-0001', 2)).toBe('LF-2026-0001-003');
});

test('grouping by administrador de fincas keeps an invoice per community and orders them by administrador', () => {
  const manager = (name: string) => ({ id: name, code: `C-${name}`, name });
  const of = (name: string, changes: Partial<BillingParty> = {}) =>
    party({ clientId: name, code: name, name, kind: 'COMMUNITY', ...changes });
  const works = [
    work({ serviceId: 'alone', party: of('Ábaco') }),
    work({ serviceId: 'z', party: of('Portal 9', { manager: manager('Zuloaga') }) }),
    work({ serviceId: 'a2', party: of('Portal 2', { manager: manager('Álamo') }) }),
    work({ serviceId: 'z old', party: of('Portal 9', { manager: manager('Zuloaga') }), on: '2026-10-02' }),
    work({ serviceId: 'a1', party: of('Portal 1', { manager: manager('Álamo') }) }),
  ];
  const invoices = invoicesOf(works, 'MANAGER');
  expect(invoices.map((invoice) => invoice.works.map(({ serviceId }) => serviceId))).toEqual([
    ['a1'],
    ['a2'],
    ['z old'],
    ['z'],
    ['alone'],
  ]);
  expect(
    byManager(invoices).map(({ manager: of_, invoices: held }) => [of_?.name ?? null, held.length]),
  ).toEqual([
    ['Álamo', 2],
    ['Zuloaga', 2],
    [null, 1],
  ]);
});

test("VAT is computed on the invoice's sum, rounding half up", () => {
  const works = ['1', '2', '3'].map((serviceId) =>
    work({ serviceId, lines: [line({ unitPriceCents: 5, vatPercent: 10 })] }),
  );
  // 3 × 0,05 € are 0,15 €, and 10 % of that is 0,015 €.
  expect(invoicesOf(works, 'CLIENT_MONTH')[0]?.totals).toEqual({
    ...{ baseCents: 15, vat: [{ percent: 10, baseCents: 15, vatCents: 2 }], totalCents: 17 },
  });
});

const lines = fc.array(
  fc.record({
    quantityMilli: fc.integer({ min: 1, max: 100_000 }),
    unitPriceCents: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    vatPercent: fc.constantFrom(...VAT_RATES),
    billable: fc.constantFrom(...BILLABLE),
  }),
  { maxLength: 6 },
);
const works = fc
  .array(fc.record({ client: fc.integer({ min: 1, max: 4 }), month: fc.constantFrom('10', '11'), lines }), {
    maxLength: 20,
  })
  .map((made) =>
    made.map((each, index) =>
      work({
        serviceId: String(index),
        on: `2026-${each.month}-15`,
        party: party({ clientId: String(each.client), name: `Cliente ${each.client}` }),
        lines: each.lines.map(line),
      }),
    ),
  );

test('with any grouping, each service is on one invoice, and bases and totals add up to the cent', () => {
  fc.assert(
    fc.property(works, fc.constantFrom(...GROUPINGS), (all, grouping) => {
      const invoices = invoicesOf(all, grouping);
      const held = invoices.flatMap((invoice) => invoice.works.map(({ serviceId }) => serviceId));
      expect(held.toSorted()).toEqual(all.map(({ serviceId }) => serviceId).toSorted());
      const { netCents: net, vatCents, totalCents } = sumOf(invoices);
      expect(net).toBe(all.reduce((sum, each) => sum + netCents(each.lines), 0));
      expect(net + vatCents).toBe(totalCents);
      for (const { totals } of invoices) {
        for (const { percent, baseCents, vatCents: vat } of totals.vat) {
          // Half up: as far as half a cent below and less than half a cent above.
          const difference = vat * 100 - baseCents * percent;
          expect(difference).toBeGreaterThan(-50);
          expect(difference).toBeLessThanOrEqual(50);
        }
      }
    }),
    { numRuns: 200 },
  );
});
