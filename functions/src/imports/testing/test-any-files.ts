/** Random files of each kind, and random data to match them with. Small pools, so that rows and records meet. */
import fc from 'fast-check';
import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import type { Address } from '@cuadrilla/domain/inputs/parts/address.ts';
import type { Client } from '../../clients/client.ts';
import { aClient } from '../../clients/testing/test-client.ts';
import type { Item } from '../../items/item.ts';
import { anItem } from '../../items/testing/test-item.ts';
import { anEquipment, aProspect, aSite, type inMemory } from '../../unit/testing/test-unit.ts';
import { aTechnician } from '../../unit/testing/test-work.ts';

type World = NonNullable<Parameters<typeof inMemory>[0]>;

export type AnyFile = { world: World; text: string };

const LINES_MAX = 60;

const address = (street: string, number = '1', postalCode = '28013'): Address => ({
  ...{ street, number, postalCode },
  ...{ floor: null, city: 'Madrid' },
});

/** Cells by header; headers that belong together, and their cells, are one text with `|` between them. */
type Cells = Readonly<Record<string, readonly string[]>>;

/** Mostly blank. */
const rare = (...cells: readonly string[]): string[] => [
  ...Array<string>(6 * cells.length).fill(''),
  ...cells,
];
/** Mostly the first ones. */
const often = (cells: readonly string[], ...others: readonly string[]): string[] => [
  ...Array.from({ length: 8 }, () => cells).flat(),
  ...others,
];

function fileWith(cells: Cells): fc.Arbitrary<string> {
  const headers = Object.keys(cells);
  const blank = headers.map((header) => header.replaceAll(/[^|]/g, ''));
  const row = fc.tuple(
    ...headers.map((header, index) =>
      fc.constantFrom(...(cells[header] ?? [])).map((cell) => (cell === '' ? blank[index] : cell)),
    ),
  );
  return (
    fc
      .array(row, { minLength: 1, maxLength: LINES_MAX, size: 'max' })
      // A file without any data is refused when it is uploaded.
      .filter((rows) => rows.some((cells) => cells.some((cell, index) => cell !== blank[index])))
      .map((rows) => [headers, ...rows].map((each) => `${each.join('|').replaceAll('|', ';')}\r\n`).join(''))
  );
}

const some = <T>(all: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...all]);

/** Each with one site, which is its main one, and managed by one that is there. */
function withSites(clients: readonly Partial<Client>[]): Pick<World, 'clients' | 'sites'> {
  const ids = new Set(clients.map(({ id }) => id));
  const made = clients.map(({ managedBy = null, ...each }) =>
    aClient({
      ...{ code: `C-${each.id?.toUpperCase()}`, siteCount: 1, mainSiteId: `s-${each.id}` },
      ...{ ...each, managedBy: managedBy && ids.has(managedBy.id) ? managedBy : null },
    }),
  );
  const sites = made.map(({ id, code, legalName }) =>
    aSite({ id: `s-${id}`, client: { id, code, name: legalName }, address: address('Calle Mayor') }),
  );
  return { clients: made.map((each) => ({ ...each, mainSite: address('Calle Mayor') })), sites };
}

const LEO = { id: 'leo', name: 'Leo Gil' };
const MAR = { id: 'mar', name: 'Mar Díaz' };
/** Who may own clients and prospects. */
const TEAM: Pick<World, 'staff' | 'users'> = {
  staff: [LEO, MAR].map((each) => ({ ...each, role: 'AGENT', active: true })),
  users: [
    aTechnician({ id: 'leo', role: 'AGENT', name: 'Leo', lastName: 'Gil' }),
    aTechnician({ id: 'mar', role: 'AGENT', name: 'Mar', lastName: 'Díaz' }),
  ],
};
const AGENTS = [...rare('Leo Gil', 'Mar Díaz'), 'leo gil', 'Nadie'];

const CONTACT = { name: 'Eva', position: null, phone: null, email: null, main: true };

