import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/local-date.ts';
import type { PricedLine } from '../records/line.ts';
import { totalsOf, valueCents } from '../services/service-lines.ts';
import {
  canonicalJson,
  reportDigestInput,
  warrantyUntilOf,
  type Json,
  type ReportSnapshot,
} from './work-report.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

const line: PricedLine = {
  id: 'lineaaaaaaaaaaaaaaaa',
  kind: 'LABOUR',
  text: 'Mano de obra, oficial de primera',
  quantityMilli: 1_500,
  unit: 'HOUR',
  unitPriceCents: 4_200,
  discountBasisPoints: 1_000,
  vatPercent: 21,
  billable: 'YES',
};

/** Every member is filled. A change of its shape requires a higher `format` and a new test vector. */
const SNAPSHOT: ReportSnapshot = {
  format: 1,
  code: 'PT-2026-0191',
  version: 1,
  versionReason: null,
  issuedAt: '2026-11-21T13:31:00.000Z',
  timeZone: 'Europe/Madrid',
  company: {
    name: 'Térmica Manzanares, S. L.',
    nif: 'B86501228',
    address: 'Calle de Antonio López 118, 28026 Madrid',
    phone: '+34612001122',
    email: 'avisos@ejemplo.es',
  },
  client: {
    id: 'clientaaaaaaaaaaaaaa',
    code: 'C-2026-0042',
    name: 'C. P. Calle de Ibiza 21',
    nif: 'H81043622',
  },
  site: { id: 'siteaaaaaaaaaaaaaaaa', name: 'Portal', address: 'Calle de Ibiza 21, 3.º B, 28009 Madrid' },
  contact: { name: 'Aurora Cid', phone: '+34612450933' },
  equipment: [
    { id: 'equipaaaaaaaaaaaaaaa', name: 'Caldera Vaillant ecoTEC plus', serialNumber: '21 18 24 0010 0182' },
  ],
  service: {
    id: 'serviceaaaaaaaaaaaaa',
    code: 'S-2026-0318',
    title: 'No calienta el agua',
    description: 'Sale tibia desde el jueves.\nMarca «F.75» al arrancar.',
    typeName: 'Avería de caldera',
    underWarranty: false,
  },
  visitId: 'visitaaaaaaaaaaaaaaa',
  work: {
    technicians: [{ id: 'techaaaaaaaaaaaaaaaa', name: 'Javier Ortega Ruiz' }],
    travelStartedAt: '2026-11-21T11:58:00.000Z',
    arrivedAt: '2026-11-21T12:22:00.000Z',
    finishedAt: '2026-11-21T13:31:00.000Z',
    pauses: [{ from: '2026-11-21T12:40:00.000Z', to: '2026-11-21T12:50:00.000Z', reason: 'MATERIAL' }],
    workedMinutes: 59,
    resolution: 'Sustituida la válvula de tres vías 🔧',
    checklist: [
      { id: 'a', text: 'Presión del circuito en frío', answer: '1,4' },
      { id: 'b', text: 'Explicado el uso al cliente', answer: null },
    ],
  },
  lines: [{ ...line, amountCents: valueCents(line) }],
  totals: totalsOf([line]),
  photos: [{ kind: 'BEFORE', attachmentId: 'photoaaaaaaaaaaaaaaa', sha256: 'a'.repeat(64) }],
  consent: {
    kind: 'SIGNED',
    name: 'Aurora Cid Peña',
    nif: '11847230E',
    signedAt: '2026-11-21T13:31:00.000Z',
    signature: { attachmentId: 'signatureaaaaaaaaaaa', sha256: 'b'.repeat(64) },
  },
  warrantyUntil: '2027-02-21',
};

