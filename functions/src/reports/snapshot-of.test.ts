import { describe, expect, test } from 'vitest';
import { canonicalJson, type ReportSnapshot } from '@cuadrilla/domain/field/work-report.ts';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import type { Client } from '../clients/client.ts';
import type { Site } from '../clients/sites/site.ts';
import { aClient } from '../clients/testing/test-client.ts';
import { aSite } from '../unit/testing/test-unit.ts';
import type { Service } from '../work/service.ts';
import type { Visit } from '../work/visit.ts';
import { contentOfReport } from './report-content.ts';
import { snapshotOf, type SnapshotFacts } from './snapshot-of.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const address = {
  street: 'Calle de Ibiza',
  number: '21',
  floor: '3.º B',
  postalCode: '28009',
  city: 'Madrid',
};

const company: SnapshotFacts['company'] = {
  ...{ name: 'Térmica Manzanares', nif: null, address: null, phone: null, email: null },
  ...{ timeZone: 'Atlantic/Canary', agentsApproveAbsences: false, pricesOnReport: true },
};
const client = aClient({ id: 'c', kind: 'COMMUNITY', legalName: 'C. P. Ibiza 21' });
const site = aSite({
  ...{ client: { id: 'c', code: 'C-2026-0001', name: 'C. P. Ibiza 21' }, name: 'Portal', address },
  isDwelling: true,
});
const service = {
  ...{ id: 'w', code: 'S-2026-0001', title: 'Caldera', description: null, typeName: 'Avería' },
  ...{ category: 'BREAKDOWN', underWarranty: true, equipment: [], lines: [], checklist: [], answers: {} },
} as unknown as Service;
const visit = {
  ...{ id: 'v', technicians: [{ id: 'u', name: 'Ana Ruiz', color: 'blue' }], resolution: 'Hecho' },
  ...{ travelStartedAt: null, arrivedAt: at('09:00'), finishedAt: at('10:30'), pauses: [], unconfirmed: [] },
} as unknown as Visit;

const facts = (changes: Partial<SnapshotFacts> = {}): SnapshotFacts => ({
  ...{ code: 'PT-2026-0001', number: 1, revisionReason: null, issuedAt: at('10:31') },
  ...{ company, client, site, service, visit, photos: [], consent: { kind: 'NOT_REQUIRED' } },
  ...{ logoSha256: null, ...changes },
});

