import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreateExportInput } from '../gql/graphql.ts';
import { givenClient, someClient, someEquipment, someSite, succeed } from '../kits/client-kit.ts';
import { finishImport, givenImport, mutateImport, succeedImport, takeStep } from '../kits/import-kit.ts';
import { givenItem } from '../kits/item-kit.ts';
import { clearProject, execute, gql, startKit, type Kit, type Person } from '../kits/kit.ts';
import { givenProspect, putSettings } from '../kits/prospect-kit.ts';

const CREATE = gql(`mutation CreateAnyExport($input: CreateExportInput!) {
  createExport(input: $input) { __typename ... on ExportSuccess { export { id rows } } }
}`);

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
});
afterAll(() => kit.stop());

async function requestExport(input: CreateExportInput) {
  const { createExport } = await execute(kit, admin, CREATE, { input });
  if (createExport.__typename !== 'ExportSuccess') throw new Error(createExport.__typename);
  const { id, rows } = createExport.export;
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await kit.files(new Request(`http://cuadrilla.test/files/exports/${id}`, { headers }));
  return { rows, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const ADDRESS = { street: 'Av. Ñoñez, s/n', number: '3', floor: '2.º B', postalCode: '08001', city: 'Ávila' };

async function putClients() {
  const managing = await givenClient(kit, admin, {
    client: someClient({ legalName: 'Fincas Sur', isPropertyManager: true }),
  });
  const community = someClient({
    kind: 'COMMUNITY',
    legalName: '=C. P. "Ñandú"; 14',
    tradeName: '@portal',
    nif: 'H12345674',
    managedById: managing.client.id,
    emails: ['a@ejemplo.es', 'b@ejemplo.es'],
    phones: ['612 34 56 78', '+44 20 7946 0958'],
    billingAddress: ADDRESS,
    ownerId: admin.uid,
    tags: ['Gas/Aire'],
    notes: '-1\nsegunda; línea',
    contacts: [
      { name: '+Íñigo', position: 'Portero', phone: '600 111 222', email: 'i@ejemplo.es', main: true },
      { name: 'Leo' },
      { name: 'Ana' },
    ],
  });
  const { client, site } = await givenClient(kit, admin, {
    client: community,
    site: someSite({ name: 'Sótano -1', address: ADDRESS, accessNotes: '@llave' }),
  });
  const second = someSite({ name: 'Bajo', address: { ...ADDRESS, number: '5' }, isDwelling: true });
  await succeed(kit, admin, 'createSite', { clientId: client.id, site: second });
  const person = await givenClient(kit, admin, {
    client: someClient({ kind: 'PERSON', legalName: 'Eva Sanz', nif: null }),
  });
  return { site, home: person.site };
}

async function putEquipment({ site, home }: Awaited<ReturnType<typeof putClients>>) {
  const machine = { serialNumber: '00123', installedOn: '2024-02-29', warrantyUntil: '2027-03-01' };
  for (const equipment of [
    someEquipment(site.id, { ...machine, status: 'FAULTY', notes: '=1+1\nsegunda; línea' }),
    someEquipment(home.id, { kind: 'AIR_CONDITIONER', brand: null, serialNumber: '12E5' }),
  ]) {
    await succeed(kit, admin, 'createEquipment', { equipment });
  }
}

async function putProspects() {
  await putSettings(kit);
  await givenProspect(kit, admin, {
    lastName: '=Ñíguez; "S"',
    nif: '12345678Z',
    phone: '+44 20 7946 0123',
    address: ADDRESS,
    sourceId: 'web',
    interestIds: ['boiler', 'leak'],
    need: '-2 radiadores',
    estimatedValueCents: 123_456,
    ownerId: admin.uid,
    nextActionOn: '2026-12-31',
    notes: '@nota\nsegunda',
    doNotContact: true,
  });
  await givenProspect(kit, admin, {
    kind: 'COMPANY',
    name: null,
    lastName: null,
    legalName: 'Fríos, S.L.',
    phone: null,
  });
}

async function putItems() {
  await givenItem(kit, admin, {
    ref: '00012',
    name: '=Válvula 1/2"; latón',
    unit: 'METER',
    priceCents: 123_456,
    vatPercent: 10,
    family: 'Válvulas',
    barcodes: ['4006381333931', '8410525150005'],
    supplierRef: '-1',
    description: 'Primera\nsegunda; tercera',
  });
  await givenItem(kit, admin, {
    ref: '1E5',
    kind: 'LABOUR',
    unit: 'HOUR',
    priceCents: null,
    costCents: null,
  });
}

test('importing an exported file changes nothing', async () => {
  await putEquipment(await putClients());
  await putProspects();
  await putItems();
  for (const { kind, collections, ...asked } of [
    { kind: 'CLIENTS', collections: ['clients', 'sites'], clients: { sort: 'NAME' } },
    { kind: 'EQUIPMENT', collections: ['equipment'], equipment: { sort: 'NAME' } },
    { kind: 'PROSPECTS', collections: ['prospects'], prospects: { sort: 'NEWEST' } },
    { kind: 'ITEMS', collections: ['items'], items: { sort: 'REF' } },
  ] as const) {
    const before = await versions(collections);
    for (const format of ['CSV', 'XLSX'] as const) {
      const { rows, bytes } = await requestExport({ format, ...asked });
      const of = `${kind} as ${format}`;
      expect(rows, of).toBeGreaterThan(1);
      const name = `datos.${format.toLowerCase()}`;
      const id = await givenImport(kit, admin, { kind, name, bytes });
      await takeStep(kit, admin, { id, version: 1 }, 'CHECK');
      await succeedImport(kit, admin, 'decideImport', { id, rule: 'UPDATE' });
      const checked = await finishImport(kit, admin, id);
      expect(checked.columns.find(({ header }) => header === 'Administrador de fincas')?.target, of).toBe(
        kind === 'CLIENTS' ? 'client.managedById' : undefined,
      );
      expect(checked, of).toMatchObject({
        problem: null,
        announced: { created: 0, updated: 0, error: 0, undecided: 0 },
      });
      const { unchanged = 0, repeated = 0 } = checked.announced ?? {};
      expect(unchanged + repeated, of).toBe(rows);
      const start = { id, version: checked.version, act: 'START' } as const;
      expect(await mutateImport(kit, admin, 'actOnImport', start), of).toMatchObject({
        __typename: 'TransitionError',
        message: 'No hay ninguna fila que importar',
      });
      expect(await versions(collections), of).toEqual(before);
    }
  }
});

async function versions(collections: readonly string[]) {
  const all = await Promise.all(
    collections.map(async (name) => (await kit.firestore.collection(name).get()).docs),
  );
  return all.flat().map((doc) => [doc.ref.path, doc.updateTime.toMillis()]);
}
