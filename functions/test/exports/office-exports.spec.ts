import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreateExportInput } from '../gql/graphql.ts';
import { givenBatch, putClosed, succeedBill } from '../kits/billing/billing-kit.ts';
import { auditOf } from '../kits/client-kit.ts';
import { CREATE, csvOf, requestExport } from '../kits/exports/export-kit.ts';
import { field, givenFieldWork } from '../kits/field-kit.ts';
import type { Kit, Person } from '../kits/kit.ts';
import { givenCatalog, TYPE_ID } from '../kits/service-kit.ts';
import { succeed as succeedStaff } from '../kits/staff-kit.ts';
import { startWork, visitNow, type Cast, type Place } from '../kits/work-kit.ts';

const ADDRESS = { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };

let kit: Kit;
let people: Cast;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => new Date('2026-11-20T10:00:00Z')));
  await kit.firestore.doc(`clients/${place.client.id}`).update({ kind: 'PERSON', billingAddress: ADDRESS });
});
afterAll(() => kit.stop());

async function refused(by: Person, input: Omit<CreateExportInput, 'format'>) {
  const variables = { input: { format: 'CSV', ...input } };
  const { errors } = await kit.send({ query: CREATE.toString(), variables }, by);
  return errors?.[0]?.extensions.code;
}

test('an agent exports batches with their amounts', async () => {
  const service = await putClosed(kit, [people.OWN], place);
  const { id, version, code } = await givenBatch(kit, people.AGENT, [service.id]);
  await succeedBill(kit, people.ADMIN, 'deliverBillingBatch', { id, version });
  const other = await givenBatch(kit, people.AGENT, [(await putClosed(kit, [people.OWN], place)).id]);
  const rows = await csvOf(kit, people.AGENT, { billingBatches: { status: 'DELIVERED' } });
  expect(rows).toMatchObject([
    {
      ...{ Código: code, Estado: 'Entregado', Facturas: 'Por cliente y mes', Servicios: '1' },
      ...{ 'Número de facturas': '1', 'Servicios con factura': '0', 'Servicios devueltos': '0' },
      ...{ Base: '96,40', Cuota: '20,24', Total: '116,64' },
      Entregado: expect.stringMatching(/^20\/11\/2026/) as string,
    },
  ]);
  const all = await csvOf(kit, people.AGENT, { billingBatches: {} });
  // Made in the same instant.
  expect(all.map((row) => row['Código']).sort()).toEqual([code, other.code]);
  expect(await refused(people.OWN, { billingBatches: {} })).toBe('FORBIDDEN');
});

test('only an administrator exports work to review', async () => {
  const { service, visit } = await givenFieldWork(kit, people.OWN, place);
  const { id } = await visitNow(kit, visit.id);
  await kit.firestore.doc(`visits/${id}`).update({ status: 'CANCELLED' });
  const said = { id, occurredAt: '2026-11-20T09:00:00.000Z', file: true };
  expect(await field(kit, people.OWN, 'travelToVisit', said)).toMatchObject({ __typename: 'WorkFiled' });
  expect(await csvOf(kit, people.ADMIN, { workReviews: { status: 'OPEN' } })).toMatchObject([
    {
      ...{ Servicio: service.code, Título: service.title, Acciones: '1', Estado: 'Por revisar' },
      'Código de cliente': place.client.code,
      'Por qué no se aplicó': expect.stringMatching(/./) as string,
    },
  ]);
  expect(await refused(people.AGENT, { workReviews: { status: 'OPEN' } })).toBe('FORBIDDEN');
});

test('only an administrator exports absences, and the audit entry names the technician', async () => {
  const days = { from: '2026-12-01', to: '2026-12-04', kind: 'VACATION', note: '=Playa' } as const;
  await succeedStaff(kit, people.OWN, 'requestAbsence', days);
  await succeedStaff(kit, people.OTHER, 'requestAbsence', { ...days, from: '2026-12-02' });
  const rows = await csvOf(kit, people.ADMIN, { absences: {} });
  expect(rows.map((row) => [row['Desde'], row['Hasta'], row['Tipo'], row['Estado'], row['Nota']])).toEqual([
    ['02/12/2026', '04/12/2026', 'Vacaciones', 'Solicitada', "'=Playa"],
    ['01/12/2026', '04/12/2026', 'Vacaciones', 'Solicitada', "'=Playa"],
  ]);
  expect(rows[0]?.['Técnico']).not.toBe('');
  const asked = { technicianId: people.OWN.uid };
  const made = await requestExport(kit, people.ADMIN, { format: 'JSON', absences: asked });
  expect(made.rows).toBe(1);
  await kit.firestore.doc(`users/${people.OWN.uid}`).update({ name: 'Otra' });
  const [entry] = await auditOf(kit, made.id);
  const { name, lastName } = (await kit.firestore.doc(`users/${people.OTHER.uid}`).get()).data() ?? {};
  expect(entry).toMatchObject({
    after: {
      list: 'ABSENCES',
      technicianId: { id: people.OWN.uid, name: `${String(name)} ${String(lastName)}` },
    },
  });
  expect(await refused(people.AGENT, { absences: {} })).toBe('FORBIDDEN');
});

test('the audit entry of an export names what its list was filtered by', async () => {
  await givenCatalog(kit);
  const nobody = randomUUID().replaceAll('-', '').slice(0, 20);
  const filter = { typeId: TYPE_ID, clientId: place.client.id, siteId: place.site.id, ownerId: nobody };
  const made = await requestExport(kit, people.ADMIN, {
    format: 'JSON',
    services: { filter, sort: 'NEWEST' },
  });
  const named = (id: string) =>
    expect.objectContaining({ id, name: expect.stringMatching(/./) as string }) as object;
  expect(await auditOf(kit, made.id)).toMatchObject([
    {
      after: {
        filter: {
          ...{ typeId: named(TYPE_ID), clientId: named(place.client.id), siteId: named(place.site.id) },
          ownerId: nobody,
        },
      },
    },
  ]);
  const audit = { filter: { kind: 'CLIENT', recordId: place.client.id } } as const;
  const taken = await requestExport(kit, people.ADMIN, { format: 'JSON', audit });
  expect(await auditOf(kit, taken.id)).toMatchObject([
    { after: { filter: { kind: 'CLIENT', recordId: named(place.client.id) } } },
  ]);
});