describe('the snapshot of a report', () => {
  test('is plain JSON with a canonical form', () => {
    const snapshot = snapshotOf(facts());
    expect(JSON.parse(canonicalJson(snapshot))).toEqual(snapshot);
  });

  test('has addresses on one line, and null for a missing one', () => {
    expect(snapshotOf(facts())).toMatchObject({
      ...{ company: { address: null }, site: { address: 'Calle de Ibiza 21, 3.º B, 28009 Madrid' } },
    });
    const without = { ...site, address: { ...address, number: null, floor: null } };
    expect(snapshotOf(facts({ site: without })).site.address).toBe('Calle de Ibiza, 28009 Madrid');
  });

  test.each<[string, Partial<Site>, Partial<Client>, unknown]>([
    ['null if nobody is known', {}, {}, null],
    ["the site's contact", { contactName: 'Eva' }, { phones: ['+34600'] }, { name: 'Eva', phone: null }],
    [
      "the client with the site's phone",
      { contactPhone: '+34611' },
      {},
      { name: 'C. P. Ibiza 21', phone: '+34611' },
    ],
    [
      'the client with its own phone',
      {},
      { phones: ['+34600'] },
      { name: 'C. P. Ibiza 21', phone: '+34600' },
    ],
    [
      'the client’s main contact',
      {},
      {
        contacts: [
          { name: 'Uno', position: null, phone: null, email: null, main: false },
          { name: 'Dos', position: null, phone: '+34622', email: null, main: true },
        ],
      },
      { name: 'Dos', phone: '+34622' },
    ],
  ])('has as contact %s', (_name, atSite, atClient, expected) => {
    const given = facts({ site: { ...site, ...atSite }, client: { ...client, ...atClient } });
    expect(snapshotOf(given).contact).toEqual(expected);
  });

  test('has whole minutes of work, without pauses', () => {
    const pauses = [{ from: at('09:30'), to: new Date('2026-11-20T09:40:30Z'), reason: 'BREAK' as const }];
    expect(snapshotOf(facts({ visit: { ...visit, pauses } })).work.workedMinutes).toBe(79);
  });

  test("counts the warranty from the day of signing in the company's time zone", () => {
    const consent = { kind: 'REFUSED', reason: 'No está', refusedAt: '2026-11-30T00:30:00.000Z' } as const;
    expect(snapshotOf(facts({ consent })).warrantyUntil).toBe('2027-02-28');
    const late = { ...consent, refusedAt: '2026-12-01T00:30:00.000Z' };
    expect(snapshotOf(facts({ consent: late })).warrantyUntil).toBe('2027-03-01');
    const midnight = { ...consent, refusedAt: '2026-11-30T23:59:00.000Z' };
    expect(snapshotOf(facts({ consent: midnight })).warrantyUntil).toBe('2027-02-28');
  });

  test.each([
    ['BREAKDOWN', '2027-02-20'],
    ['INSTALLATION', '2027-02-20'],
    ['MAINTENANCE', null],
    ['INSPECTION', null],
    ['ASSESSMENT', null],
  ] as const)('has the warranty of RD 58/1988 for repairs and installations: %s', (category, until) => {
    expect(snapshotOf(facts({ service: { ...service, category } })).warrantyUntil).toBe(until);
  });

  test("has the client's billing address, or null", () => {
    expect(snapshotOf(facts()).client.address).toBeNull();
    const billed = { ...client, billingAddress: address };
    expect(snapshotOf(facts({ client: billed })).client.address).toBe(
      'Calle de Ibiza 21, 3.º B, 28009 Madrid',
    );
  });

  test('throws for a visit that has not ended', () => {
    expect(() => snapshotOf(facts({ visit: { ...visit, finishedAt: null } }))).toThrow('visits/v');
  });
});

test('an old report without category and client address is still shown', () => {
  const { service: kept, client: whom, ...rest } = snapshotOf(facts());
  // As it was stored: JSON has no undefined.
  const without = { service: { ...kept, category: undefined }, client: { ...whom, address: undefined } };
  const older = JSON.parse(JSON.stringify({ ...rest, ...without })) as ReportSnapshot;
  const content = contentOfReport(older, { prices: true, phones: true }, { logo: null });
  expect(content).toMatchObject({ category: null, client: { address: null }, warrantyUntil: '2027-02-20' });
});

test('hidden prices and phones are removed from the snapshot', () => {
  const line: ServiceLine = {
    ...{ item: { id: 'i', code: 'MO-1', name: 'Oficial' }, costCents: 2_468 },
    ...{ id: 'l', kind: 'LABOUR', text: 'Hora', quantityMilli: 1_000, unit: 'HOUR', unitPriceCents: 4_321 },
    ...{
      discountBasisPoints: 123,
      vatPercent: 21,
      billable: 'YES',
      authorId: 'u',
      authorName: 'Ana',
      version: 1,
    },
  };
  const priced = { ...service, lines: [line] };
  const snapshot = snapshotOf(facts({ service: priced, site: { ...site, contactPhone: '+34611' } }));
  const shown = JSON.stringify(contentOfReport(snapshot, { prices: false, phones: false }, { logo: null }));
  for (const secret of ['4321', '123', '4268', '+34611']) expect(shown).not.toContain(secret);
  const all = JSON.stringify(contentOfReport(snapshot, { prices: true, phones: true }, { logo: null }));
  for (const text of ['4321', '123', '4268', '+34611']) expect(all).toContain(text);
  expect(JSON.stringify(snapshot)).not.toMatch(/2468|MO-1/);
});
