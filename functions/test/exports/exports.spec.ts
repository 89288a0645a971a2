import { randomUUID } from 'node:crypto';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExportStore } from '../../src/exports/export-store.ts';
import { maintainExports } from '../../src/server/maintain-exports.ts';
import type { CreateExportInput } from '../gql/graphql.ts';
import { auditOf, givenClient, someClient, someSite, succeed } from '../kits/client-kit.ts';
import { givenItem } from '../kits/item-kit.ts';
import { CREATE, csvOf, fetchFile, maintainedBy, requestExport } from '../kits/exports/export-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { givenProspect } from '../kits/prospect-kit.ts';
import { countReads } from '../kits/reads.ts';
import { givenCatalog, givenService } from '../kits/service-kit.ts';

let kit: Kit;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

describe('an export of clients', () => {
  test('has the rows of the list, one per site or contact, without archived ones', async () => {
    const client = someClient({
      legalName: '=Fincas "Ñ"; S.A.',
      phones: ['+34 612 34 56 78', '+44 20 7946 0958'],
      tags: ['Zarzuela'],
      contacts: [
        { name: 'Eva', phone: '600 111 222', main: true },
        { name: 'Leo', position: 'Portero' },
        { name: 'Ana', email: 'ana@ejemplo.es' },
      ],
    });
    const made = await givenClient(kit, agent, {
      client,
      site: someSite({ name: 'Casa', address: { street: 'Mayor', postalCode: '08001', city: 'Barcelona' } }),
    });
    const { site } = await succeed(kit, agent, 'createSite', {
      clientId: made.client.id,
      site: someSite({ name: 'Obra' }),
    });
    await succeed(kit, agent, 'archiveSite', { id: site.id, version: 1 });
    await givenClient(kit, agent);
    const rows = await csvOf(kit, agent, { clients: { filter: { tag: 'zarzuela' }, sort: 'NAME' } });
    expect(
      rows.map((row) => [row['Código'], row['Nombre de la ubicación'], row['Nombre del contacto']]),
    ).toEqual([
      [made.client.code, 'Casa', 'Eva'],
      [made.client.code, '', 'Leo'],
      [made.client.code, '', 'Ana'],
    ]);
    expect(rows[0]).toMatchObject({
      'Nombre o razón social': `'=Fincas "Ñ"; S.A.`,
      Teléfonos: '612 34 56 78 | 0044 20 7946 0958',
      'Dirección: código postal': '08001',
      'Contacto principal': 'Sí',
    });
    const machine = await succeed(kit, agent, 'createEquipment', {
      equipment: { kind: 'BOILER', siteId: made.site.id, brand: 'Vaillant', serialNumber: '00123' },
    });
    expect(machine.equipment.serialNumber).toBe('00123');
    expect(
      await csvOf(kit, admin, { equipment: { filter: { tag: 'zarzuela' }, sort: 'NAME' } }),
    ).toMatchObject([
      {
        'Cliente: código': made.client.code,
        'Ubicación: nombre de la ubicación': 'Casa',
        'Número de serie': '00123',
      },
    ]);
  });

  test('is audited, made once per key, and downloadable only by the person who made it', async () => {
    const input: CreateExportInput = { format: 'XLSX', clients: { search: 'fincas', sort: 'NEWEST' } };
    const key = randomUUID();
    const made = await requestExport(kit, agent, input, key);
    expect(made).toMatchObject({ list: 'CLIENTS', status: 'READY', rows: 3 });
    expect((await requestExport(kit, agent, input, key)).id).toBe(made.id);
    expect(await auditOf(kit, made.id)).toMatchObject([
      {
        actor: agent.uid,
        action: 'createExport',
        entity: 'EXPORT',
        subject: 'Clientes',
        before: null,
        after: { list: 'CLIENTS', format: 'XLSX', rows: 3, words: 'fincas', sort: 'NEWEST' },
      },
    ]);
    const response = await fetchFile(kit, agent, made.id);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${made.fileName}"`);
    const [sheet] = await readExcelFile(Buffer.from(await response.arrayBuffer()));
    expect(sheet?.sheet).toBe('Clientes');
    expect(sheet?.data[1]).toContain('08001');
    expect((await fetchFile(kit, admin, made.id)).status).toBe(404);
    expect((await fetchFile(kit, agent, 'nobody')).status).toBe(404);
  });
});

