import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import type { ExportedList } from '@cuadrilla/domain/exports/exported-lists.ts';
import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { guessMapping } from '@cuadrilla/domain/imports/mapping.ts';
import { columnsOf, readCells } from '@cuadrilla/domain/imports/rows/read-row.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { Client } from '../clients/client.ts';
import type { Item } from '../items/item.ts';
import { csvTable } from '../tables/text-table.ts';
import { unguarded } from '../tables/formula-guard.ts';
import { anEquipment, aProspect, aSite } from '../unit/test-unit.ts';
import type { SourceDeps } from './lists/export-source.ts';
import type { Names } from './lists/record-cells.ts';
import { sourceOf } from './lists/sources.ts';

const META = { id: 'x', createdAt: new Date(0), updatedAt: new Date(0), version: 1 };
const ADDRESS = { street: 'Av. Ñoñez, s/n', number: '3', floor: '2.º B', postalCode: '08001', city: 'Ávila' };
const OWNER = { id: 'eva', name: 'Eva Sanz' };

const VALUES: Record<string, string> = { zn: 'Centro', sf: 'Frío/Calor', sg: 'Gas', web: 'Web' };
const names: Names = (_list, id) => VALUES[id] ?? '';
const listed = Object.entries(VALUES).map(([id, name]) => ({ id, name }));
const WORLD = {
  parsePhone,
  epoch1904: false,
  lists: { zones: listed, serviceTypes: listed, prospectSources: listed },
  people: [{ ...OWNER, email: 'eva@ejemplo.es' }],
};

const CONTACTS: Client['contacts'] = [
  { name: '+Íñigo; "Ñ"', position: 'Portero', phone: '+34600111222', email: 'i@ejemplo.es', main: true },
  { name: 'Leo', position: null, phone: null, email: null, main: false },
];

const client: Client = {
  ...emptyRecord(CLIENT),
  ...META,
  code: 'C-2026-0001',
  kind: 'COMPANY',
  legalName: '=Fincas; "Ñandú", S. L.',
  tradeName: '@fincas',
  nif: 'A58818501',
  emails: ['a@ejemplo.es', 'b@ejemplo.es'],
  phones: ['+34612345678', '+442079460958'],
  billingAddress: ADDRESS,
  contacts: CONTACTS,
  owner: OWNER,
  tags: ['Gas/Aire'],
  notes: 'Primera\nsegunda; tercera',
};
const site = aSite({
  name: 'Sótano -1',
  address: ADDRESS,
  zoneId: 'zn',
  accessNotes: '-2 planta',
  isDwelling: true,
});
const machine = anEquipment({
  client: { id: 'x', code: client.code, name: client.legalName },
  site: { id: 's', name: site.name },
  serialNumber: '00123',
  installedOn: '2026-11-03',
  status: 'FAULTY',
});
const prospect = aProspect({
  phone: '+34612345678',
  email: 'eva@ejemplo.es',
  address: ADDRESS,
  owner: OWNER,
  sourceId: 'web',
  interestIds: ['sf', 'sg'],
  estimatedValueCents: 123_456,
  nextActionOn: '2026-12-31',
  notes: '=1+1',
});
const item: Item = {
  ...emptyRecord(ITEM),
  ...META,
  ref: '00012',
  name: 'Válvula 1/2"; latón',
  kind: 'MATERIAL',
  unit: 'METER',
  priceCents: 1_250,
  costCents: 700,
  vatPercent: 10,
  barcodes: ['4006381333931', '8410525150005'],
  family: 'Válvulas',
};

const page = (node: object) =>
  Promise.resolve({
    edges: [{ cursor: '', node }],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: null,
  });

const deps = {
  now: () => new Date(0),
  stores: {
    clients: { list: () => page(client) },
    sites: { inUseOf: () => Promise.resolve(new Map([['x', [site]]])) },
    equipment: { ofClients: () => Promise.resolve(new Map([['x', [machine]]])) },
    prospects: { list: () => page(prospect) },
    items: { list: () => page(item) },
  },
} as unknown as SourceDeps;

/** The values of each row as an import reads them from our CSV. */
async function readBack(list: ExportedList & ImportKind) {
  const source = sourceOf(list);
  const { rows } = await source.page(deps, {}, { after: null, role: 'ADMIN', names });
  const table = csvTable({ title: '', columns: source.columns('ADMIN'), zone: 'Europe/Madrid' });
  const text = (table.head + table.rows(rows, true)).replace(/^\uFEFF/u, '');
  const [header = [], ...data] = Papa.parse<string[]>(text, {
    delimiter: ';',
    skipEmptyLines: 'greedy',
  }).data;
  const cells = data.map((row) => row.map(unguarded));
  const columns = columnsOf(list, guessMapping(list, header, cells, parsePhone));
  return cells.map((row, index) =>
    readCells(columns, { number: index + 2, cells: row }, WORLD, { titleCase: false }),
  );
}

describe('what was taken out is read as it was', () => {
  test('clients with their sites and contacts', async () => {
    const [first, second] = await readBack('CLIENTS');
    const { legalName, tradeName, nif, emails, phones, billingAddress, tags, notes, kind, code } = client;
    const own = {
      ...{ code, kind, legalName, tradeName, nif, emails, phones, billingAddress, tags, notes },
      ownerId: 'eva',
      isPropertyManager: false,
    };
    const { name, address, accessNotes, zoneId, isDwelling } = site;
    const { phone, ...contact } = CONTACTS[0] as Client['contacts'][number];
    expect(first).toEqual({
      number: 2,
      values: {
        client: own,
        site: { name, address, accessNotes, zoneId, isDwelling },
        contact: { ...contact, phone },
      },
      problems: [],
      notices: expect.anything() as unknown,
    });
    expect(second).toMatchObject({
      values: { client: own, contact: { name: 'Leo', main: false } },
      problems: [],
    });
  });

  test('equipment, whose it is and where it stands', async () => {
    const { kind, brand, serialNumber, installedOn, status } = machine;
    expect(await readBack('EQUIPMENT')).toMatchObject([
      {
        values: {
          owner: { code: client.code, nif: client.nif, legalName: client.legalName },
          place: { name: site.name },
          equipment: { kind, brand, serialNumber, installedOn, status },
        },
        problems: [],
      },
    ]);
  });

  test('prospects', async () => {
    const { name, lastName, phone, email, address, sourceId, interestIds, notes, nextActionOn } = prospect;
    expect(await readBack('PROSPECTS')).toMatchObject([
      {
        values: {
          prospect: {
            ...{ name, lastName, phone, email, address, sourceId, interestIds, notes, nextActionOn },
            ownerId: 'eva',
            estimatedValueCents: 123_456,
          },
        },
        problems: [],
      },
    ]);
  });

  test('the catalogue', async () => {
    const { ref, name, kind, unit, priceCents, costCents, vatPercent, barcodes, family } = item;
    expect(await readBack('ITEMS')).toMatchObject([
      {
        values: { item: { ref, name, kind, unit, priceCents, costCents, vatPercent, barcodes, family } },
        problems: [],
      },
    ]);
  });
});