/** The hashes were computed independently with Python's `json` and `hashlib`. */
const CANONICAL = `{${[
  String.raw`"client":{"code":"C-2026-0042","id":"clientaaaaaaaaaaaaaa","name":"C. P. Calle de Ibiza 21","nif":"H81043622"}`,
  String.raw`"code":"PT-2026-0191"`,
  String.raw`"company":{"address":"Calle de Antonio López 118, 28026 Madrid","email":"avisos@ejemplo.es","name":"Térmica Manzanares, S. L.","nif":"B86501228","phone":"+34612001122"}`,
  String.raw`"consent":{"kind":"SIGNED","name":"Aurora Cid Peña","nif":"11847230E","signature":{"attachmentId":"signatureaaaaaaaaaaa","sha256":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"},"signedAt":"2026-11-21T13:31:00.000Z"}`,
  String.raw`"contact":{"name":"Aurora Cid","phone":"+34612450933"}`,
  String.raw`"equipment":[{"id":"equipaaaaaaaaaaaaaaa","name":"Caldera Vaillant ecoTEC plus","serialNumber":"21 18 24 0010 0182"}]`,
  String.raw`"format":1`,
  String.raw`"issuedAt":"2026-11-21T13:31:00.000Z"`,
  String.raw`"lines":[{"amountCents":5670,"billable":"YES","discountBasisPoints":1000,"id":"lineaaaaaaaaaaaaaaaa","kind":"LABOUR","quantityMilli":1500,"text":"Mano de obra, oficial de primera","unit":"HOUR","unitPriceCents":4200,"vatPercent":21}]`,
  String.raw`"photos":[{"attachmentId":"photoaaaaaaaaaaaaaaa","kind":"BEFORE","sha256":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]`,
  String.raw`"service":{"code":"S-2026-0318","description":"Sale tibia desde el jueves.\nMarca «F.75» al arrancar.","id":"serviceaaaaaaaaaaaaa","title":"No calienta el agua","typeName":"Avería de caldera","underWarranty":false}`,
  String.raw`"site":{"address":"Calle de Ibiza 21, 3.º B, 28009 Madrid","id":"siteaaaaaaaaaaaaaaaa","name":"Portal"}`,
  String.raw`"timeZone":"Europe/Madrid"`,
  String.raw`"totals":{"baseCents":5670,"totalCents":6861,"vat":[{"baseCents":5670,"percent":21,"vatCents":1191}]}`,
  String.raw`"version":1`,
  String.raw`"versionReason":null`,
  String.raw`"visitId":"visitaaaaaaaaaaaaaaa"`,
  String.raw`"warrantyUntil":"2027-02-21"`,
  String.raw`"work":{"arrivedAt":"2026-11-21T12:22:00.000Z","checklist":[{"answer":"1,4","id":"a","text":"Presión del circuito en frío"},{"answer":null,"id":"b","text":"Explicado el uso al cliente"}],"finishedAt":"2026-11-21T13:31:00.000Z","pauses":[{"from":"2026-11-21T12:40:00.000Z","reason":"MATERIAL","to":"2026-11-21T12:50:00.000Z"}],"resolution":"Sustituida la válvula de tres vías 🔧","technicians":[{"id":"techaaaaaaaaaaaaaaaa","name":"Javier Ortega Ruiz"}],"travelStartedAt":"2026-11-21T11:58:00.000Z","workedMinutes":59}`,
].join(',')}}`;
const FIRST_HASH = '77150ddce70ee20dba9025fca2407801afa09001ad6fc5fdae304fbcefb5c4af';
const LATER_HASH = 'ebad0d3dcf31fb997cc53f7d101a0acb4b9a3025ce8acfa2e3b589546ac497c7';

test('the canonical form and its hash never change', () => {
  const plain: Json = SNAPSHOT;
  expect(canonicalJson(plain)).toBe(CANONICAL);
  expect(sha256(reportDigestInput(CANONICAL, null))).toBe(FIRST_HASH);
  expect(sha256(reportDigestInput(CANONICAL, 'c'.repeat(64)))).toBe(LATER_HASH);
});

test('a stored snapshot has the same canonical form when read back', () => {
  const canonical = canonicalJson(SNAPSHOT);
  expect(canonicalJson(JSON.parse(JSON.stringify(SNAPSHOT)))).toBe(canonical);
  expect(JSON.parse(canonical)).toEqual(SNAPSHOT);
});

test("the digest input contains the previous report's hash", () => {
  expect(reportDigestInput('{}', null)).toBe('\n{}');
  expect(reportDigestInput('{}', 'ab')).toBe('ab\n{}');
  const chain = ['{"a":1}', '{"a":2}', '{"a":3}'];
  const headOf = (texts: string[]) =>
    texts.reduce<string | null>((previous, text) => sha256(reportDigestInput(text, previous)), null);
  const head = headOf(chain);
  // A changed, swapped or missing report changes the head.
  expect(headOf(chain.with(0, '{"a":9}'))).not.toBe(head);
  expect(headOf(chain.toReversed())).not.toBe(head);
  expect(headOf(chain.slice(1))).not.toBe(head);
});

test.each([
  ['2026-11-21', '2027-02-21'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-11-28', '2027-02-28'],
  ['2026-12-31', '2027-03-31'],
  ['2026-01-31', '2026-04-30'],
  ['2026-10-25', '2027-01-25'],
  ['0026-01-31', '0026-04-30'],
])('a repair signed on %s has warranty until %s', (signedOn, until) => {
  expect(warrantyUntilOf(signedOn)).toBe(until);
});

test('a warranty lasts from 89 to 92 days, and a later signature never ends it earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
      const day = addDays('1970-01-01', days);
      const length = daysBetween(day, warrantyUntilOf(day));
      expect(length).toBeGreaterThanOrEqual(89);
      expect(length).toBeLessThanOrEqual(92);
      expect(warrantyUntilOf(addDays(day, 1)) >= warrantyUntilOf(day)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
