import { equipmentProblems, warrantyProblems } from '@cuadrilla/domain/inputs/clients/equipment.ts';
import { cellKey } from '@cuadrilla/domain/imports/cells/cell.ts';
import { addressKey } from '@cuadrilla/domain/imports/rows/changes.ts';
import { TOO_MANY_CLIENTS, severalClients } from '@cuadrilla/domain/imports/rows/too-common.ts';
import { equipmentRows } from '@cuadrilla/domain/imports/rows/single-kinds.ts';
import {
  recordChanges,
  type Changing,
  type SingleValues,
} from '@cuadrilla/domain/imports/rows/single-rows.ts';
import { recordMatchOf, type MatchField } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { NamedRecord } from '@cuadrilla/domain/imports/rows/named-record.ts';
import { WHY_KEPT } from '@cuadrilla/domain/imports/undo/why-kept.ts';
import { EQUIPMENT, type NewEquipment } from '@cuadrilla/domain/records/equipment.ts';
import { clientRefOf, type Client } from '../../clients/client.ts';
import { equipmentName, type Equipment } from '../../clients/equipment/equipment.ts';
import type { Site } from '../../clients/sites/site.ts';
import type { CandidateStore } from '../store/candidates-store.ts';
import { clientsInUse, whyArchived, type AskedClient, type InUse } from './clients-in-use.ts';
import { singleImport, type Look, type Preparing, type SingleRow } from './single-import.ts';

type PlaceAsked = {
  name?: string;
  address?: Partial<Record<'street' | 'number' | 'floor' | 'postalCode' | 'city', string>>;
};

const ownerOf = ({ values }: SingleRow): AskedClient => values?.where['owner'] ?? {};
const placeOf = ({ values }: SingleRow): PlaceAsked => values?.where['place'] ?? {};

const CHANGING: Changing = {
  fields: EQUIPMENT,
  problems: (after) => warrantyProblems(after as NewEquipment),
};

/** Equipment of existing clients, by code, NIF, name or phone of the client, and name or address of the site. */
export const equipmentImport = singleImport<Equipment>({
  entity: 'EQUIPMENT',
  changing: CHANGING,
  rows: (_parsePhone, today) => equipmentRows(today),
  async look(candidates, rows, except) {
    const clients = await clientsFor(candidates, rows);
    const ids = [...new Set([...clients.values()].flatMap((client) => ('id' in client ? client.id : [])))];
    const [sites, equipment] = await Promise.all([candidates.sitesOf(ids), candidates.equipmentOf(ids)]);
    const others = equipment.filter(({ importId }) => importId !== except).map(({ record }) => record);
    const placed = rows.map((row): Placed | [number, Look] => {
      const client = clients.get(row.number);
      if (client === undefined || 'message' in client)
        return [
          row.number,
          { looked: { kind: 'problem', path: 'owner.legalName', ...(client ?? NO_CLIENT) } },
        ];
      const site = siteFor(
        row,
        sites.filter(({ client: of, archived }) => of.id === client.id && !archived),
      );
      if ('message' in site)
        return [row.number, { looked: { kind: 'problem', path: 'place.name', ...site } }];
      return { row, ...machinesFor(row, site, others) };
    });
    const chosen = chooseEach(placed.flatMap((each) => (Array.isArray(each) ? [] : each)));
    return new Map(
      placed.map((each) => (Array.isArray(each) ? each : [each.row.number, lookAt(each, chosen)])),
    );
  },
  find: ({ stores }, id) => stores.equipment.find(id),
  called: equipmentName,
  async prepare(writing, rows) {
    for (const { values } of rows) if (values !== null) await placeFor(writing, values);
  },
  async create(writing, _row, values) {
    const typed = values.record as NewEquipment;
    const { site, client } = await placeFor(writing, values);
    if (site === null || client === null || site.archived || client.archived) {
      return { kind: 'changed', text: 'La ubicación ya no está en uso' };
    }
    const { stores } = writing;
    const id = stores.equipment.newId();
    const made = { ...typed, client: clientRefOf(client), site: { id: site.id, name: site.name }, id };
    stores.equipment.insert(made);
    return { kind: 'done', id, name: equipmentName(made) };
  },
  async save({ stores, today }, before, after) {
    const [wrong] = equipmentProblems(after, today);
    if (wrong) return wrong.message;
    await stores.equipment.save(before, after);
    return null;
  },
  remove: ({ stores }, equipment) => stores.equipment.remove(equipment),
  usedBy: ({ uses }, { id }) => (uses.ofEquipment(id) === null ? null : WHY_KEPT.services),
});

/** Machines are counted at their site and client, which cannot be read after that. */
async function placeFor({ stores, once }: Preparing, { record }: SingleValues) {
  const { siteId } = record as NewEquipment;
  const site = await once(siteId, () => stores.sites.find(siteId));
  const clientId = site?.client.id;
  const client =
    clientId === undefined ? null : await once(clientId, () => stores.clients.findCurrent(clientId));
  return { site, client };
}

type Why = { message: string; record?: NamedRecord };

const NO_CLIENT: Why = {
  message: 'No hay ningún cliente con estos datos: impórtalo antes o corrige su NIF, código o nombre',
};

async function clientsFor(candidates: CandidateStore, rows: readonly SingleRow[]) {
  const found = await clientsInUse(candidates, new Map(rows.map((row) => [row.number, ownerOf(row)])));
  return new Map([...found].map(([number, clients]) => [number, theOnly(clients)]));
}