test('each list is exported as its screen shows it, to those with permission', async () => {
  await givenProspect(kit, agent, { name: 'Eva', lastName: 'Sanz' });
  const item = await givenItem(kit, admin, { costCents: 31_337 });
  await givenCatalog(kit);
  const { code } = await givenService(kit, admin);
  const technician = await kit.given.technician();
  expect(await csvOf(kit, agent, { prospects: { sort: 'NEWEST', filter: { open: true } } })).toMatchObject([
    { Nombre: 'Eva', Apellidos: 'Sanz', Estado: 'Nuevo' },
  ]);
  expect(await csvOf(kit, admin, { items: { search: item.ref, sort: 'REF' } })).toMatchObject([
    { Referencia: item.ref, 'Coste por unidad, sin IVA': '313,37', IVA: '21' },
  ]);
  expect(await csvOf(kit, admin, { services: { sort: 'DUE' } })).toMatchObject([
    { Código: code, Estado: 'Pendiente de asignar' },
  ]);
  expect(await csvOf(kit, admin, { technicians: { sort: 'NAME' } })).toMatchObject([
    { 'Correo electrónico': technician.email, Estado: 'Activo' },
  ]);
  expect(await csvOf(kit, admin, { agents: { sort: 'NAME', role: 'AGENT' } })).toMatchObject([
    { 'Correo electrónico': agent.email },
  ]);
  for (const input of [
    { items: { sort: 'REF' } },
    { services: { sort: 'DUE' } },
    { technicians: { sort: 'NAME' } },
    { equipment: { sort: 'NAME' } },
  ] as const) {
    const { errors } = await kit.send(
      { query: CREATE.toString(), variables: { input: { format: 'CSV', ...input } } },
      agent,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('an export costs at most two reads per row and 12, and maintenance finishes and removes it', async () => {
  const log = { info: () => undefined, error: (...entry: unknown[]) => expect(entry).toEqual([]) };
  const { firestore } = kit;
  const dependencies = maintainedBy(kit);
  const tally = countReads(firestore);
  tally.reads = 0;
  const made = await requestExport(kit, admin, { format: 'CSV', clients: { sort: 'NAME' } });
  expect(tally.reads).toBeLessThanOrEqual(2 * made.rows + 12);

  const ref = firestore.doc(`exports/${made.id}`);
  const touchedAt = new Date(Date.now() - 600_000);
  await ref.update({ status: 'RUNNING', rows: 0, parts: 0, cursor: null, touchedAt });
  await firestore.doc(`blobs/export_${made.id}_0`).delete();
  await maintainExports(dependencies, log, new Date(Date.now() + 60_000));
  expect((await ref.get()).data()).toMatchObject({ status: 'READY', rows: made.rows, parts: 1 });
  expect((await fetchFile(kit, admin, made.id)).status).toBe(200);

  const later = new Date(Date.now() + 25 * 3_600_000);
  await maintainExports({ ...dependencies, now: () => later }, log, later);
  expect((await ref.get()).exists).toBe(false);
  expect((await firestore.doc(`blobs/export_${made.id}_0`).get()).exists).toBe(false);
  expect(await auditOf(kit, made.id)).toHaveLength(2);
});

test('maintenance continues the export that has waited longest, however many others wait', async () => {
  const { id } = await requestExport(kit, admin, { format: 'CSV', clients: { sort: 'NAME' } });
  const { firestore } = kit;
  const kept = (await firestore.doc(`exports/${id}`).get()).data() ?? {};
  const touchedBefore = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const put = (name: string, minutes: number) =>
    firestore.doc(`exports/${name}`).set({ ...kept, status: 'RUNNING', touchedAt: touchedBefore(minutes) });
  await Promise.all(Array.from({ length: 25 }, (_, index) => put(`a${index}`, index < 20 ? 0 : 10)));
  await put('z', 20);
  const left = await createExportStore(firestore).left(touchedBefore(1));
  expect(left.map((each) => each.id)).toEqual(['z', 'a20', 'a21', 'a22', 'a23', 'a24']);
});
