import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';
import { completed, putParties, reportAs, richWork } from '../kits/report-kit.ts';
import { at, endWorkInProgress, startWork, type Cast, type Place } from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:31:00Z');

let kit: Kit;
let people: Cast;
let own: Person;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
  own = people.OWN;
  await putParties(kit, place);
});
afterAll(() => kit.stop());
beforeEach(() => endWorkInProgress(kit));

describe('a report', () => {
  test('contains the visit, service, client and company as they were at completion', async () => {
    const { service, visit, photos, signature, input } = await richWork(kit, [own, people.OTHER], place);
    const id = await completed(kit, own, input);
    const report = await reportAs(kit, people.AGENT, id);
    expect(report).toMatchObject({
      ...{ id, number: 1, isLatest: true, visitId: visit.id, revisionReason: null, refusal: null },
      service: { id: service.id, code: service.code, title: service.title },
      ...{ signer: { name: 'Aurora Cid Peña', nif: '11847230E' }, signatureId: signature.id },
      frozenAt: NOW.toISOString(),
    });
    expect(report?.code).toMatch(/^PT-2026-\d{4}$/);
    const cents = {
      quantityMilli: 1_000,
      unit: 'UNIT',
      discountBasisPoints: 0,
      vatPercent: 21,
      billable: 'YES',
    };
    const valve = {
      ...cents,
      id: 'l1',
      kind: 'MATERIAL',
      text: 'Válvula de tres vías',
      unitPriceCents: 9_640,
    };
    expect(report?.content).toEqual({
      timeZone: 'Europe/Madrid',
      company: {
        logo: null,
        ...{ name: 'Térmica Manzanares, S. L.', nif: 'B86501228', phone: '+34612001122' },
        ...{ address: 'Calle de Antonio López 118, 28026 Madrid', email: 'avisos@ejemplo.es' },
      },
      client: { ...place.client, nif: 'H81043622', address: null },
      category: 'BREAKDOWN',
      site: { id: place.site.id, name: place.site.name, address: 'Calle Mayor 3, 28013 Madrid' },
      contact: { name: 'Aurora Cid', phone: '+34612450933' },
      equipment: [{ id: 'e1', name: 'Caldera Vaillant ecoTEC', serialNumber: '21 18' }],
      ...{ typeName: 'Avería de caldera', description: 'No calienta el agua', underWarranty: false },
      technicians: [own, people.OTHER].map(({ uid }) => ({ id: uid, name: 'Nombre Apellido' })),
      ...{ travelStartedAt: at('09:00:00').toISOString(), arrivedAt: at('09:20:00').toISOString() },
      finishedAt: NOW.toISOString(),
      pauses: [{ from: at('09:30:00').toISOString(), to: at('09:41:00').toISOString(), reason: 'MATERIAL' }],
      ...{ workedMinutes: 60, resolution: 'Sustituida la válvula' },
      checklist: [
        { id: 'p1', text: 'Presión', answer: '1,4' },
        { id: 'p2', text: 'Gas', answer: 'Sí' },
        { id: 'p3', text: 'Notas', answer: null },
      ],
      lines: [
        { ...valve, amountCents: 9_640 },
        {
          ...valve,
          id: 'l2',
          text: 'Junta tórica',
          quantityMilli: 2_000,
          unitPriceCents: 185,
          amountCents: 370,
        },
        {
          ...{ ...valve, id: 'l3', kind: 'LABOUR', text: 'Oficial', quantityMilli: 1_500, unit: 'HOUR' },
          ...{ unitPriceCents: 4_200, discountBasisPoints: 1_000, amountCents: 5_670 },
        },
        {
          ...{ ...valve, id: 'l4', kind: 'TRAVEL', text: 'Desplazamiento', unitPriceCents: 2_800 },
          ...{ billable: 'CONTRACT', amountCents: 0 },
        },
      ],
      totals: {
        ...{ baseCents: 15_680, totalCents: 18_973 },
        vat: [{ percent: 21, baseCents: 15_680, vatCents: 3_293 }],
      },
      photos: photos.map(({ id: attachmentId, kind, sha256 }) => ({ attachmentId, kind, sha256 })),
      ...{ signer: { name: 'Aurora Cid Peña', nif: '11847230E' }, signatureId: signature.id, refusal: null },
      ...{ signedAt: NOW.toISOString(), warrantyUntil: '2027-02-20' },
    });
  });

  test('does not change when its sources change later', async () => {
    const { service, input } = await richWork(kit, [own], place);
    const id = await completed(kit, own, input);
    const before = await reportAs(kit, people.ADMIN, id);
    await kit.firestore.doc(`services/${service.id}`).update({ title: 'Otra', lines: [], answers: {} });
    await kit.firestore.doc(`clients/${place.client.id}`).update({ legalName: 'Otro nombre' });
    await kit.firestore.doc(`sites/${place.site.id}`).update({ contactName: 'Otra persona' });
    await kit.firestore.doc('settings/company').update({ name: 'Otra empresa' });
    expect(await reportAs(kit, people.ADMIN, id)).toEqual(before);
    await kit.firestore.doc(`clients/${place.client.id}`).update({ legalName: place.client.name });
    await putParties(kit, place);
  });

  test('is named in the audit entry of the completion', async () => {
    const { service, input } = await richWork(kit, [own], place);
    const report = await reportAs(kit, people.ADMIN, await completed(kit, own, input));
    expect((await auditOf(kit, service.id)).at(-1)).toMatchObject({
      ...{ action: 'completeVisit', after: { status: 'COMPLETED', report: report?.code } },
    });
  });

  test('has the reason when nobody signed', async () => {
    const { input } = await richWork(kit, [own], place);
    const refused = { ...input, signer: null, signatureId: null, refusal: 'No está en casa' };
    expect(await reportAs(kit, own, await completed(kit, own, refused))).toMatchObject({
      ...{ signer: null, signatureId: null, refusal: 'No está en casa' },
      content: { refusal: 'No está en casa', signer: null, signedAt: NOW.toISOString() },
    });
  });

  test.each([
    ['MAINTENANCE', null],
    ['BREAKDOWN', '2027-02-20'],
  ] as const)('of category %s without a signature has warranty until %s', async (category, warrantyUntil) => {
    const { input } = await richWork(kit, [own], place, { category, requiresSignature: false });
    const unsigned = { ...input, signer: null, signatureId: null };
    const report = await reportAs(kit, own, await completed(kit, own, unsigned));
    expect(report?.content).toMatchObject({ warrantyUntil, signedAt: null });
  });
});

