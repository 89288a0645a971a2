import { recordMatchOf } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { importsInMemory } from '../imports/testing/test-imports.ts';
import { csvTable } from '../tables/text-table.ts';
import { aProspect, aSite, anEquipment } from '../unit/testing/test-unit.ts';
import { CLIENTS, EQUIPMENT_OF_CLIENTS } from './lists/client-sources.ts';
import type { ExportSource, SourceDeps } from './lists/export-source.ts';
import { SERVICES } from './lists/service-source.ts';
import { ITEMS, PROSPECTS, TECHNICIANS } from './lists/simple-sources.ts';
import { UNREAD } from './testing/test-sources.ts';

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
      totalCount: null,
    });

async function exported<A extends object>(
  source: ExportSource<A>,
  stores: Partial<SourceDeps['stores']>,
): Promise<string> {
  const deps = {
    ...UNREAD,
    stores: { ...UNREAD.stores, ...stores },
    now: () => new Date('2026-11-24T10:00:00Z'),
  };
  const { rows } = await source.page(deps, {} as A, { after: null, role: 'ADMIN', names: () => '' });
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
        sites: { ofClients: () => Promise.resolve(new Map([['c1', sites]])) },
      }),
  ],
  [
    'EQUIPMENT',
    () =>
      exported(EQUIPMENT_OF_CLIENTS, {
        clients: { list: pageOf([client]) },
        sites: { ofClients: () => Promise.resolve(new Map([['c1', sites]])) },
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

const archived = aClient({
  ...{ id: 'c9', code: 'C-2020-0009', legalName: 'Cerrado, S.L.', nif: null, archived: true },
  ...{ siteCount: 1, mainSiteId: 's9', mainSite: address, phones: ['+34600999888'] },
});

test('importing exported archived clients changes nothing', async () => {
  const of = { id: archived.id, code: archived.code, name: archived.legalName };
  const own = [aSite({ id: 's9', client: of, name: 'Local', address })];
  const text = await exported(CLIENTS, {
    clients: { list: pageOf([archived]) },
    sites: { ofClients: () => Promise.resolve(new Map([['c9', own]])) },
  });
  const world = importsInMemory({ clients: [archived], sites: own });
  const id = await world.check(text);
  expect(world.rows(id).map(({ status }) => status.kind)).toEqual(['UNCHANGED']);
});

/** Sites of one name, as a company calls each of its flats. */
const flats = [
  ['7', null],
  ['9', '1.º A'],
  ['9', '1.º B'],
  ['9', null],
].map(([number = '', floor = null], index) =>
  aSite({
    ...{ id: `s${index}`, client: ref, name: 'Piso' },
    address: { ...address, number: String(number), floor },
  }),
);

test('importing exported sites of one name, and what stands there, changes nothing', async () => {
  const sitesOf = () => Promise.resolve(new Map([['c1', flats]]));
  const machines = flats.map(({ id, name }) =>
    anEquipment({ id: `e-${id}`, client: ref, site: { id, name }, brand: 'Daikin', notes: id }),
  );
  const world = importsInMemory({ clients: [client], sites: flats, equipment: machines });
  const clients = { list: pageOf([client]) };
  const ofClients = () => Promise.resolve(new Map([['c1', machines]]));
  for (const [kind, text] of [
    ['CLIENTS', await exported(CLIENTS, { clients, sites: { ofClients: sitesOf } })],
    [
      'EQUIPMENT',
      await exported(EQUIPMENT_OF_CLIENTS, {
        clients,
        sites: { ofClients: sitesOf },
        equipment: { ofClients },
      }),
    ],
  ] as const) {
    const id = await world.check(text, kind);
    expect(world.rows(id).map(({ status, problems }) => problems[0]?.message ?? status.kind)).toEqual(
      flats.map(() => 'UNCHANGED'),
    );
  }
});

test.each(['as it is', 'turned round'])(
  'importing exported identical machines, %s, changes nothing',
  async (order) => {
    const same = { client: ref, site: { id: 's1', name: 'Nave' }, brand: 'Daikin', model: 'X' };
    const machines = [
      anEquipment({ id: 'e1', ...same, notes: 'Cocina', installedOn: '2024-11-03' }),
      anEquipment({ id: 'e2', ...same, notes: 'Salón', installedOn: '2024-11-03' }),
      anEquipment({ id: 'e3', ...same, notes: 'Salón', installedOn: '2024-11-03' }),
      anEquipment({ id: 'e4', ...same, serialNumber: 'SN4', notes: null }),
      anEquipment({ id: 'e5', ...same, notes: null }),
    ];
    const listed = order === 'as it is' ? machines : machines.toReversed();
    const text = await exported(EQUIPMENT_OF_CLIENTS, {
      clients: { list: pageOf([client]) },
      sites: { ofClients: () => Promise.resolve(new Map([['c1', sites]])) },
      equipment: { ofClients: () => Promise.resolve(new Map([['c1', listed]])) },
    });
    const world = importsInMemory({ clients: [client], sites, equipment: machines });
    const id = await world.check(text, 'EQUIPMENT');
    expect(new Set(world.rows(id).map((row) => recordMatchOf(row)?.id)).size).toBe(machines.length);
    expect(world.rows(id).map(({ status }) => status.kind)).toEqual(listed.map(() => 'UNCHANGED'));
  },
);

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
    sites: { ofClients: () => Promise.resolve(new Map()) },
  });
  const world = importsInMemory({ clients: [manager, { ...community, managedBy: null }] });
  const id = await world.check(text);
  await world.decide(id, { rule: 'UPDATE' });
  expect((await world.import(id)).result).toMatchObject({ updated: 1, unchanged: 1, error: 0 });
  expect(world.found.clients.get('c2')).toMatchObject({ managedBy });
});

test('a machine at an archived site is exported with its address', async () => {
  const closed = aSite({ id: 's8', client: ref, name: 'Nave', address, archived: true });
  const machine = anEquipment({ id: 'e8', client: ref, site: { id: closed.id, name: closed.name } });
  const text = await exported(EQUIPMENT_OF_CLIENTS, {
    clients: { list: pageOf([client]) },
    sites: { ofClients: () => Promise.resolve(new Map([['c1', [closed]]])) },
    equipment: { ofClients: () => Promise.resolve(new Map([['c1', [machine]]])) },
  });
  expect(text).toContain(`;Nave;${address.street};`);
});