function theOnly(clients: InUse): Client | Why {
  if (clients === 'TOO_MANY') return { message: TOO_MANY_CLIENTS };
  if ('archived' in clients) return whyArchived(clients.archived);
  const [client] = clients;
  if (client === undefined) return NO_CLIENT;
  return clients.length === 1 ? client : { message: severalClients(clients.length) };
}

/** The only site in use, or the one that is named or has the address. */
function siteFor(row: SingleRow, sites: readonly Site[]): Site | { message: string } {
  const { name, address } = placeOf(row);
  const [only] = sites;
  if (only === undefined) return { message: 'El cliente no tiene ninguna ubicación en uso' };
  const byName = name === undefined ? [] : sites.filter((site) => cellKey(site.name) === cellKey(name));
  const named = byName.length > 1 && address !== undefined ? sitesAt(byName, address) : byName;
  if (named.length === 1 && named[0] !== undefined) return named[0];
  if (byName.length > 1)
    return {
      message: `El cliente tiene ${byName.length} ubicaciones con ese nombre: indica también la dirección`,
    };
  const byAddress = address === undefined ? [] : sitesAt(sites, address);
  if (byAddress.length === 1 && byAddress[0] !== undefined) return byAddress[0];
  if (sites.length === 1 && name === undefined) return only;
  return {
    message: `El cliente tiene ${sites.length === 1 ? 'otra ubicación' : `${sites.length} ubicaciones`}: indica el nombre o la dirección de una de ellas`,
  };
}

/** The floor distinguishes sites of one building. */
function sitesAt(sites: readonly Site[], address: NonNullable<PlaceAsked['address']>): Site[] {
  const found = sites.filter((site) => isAt(site, address));
  const floor = cellKey(address.floor ?? '');
  const exact = found.filter((site) => cellKey(site.address.floor ?? '') === floor);
  return exact.length === 1 ? exact : found;
}

function isAt(
  { address }: Site,
  { street, number, postalCode }: NonNullable<PlaceAsked['address']>,
): boolean {
  if (street === undefined) return postalCode !== undefined && address.postalCode === postalCode;
  const asked = { street: [street, number].filter(Boolean).join(' ') };
  const own = { street: [address.street, address.number].filter(Boolean).join(' ') };
  return (
    addressKey(asked) === addressKey(own) && (postalCode === undefined || address.postalCode === postalCode)
  );
}

type Placed = { row: SingleRow; values: SingleValues | null; by: MatchField; machines: readonly Equipment[] };

/** The same serial number at the client, or the same machine at the site. */
function machinesFor(row: SingleRow, site: Site, known: readonly Equipment[]): Omit<Placed, 'row'> {
  if (row.values === null) return { values: null, by: 'NAME', machines: [] };
  const record = { ...(row.values.record as NewEquipment), siteId: site.id };
  const values: SingleValues = { ...row.values, record };
  const serial = cellKey(record.serialNumber ?? '');
  const ofClient = known.filter(({ client }) => client.id === site.client.id);
  const bySerial =
    serial === '' ? [] : ofClient.filter((each) => cellKey(each.serialNumber ?? '') === serial);
  if (bySerial.length > 0) return { values, by: 'SERIAL', machines: bySerial };
  const nameKey = cellKey(equipmentName(record));
  const byName = ofClient.filter(
    (each) =>
      each.site.id === site.id &&
      cellKey(equipmentName(each)) === nameKey &&
      (serial === '' || each.serialNumber === null),
  );
  return { values, by: 'NAME', machines: byName };
}

/**
 * Assigns a different machine to each row: its earlier match, else by serial number, else one that the row does not change, else any.
 * So identical machines are not exchanged if a file lists them in another order.
 */
function chooseEach(rows: readonly Placed[]): ReadonlyMap<number, Equipment> {
  const chosen = new Map<number, Equipment>();
  // Rows with more values first, because one with fewer may match any of its machines.
  const ordered = rows.toSorted((a, b) => (b.values?.sent.length ?? 0) - (a.values?.sent.length ?? 0));
  const used = new Set<string>();
  const isSame = (values: SingleValues | null, machine: Equipment) =>
    values !== null && recordChanges(CHANGING, machine, values, 'UPDATE') === null;
  const passes: ((placed: Placed, machine: Equipment) => boolean)[] = [
    ({ row }, { id }) => recordMatchOf(row)?.id === id,
    ({ by }) => by === 'SERIAL',
    ({ values }, machine) => isSame(values, machine),
    () => true,
  ];
  for (const may of passes) {
    for (const placed of ordered) {
      if (chosen.has(placed.row.number)) continue;
      const found = placed.machines.find((machine) => !used.has(machine.id) && may(placed, machine));
      if (found === undefined) continue;
      chosen.set(placed.row.number, found);
      used.add(found.id);
    }
  }
  return chosen;
}

function lookAt({ row, values, by }: Placed, chosen: ReadonlyMap<number, Equipment>): Look {
  const equipment = chosen.get(row.number);
  if (values === null) return { looked: { kind: 'new' } };
  if (equipment === undefined) return { looked: { kind: 'new' }, values };
  const { id, version } = equipment;
  const match = {
    kind: 'record',
    entity: 'EQUIPMENT',
    id,
    version,
    code: null,
    name: equipmentName(equipment),
    by,
    closed: null,
  } as const;
  return { looked: { kind: 'record', found: { match, current: equipment, isSame: false } }, values };
}