describe('access to a report', () => {
  const NO_PRICE = { unitPriceCents: null, discountBasisPoints: null, amountCents: null };

  test.each([
    [false, false],
    [true, true],
  ])(
    'a technician sees prices (%s) and the phone (%s) according to their permissions',
    async (prices, phones) => {
      const { input } = await richWork(kit, [own], place);
      const id = await completed(kit, own, input);
      await kit.firestore.doc(`users/${own.uid}`).update({ permissions: { prices, phones } });
      const content = (await reportAs(kit, own, id))?.content;
      expect(content?.contact).toEqual({ name: 'Aurora Cid', phone: phones ? '+34612450933' : null });
      expect(content?.totals?.totalCents).toBe(prices ? 18_973 : undefined);
      if (!prices) for (const line of content?.lines ?? []) expect(line).toMatchObject(NO_PRICE);
      await kit.firestore.doc(`users/${own.uid}`).update({ permissions: { prices: false, phones: false } });
    },
  );

  test('nobody sees prices if the company does not print them, but the service keeps them', async () => {
    const { service, input } = await richWork(kit, [own], place);
    const id = await completed(kit, own, input);
    await kit.firestore.doc(`users/${own.uid}`).update({ permissions: { prices: true, phones: true } });
    await kit.firestore.doc('settings/company').update({ pricesOnReport: false });
    for (const by of [people.ADMIN, people.AGENT, own]) {
      const content = (await reportAs(kit, by, id))?.content;
      expect(content?.totals).toBeNull();
      for (const line of content?.lines ?? []) expect(line).toMatchObject(NO_PRICE);
      expect(content?.contact?.phone).toBe('+34612450933');
      const query = gql(`query ReportsService($id: ID!) { service(id: $id) { totals { totalCents } } }`);
      expect(await execute(kit, by, query, { id: service.id })).toEqual({
        service: { totals: { totalCents: 18_973 } },
      });
    }
    await kit.firestore.doc('settings/company').update({ pricesOnReport: true });
    expect((await reportAs(kit, people.AGENT, id))?.content.totals).toMatchObject({ totalCents: 18_973 });
    await kit.firestore.doc(`users/${own.uid}`).update({ permissions: { prices: false, phones: false } });
    await putParties(kit, place);
  });

  test('returns null for an unknown id, and for a technician who never visits the site', async () => {
    const { service, visit, input } = await richWork(kit, [own], place);
    const id = await completed(kit, own, input);
    expect(await reportAs(kit, own, id)).toMatchObject({ id });
    expect(await reportAs(kit, await kit.given.technician(), id)).toBeNull();
    for (const unknown of ['nobody', 'a/b', '..', ''])
      expect(await reportAs(kit, people.ADMIN, unknown)).toBeNull();
    const query = gql(
      `query ReportsService2($id: ID!) { service(id: $id) { reports { id } visits { id report { id } } } }`,
    );
    expect(await execute(kit, own, query, { id: service.id })).toEqual({
      service: { reports: [{ id }], visits: [{ id: visit.id, report: { id } }] },
    });
  });

  test('a technician of one visit cannot see the report of another visit of the service', async () => {
    const { service, input } = await richWork(kit, [own], place);
    const id = await completed(kit, own, input);
    await kit.firestore.doc(`services/${service.id}`).update({ technicianIds: [own.uid, people.OTHER.uid] });
    const reports = async (by: Person) =>
      (
        await execute(
          kit,
          by,
          gql(`query ReportsService3($id: ID!) { service(id: $id) { reports { id } } }`),
          { id: service.id },
        )
      ).service?.reports;
    expect(await reports(people.AGENT)).toEqual([{ id }]);
    expect(await reports(people.OTHER)).toEqual([]);
  });

  test('costs two reads, and one for the setting if the viewer may see prices', async () => {
    const { input } = await richWork(kit, [own], place);
    const id = await completed(kit, own, input);
    const tally = countReads(kit.firestore);
    await reportAs(kit, own, id);
    expect(tally.reads).toBe(2);
    tally.reads = 0;
    await reportAs(kit, people.AGENT, id);
    expect(tally.reads).toBe(3);
  });
});
