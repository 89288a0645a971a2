import { equipmentProblems, warrantyProblems } from '@cuadrilla/domain/inputs/clients/equipment.ts';
import { cellKey } from '@cuadrilla/domain/imports/cells/cell.ts';
import { addressKey } from '@cuadrilla/domain/imports/rows/changes.ts';
import { CROWD_OF_CLIENTS } from '@cuadrilla/domain/imports/rows/crowds.ts';
import { equipmentRows } from '@cuadrilla/domain/imports/rows/single-kinds.ts';
import type { SingleValues } from '@cuadrilla/domain/imports/rows/single-rows.ts';
import type { MatchField } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { WHY_KEPT } from '@cuadrilla/domain/imports/undo/why-kept.ts';
import { EQUIPMENT, type NewEquipment } from '@cuadrilla/domain/records/equipment.ts';
import { clientRefOf, type Client } from '../../clients/client.ts';
import { equipmentName, type Equipment } from '../../clients/equipment/equipment.ts';
import type { Site } from '../../clients/sites/site.ts';
import type { Candidate, CandidateStore } from '../store/candidates-store.ts';
import { clientsInUse, type AskedClient, type InUse } from './clients-in-use.ts';
import { singleImport, type Looked, type Preparing, type SingleRow } from './single-import.ts';

type PlaceAsked = {
  name?: string;
  address?: Partial<Record<'street' | 'number' | 'floor' | 'postalCode' | 'city', string>>;
};

const ownerOf = ({ values }: SingleRow): AskedClient => values?.where['owner'] ?? {};
const placeOf = ({ values }: SingleRow): PlaceAsked => values?.where['place'] ?? {};

/** Equipment of clients that are there: by code, NIF, name or phone of the client, and name or address of the site. */
export const equipmentImport = singleImport<Equipment>({
  entity: 'EQUIPMENT',
  changing: { fields: EQUIPMENT, problems: (after) => warrantyProblems(after as NewEquipment) },
  rows: (_parsePhone, today) => equipmentRows(today),
  async look(candidates, rows, except) {
    const clients = await clientsFor(candidates, rows);
    const ids = [...new Set([...clients.values()].flatMap((client) => ('id' in client ? client.id : [])))];
    const [sites, equipment] = await Promise.all([candidates.sitesOf(ids), candidates.equipmentOf(ids)]);
    const used = new Set<string>();
    return new Map(
      rows.map((row) => {
        const client = clients.get(row.number);
        if (client === undefined || 'message' in client)
          return [row.number, { looked: problem('owner.legalName', client?.message ?? NO_CLIENT) }];
        const site = siteFor(
          row,
          sites.filter(({ client: of, archived }) => of.id === client.id && !archived),
        );
        if ('message' in site) return [row.number, { looked: problem('place.name', site.message) }];
        return [
          row.number,
          lookAt(
            row,
            site,
            equipment.filter(({ importId }) => importId !== except),
            used,
          ),
        ];
      }),
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

const NO_CLIENT = 'No hay ningún cliente con estos datos: impórtalo antes o corrige su NIF, código o nombre';
const problem = (path: string, message: string): Looked => ({ kind: 'problem', path, message });

async function clientsFor(candidates: CandidateStore, rows: readonly SingleRow[]) {
  const found = await clientsInUse(candidates, new Map(rows.map((row) => [row.number, ownerOf(row)])));
  return new Map([...found].map(([number, clients]) => [number, theOnly(clients)]));
}

function theOnly(clients: InUse): Client | { message: string } {
  if (clients === 'CROWD') return { message: CROWD_OF_CLIENTS };
  const [client] = clients;
  if (client === undefined) return { message: NO_CLIENT };
  return clients.length === 1
    ? client
    : { message: `Hay ${clients.length} clientes así: añade su NIF o su código` };
}

/** The only site in use, or the one that is named or has the address. */
function siteFor(row: SingleRow, sites: readonly Site[]): Site | { message: string } {
  const { name, address } = placeOf(row);
  const [only] = sites;
  if (only === undefined) return { message: 'El cliente no tiene ninguna ubicación en uso' };
  const byName = name === undefined ? [] : sites.filter((site) => cellKey(site.name) === cellKey(name));
  const named =
    byName.length > 1 && address !== undefined ? byName.filter((site) => isAt(site, address)) : byName;
  if (named.length === 1 && named[0] !== undefined) return named[0];
  if (byName.length > 1)
    return {
      message: `El cliente tiene ${byName.length} ubicaciones con ese nombre: indica también la dirección`,
    };
  const byAddress = address === undefined ? [] : sites.filter((site) => isAt(site, address));
  if (byAddress.length === 1 && byAddress[0] !== undefined) return byAddress[0];
  if (sites.length === 1 && name === undefined) return only;
  return {
    message: `El cliente tiene ${sites.length === 1 ? 'otra ubicación' : `${sites.length} ubicaciones`}: indica el nombre o la dirección de una de ellas`,
  };
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

/** The same serial number at the client, or the same machine at the site. */
function lookAt(
  row: SingleRow,
  site: Site,
  known: readonly Candidate<Equipment>[],
  used: Set<string>,
): { looked: Looked; values?: SingleValues } {
  if (row.values === null) return { looked: { kind: 'new' } };
  const record = { ...(row.values.record as NewEquipment), siteId: site.id };
  const values: SingleValues = { ...row.values, record };
  const serial = cellKey(record.serialNumber ?? '');
  const ofClient = known
    .map((each) => each.record)
    .filter(({ client, id }) => client.id === site.client.id && !used.has(id));
  const bySerial =
    serial === '' ? undefined : ofClient.find((each) => cellKey(each.serialNumber ?? '') === serial);
  const nameKey = cellKey(equipmentName(record));
  const byName = ofClient.find(
    (each) =>
      each.site.id === site.id &&
      cellKey(equipmentName(each)) === nameKey &&
      (serial === '' || each.serialNumber === null),
  );
  const equipment = bySerial ?? byName;
  if (equipment === undefined) return { looked: { kind: 'new' }, values };
  used.add(equipment.id);
  const by: MatchField = bySerial === undefined ? 'NAME' : 'SERIAL';
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