const CLIENTS = fc.record({
  world: some<Partial<Client>>([
    {
      ...{ id: 'k1', nif: 'B12345674', legalName: 'Sur de antes', phones: ['+34600111222'] },
      ...{ contacts: [CONTACT], tags: ['VIP'], owner: MAR, notes: 'De antes' },
    },
    { id: 'k2', kind: 'PERSON', nif: null, legalName: 'Ana', phones: ['+34612345678'], owner: LEO },
    { id: 'k3', kind: 'PERSON', nif: '12345678Z', legalName: 'Ana Ruiz', archived: true },
    { id: 'k4', nif: null, legalName: 'Fincas', isPropertyManager: true, phones: ['+34600333444'] },
    {
      ...{ id: 'k6', kind: 'COMMUNITY', nif: 'H12345674', legalName: 'Comunidad Sol' },
      managedBy: { id: 'k4', code: 'C-K4', name: 'Fincas' },
    },
    { id: 'k5', kind: 'PERSON', nif: '01234567L', legalName: 'Luis', emails: ['luis@ejemplo.es'] },
  ]).map((clients): World => ({ ...withSites(clients), ...TEAM })),
  text: fileWith({
    Tipo: rare('Empresa', 'Particular', 'Comunidad'),
    'Es administrador': rare('sí', 'no'),
    'Administrador de fincas': rare('Fincas', 'C-K4'),
    Código: rare('C-K1', 'C-K2', 'C-K3', 'C-K4', 'C-K5', 'C-K6', 'C-otro'),
    Nombre: often(
      [
        'Sur, S.L.',
        'Ana Ruiz',
        'Luis Gil',
        'Comunidad de Propietarios Sol',
        'Sur de antes',
        'Ana',
        'Eva Sanz',
      ],
      '',
    ),
    NIF: often(['B12345674', '12345678Z', '01234567L', 'H12345674', '', '', ''], '1234'),
    'Nombre comercial': rare('El Sur'),
    Teléfono: often(['612345678', '600111222/600333444', '', '', ''], '6,12E+08'),
    Email: often(['', '', '', '', 'luis@ejemplo.es', 'Luis@Ejemplo.es', 'otro@ejemplo.es'], 'no'),
    'Dirección fiscal|CP fiscal|Población fiscal': rare('Plaza Fiscal 1|28001|Madrid'),
    Ubicación: rare('Casa', 'Nave'),
    'Dirección|Número|CP|Población': often(
      ['Calle Mayor|1|28013|Madrid', 'Calle Sol|2|28013|Madrid', 'Calle Luna|3|28013|Madrid', '', ''],
      'Calle Mala|1||',
    ),
    Acceso: rare('Llaves en portería'),
    'Contacto|Cargo|Teléfono contacto': [...rare('Eva||', 'Leo|Gerente|600999888', 'Eva|Gerente|'), 'Mar||'],
    Etiquetas: rare('VIP', 'vip, Fijo'),
    Agente: AGENTS,
    Notas: ['', '', '', 'Llamar', 'De antes', 'Avisar a Eva'],
  }),
});

const EQUIPMENT = fc.record({
  world: some([
    anEquipment({
      ...{ id: 'e1', client: { id: 'k1', code: 'C-K1', name: 'Uno' }, site: { id: 's-k1', name: 'Casa' } },
      ...{ serialNumber: 'SN1', brand: 'Vaillant', model: null, installedOn: '2024-01-01' },
    }),
    anEquipment({
      ...{ id: 'e2', client: { id: 'k2', code: 'C-K2', name: 'Dos' }, site: { id: 's-k2', name: 'Casa' } },
      ...{ serialNumber: null, brand: 'Junkers', installedOn: '2020-02-29', status: 'RETIRED' },
    }),
    ...['SN3', 'SN4', 'SN5'].map((serialNumber) =>
      anEquipment({
        ...{ id: serialNumber, client: { id: 'k1', code: 'C-K1', name: 'Uno' } },
        ...{ site: { id: 's-k1', name: 'Casa' }, serialNumber },
      }),
    ),
  ]).map((equipment): World => {
    const { clients = [], sites = [] } = withSites([
      { id: 'k1', nif: 'B12345674', legalName: 'Uno' },
      { id: 'k2', kind: 'PERSON', nif: null, legalName: 'Dos', phones: ['+34612345678'] },
      { id: 'k3', nif: null, legalName: 'Tres', archived: true },
      { id: 'k4', nif: null, legalName: 'Dos' },
    ]);
    const other = aSite({
      ...{ id: 's2', client: { id: 'k2', code: 'C-K2', name: 'Dos' } },
      ...{ name: 'Nave', address: address('Calle Sol', '2') },
    });
    return { clients, sites: [...sites, other], equipment };
  }),
  text: fileWith({
    'Cliente|CIF|Código cliente|Teléfono': often(
      ['Uno|||', '|B12345674||', '||C-K2|', '|||612345678', 'Uno|B12345674||'],
      ...['Dos|||', 'Tres|||', 'Nadie|||', '|||'],
    ),
    'Ubicación|Dirección|CP': often(['||', 'Casa||', 'Nave||', '|Calle Mayor|', '|Calle Sol 2|'], 'Obra||'),
    Tipo: often(['Caldera', 'Split'], 'Cafetera'),
    Marca: ['Vaillant', 'Junkers', ''],
    Modelo: rare('ecoTEC'),
    'Nº serie': ['', 'SN1', 'sn1', 'SN2', 'SN3', 'SN4', 'SN5'],
    'Fecha instalación': [...rare('3 nov 2024'), ...rare('01/01/2024'), '31/02/2024'],
    Garantía: rare('03/11/2027', '03/11/2021'),
    Estado: rare('Averiado', 'Retirado'),
    Notas: rare('En la cubierta'),
  }),
});

