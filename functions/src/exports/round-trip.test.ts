import { expect, test } from 'vitest';
import { aClient } from '../clients/test-client.ts';
import { importsInMemory } from '../imports/test-imports.ts';
import { csvTable } from '../tables/text-table.ts';
import { aProspect, aSite, anEquipment } from '../unit/test-unit.ts';
import { CLIENTS, EQUIPMENT_OF_CLIENTS } from './lists/client-sources.ts';
import type { ExportSource } from './lists/export-source.ts';
import { SERVICES } from './lists/service-source.ts';
import { ITEMS, PROSPECTS, TECHNICIANS } from './lists/simple-sources.ts';

const address = {
  street: 'Calle Mayor 3 bis',
  number: '5',
  floor: '2.º B',
  postalCode: '08001',
  city: 'Barcelona',
};
const contact = {
  name: 'Eva',
  position: 'Gerente',
  phone: '+34600111222',
  email: 'eva@ejemplo.es',
  main: true,
};

const client = aClient({
  ...{
    id: 'c1',
    code: 'C-2026-0001',
    kind: 'COMPANY',
    legalName: '=Sur; "S.L."',
    tradeName: 'Sur',
    nif: 'B12345674',
  },
  ...{
    emails: ['a@ejemplo.es', 'b@ejemplo.es'],
    phones: ['+34612345678', '+33142685300'],
    billingAddress: address,
  },
  ...{
    contacts: [contact, { ...contact, name: 'Luis', main: false }],
    tags: ['Gas/aire'],
    notes: 'Una\ny otra',
  },
  ...{ siteCount: 2, mainSiteId: 's1', mainSite: address },
});
const ref = { id: 'c1', code: client.code, name: client.legalName };
const sites = [
  aSite({
    id: 's1',
    client: ref,
    name: 'Nave',
    address,
    accessNotes: 'Llaves',
    contactPhone: '+34600333444',
  }),
  aSite({
    id: 's2',
    client: ref,
    name: 'Casa',
    address: { ...address, number: '7', floor: null },
    isDwelling: true,
  }),
];
const equipment = [
  anEquipment({
    id: 'e1',
    client: ref,
    site: { id: 's1', name: 'Nave' },
    serialNumber: '0012',
    installedOn: '2024-11-03',
  }),
  anEquipment({ id: 'e2', client: ref, site: { id: 's2', name: 'Casa' }, brand: 'Daikin', notes: 'Arriba' }),
];
const prospect = aProspect({
  email: 'p@ejemplo.es',
  estimatedValueCents: 120_050,
  nextActionOn: '2026-12-03',
  need: 'Caldera',
});

/** Closed ones are in the list, too. */
const prospects = [
  prospect,
  aProspect({
    ...({ id: 'p2', code: 'P-2026-0002', status: 'CONVERTED' } as const),
    ...{ email: 'p2@ejemplo.es', phone: '+34600111333' },
  }),
  aProspect({
    ...({ id: 'p3', code: 'P-2026-0003', status: 'DISCARDED' } as const),
    ...{ email: 'p3@ejemplo.es', phone: '+34600111444' },
  }),
];

const pageOf =
  <T>(nodes: T[]) =>
  () =>
    Promise.resolve({
      edges: nodes.map((node) => ({ cursor: '', node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    });

async function exported<A extends object>(source: ExportSource<A>, stores: object): Promise<string> {
  const deps = { stores, users: {}, now: () => new Date('2026-11-24T10:00:00Z') };
  const state = { after: null, role: 'ADMIN', names: () => '' };
  const { rows } = await source.page(deps as never, {} as A, state as never);
  const columns = source.columns('ADMIN');
  const { head, rows: written, foot } = csvTable({ title: 'x', columns, zone: 'Europe/Madrid' });
  return head + written(rows, true) + foot;
}

test.each([
  [
    'CLIENTS',
    () =>
      exported(CLIENTS, {
        clients: { list: pageOf([client]) },
        sites: { inUseOf: () => Promise.resolve(new Map([['c1', sites]])) },
      }),
  ],
  [
    'EQUIPMENT',
    () =>
      exported(EQUIPMENT_OF_CLIENTS, {
        clients: { list: pageOf([client]) },
        equipment: { ofClients: () => Promise.resolve(new Map([['c1', equipment]])) },
      }),
  ],
  ['PROSPECTS', () => exported(PROSPECTS, { prospects: { list: pageOf(prospects) } })],
])('importing exported %s changes nothing', async (kind, write) => {
  const world = importsInMemory({ clients: [client], sites, equipment, prospects });
  const id = await world.check(await write(), kind);
  expect(world.rows(id).flatMap(({ problems }) => problems)).toEqual([]);
  const planned = world.rows(id).map(({ status }) => status.kind);
  expect(planned.filter((each) => each !== 'UNCHANGED' && each !== 'REPEATED')).toEqual([]);
});

test('only what an import would split is marked as one value', () => {
  const split = (source: Pick<ExportSource<object>, 'columns'>) =>
    source.columns('ADMIN').flatMap(({ name, isSplit }) => (isSplit ? name : []));
  expect(split(CLIENTS)).toEqual(['emails', 'phones', 'tags']);
  expect(split(ITEMS)).toEqual(['barcodes']);
  expect(split(SERVICES)).toEqual([]);
  expect(split(TECHNICIANS)).toEqual([]);
});

test('importing exported ITEMS changes nothing', async () => {
  const world = importsInMemory();
  const first = await world.check(
    'Referencia;Nombre;PVP;Coste;IVA;Ud;EAN\r\n007;Válvula;12,5;7;10;m;8410525150005\r\n',
    'ITEMS',
  );
  await world.import(first);
  const text = await exported(ITEMS, { items: { list: pageOf([...world.found.items.values()]) } });
  const id = await world.check(text, 'ITEMS');
  expect(world.rows(id).map(({ status }) => status.kind)).toEqual(['UNCHANGED']);
});

test('importing exported communities keeps their property manager', async () => {
  const manager = aClient({
    ...{
      id: 'm1',
      code: 'C-2026-0101',
      legalName: '=Fincas; Sur',
      nif: 'B12345674',
      isPropertyManager: true,
    },
  });
  const managedBy = { id: 'm1', code: manager.code, name: manager.legalName };
  const community = aClient({
    ...{ id: 'c2', code: 'C-2026-0102', legalName: 'C. P. Sol', kind: 'COMMUNITY' as const, managedBy },
  });
  const text = await exported(CLIENTS, {
    clients: { list: pageOf([manager, community]) },
    sites: { inUseOf: () => Promise.resolve(new Map()) },
  });
  const world = importsInMemory({ clients: [manager, { ...community, managedBy: null }] });
  const id = await world.check(text);
  await world.decide(id, { rule: 'UPDATE' });
  expect((await world.import(id)).result).toMatchObject({ updated: 1, unchanged: 1, error: 0 });
  expect(world.found.clients.get('c2')).toMatchObject({ managedBy });
});