const PROSPECTS = fc.record({
  world: some([
    aProspect({ id: 'p1', code: 'P-1', phone: '+34600111222', owner: LEO, notes: 'De antes' }),
    aProspect({ id: 'p2', code: 'P-2', phone: null, email: 'luis@ejemplo.es', nif: '12345678Z', owner: MAR }),
    aProspect({ id: 'p3', code: 'P-3', phone: '+34612345678', status: 'CONVERTED' }),
    aProspect({ id: 'p4', code: 'P-4', phone: null, email: 'eva@ejemplo.es', status: 'DISCARDED' }),
    aProspect({ id: 'p5', code: 'P-5', phone: '+34600555666', status: 'LOST' }),
    aProspect({
      id: 'p6',
      code: 'P-6',
      kind: 'COMPANY',
      legalName: 'Sur',
      name: null,
      phone: '+34600777888',
    }),
  ]).chain((prospects) =>
    some<Partial<Client>>([
      { id: 'k1', nif: null, legalName: 'Cliente', phones: ['+34600333444'] },
      { id: 'k2', nif: null, legalName: 'Fincas', isPropertyManager: true, phones: ['+34600555666'] },
    ]).map((clients): World => ({ ...withSites(clients), ...TEAM, prospects })),
  ),
  text: fileWith({
    Código: rare('P-1', 'P-2', 'P-3', 'P-6', 'P-9'),
    'Nombre|Apellidos|Empresa': often(
      ['Ana|Ruiz|', 'Eva|Sanz|', 'Calderas Sur SL||', '||Calderas Sur, S.L.', 'Leo||Norte'],
      '||',
    ),
    Tipo: rare('Empresa', 'Particular'),
    NIF: often(['', '', '', '', '12345678Z', 'B12345674'], '1234'),
    'Teléfono|Email': often(
      [
        ...['600111222|', '612345678|', '600333444|', '600555666|', '600777888|', '600000001|', '600000002|'],
        ...['|luis@ejemplo.es', '|EVA@ejemplo.es', '|otro@ejemplo.es', '600111222|luis@ejemplo.es'],
        ...['600000001|otro@ejemplo.es', '600777888|nuevo@ejemplo.es'],
      ],
      ...['|', '600|', '|no'],
    ),
    'CP|Población': rare('28013|Madrid'),
    Necesidad: rare('Cambiar la caldera'),
    Valor: rare('1.200,50', '-3'),
    'Próxima acción': rare('03/12/2026'),
    Agente: AGENTS,
    Notas: rare('Llamar', 'De antes'),
  }),
});

function priced(item: Partial<Item> & { priceCents: number }): Item {
  const { priceCents, costCents = null } = item;
  return anItem({ ...item, prices: [{ priceCents, costCents, at: new Date(0), byName: 'Ana' }] });
}

const ITEMS = fc.record({
  world: some([
    priced({ id: 'i1', ref: 'VAL-15', priceCents: 1_250 }),
    priced({ id: 'i2', ref: 'Árbol', priceCents: 300, costCents: 100, barcodes: ['96385074'] }),
    anItem({ id: 'i3', ref: 'CUBO', name: 'Cubo', priceCents: null }),
    priced({ id: 'i4', ref: 'CAB', priceCents: 300, archived: true }),
  ]).map((items): World => ({ items })),
  text: fileWith({
    Referencia: often(['VAL-15', 'val-15', 'arbol', 'CAB', 'CUBO', 'MO', 'TUBO', 'LLAVE', 'TE'], ''),
    Nombre: often(['Válvula', 'Válvula de esfera 15 mm', 'Cubo'], ''),
    Tipo: [...rare('Mano de obra', 'Material'), 'Nada'],
    Familia: rare('Fontanería'),
    Unidad: rare('h', 'ud'),
    Precio: ['', '', '12,50 €', '3', '3', '(1,50)'],
    Coste: rare('7', '1'),
    IVA: [...rare('21%', '10'), '13'],
    EAN: rare('8410525150005', '96385074', '8410525150006'),
    'Ref. proveedor': rare('P-150'),
    Detalle: rare('Con palanca'),
  }),
});

export const ANY_FILE: Readonly<Record<ImportKind, fc.Arbitrary<AnyFile>>> = {
  CLIENTS,
  EQUIPMENT,
  PROSPECTS,
  ITEMS,
};
