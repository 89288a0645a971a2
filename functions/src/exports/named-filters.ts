import type { ValueList } from '@cuadrilla/domain/records/field.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { equipmentName } from '../clients/equipment/equipment.ts';
import type { AuditKind } from '../graphql/types.generated.ts';
import type { UserStore } from '../staff/store/user-store.ts';
import type { Stores } from '../unit/stores.ts';
import type { Names } from './lists/record-cells.ts';

/** Shown on one line by who reads the entry. */
type Named = { id: string; code?: string; name: string };

export type NamedDeps = {
  stores: { [N in 'clients' | 'sites' | 'equipment']: Pick<Stores[N], 'find'> } & Pick<Stores, 'audit'>;
  users: Pick<UserStore, 'find'>;
  now: () => Date;
};

type Find = (deps: NamedDeps, id: string) => Promise<Named | null>;

const person: Find = async ({ users }, id) => {
  const found = await users.find(id);
  return found?.kind === 'user' ? { id, name: fullName(found.user) } : null;
};

const client: Find = async ({ stores }, id) => {
  const found = await stores.clients.find(id);
  return found && { id, code: found.code, name: found.legalName };
};

const RECORDS: Readonly<Record<string, Find>> = {
  ownerId: person,
  technicianId: person,
  actorId: person,
  clientId: client,
  managedById: client,
  siteId: async ({ stores }, id) => {
    const found = await stores.sites.find(id);
    return found && { id, name: `${found.client.name}: ${found.name}` };
  },
  equipmentId: async ({ stores }, id) => {
    const found = await stores.equipment.find(id);
    return found && { id, name: equipmentName(found) };
  },
};

const VALUES: Readonly<Record<string, ValueList>> = {
  typeId: 'serviceTypes',
  interestId: 'serviceTypes',
  zoneId: 'zones',
  sourceId: 'prospectSources',
};

/**
 * The filters of a list, with the current names of their ids, for the audit entry of its export. Unknown ids stay
 * as they are. One read for each named record.
 */
export async function withNames(deps: NamedDeps, asked: object, names: Names): Promise<object> {
  const entries = Object.entries(asked).map(async ([field, value]: [string, unknown]) => {
    if (field === 'filter' && typeof value === 'object' && value !== null) {
      return [field, await withNames(deps, value, names)] as const;
    }
    if (typeof value !== 'string') return [field, value] as const;
    return [field, (await named(deps, { field, id: value, asked }, names)) ?? value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

type Filter = { field: string; id: string; asked: object };

async function named(deps: NamedDeps, { field, id, asked }: Filter, names: Names): Promise<Named | null> {
  const list = VALUES[field];
  if (list !== undefined) {
    const name = names(list, id);
    return name === '' ? null : { id, name };
  }
  if (field === 'recordId' && 'kind' in asked) return audited(deps, asked.kind as AuditKind, id);
  return (await RECORDS[field]?.(deps, id)) ?? null;
}

/** The last entries of a record may be about its parts, so several are read. */
const LOOKED_AT = 20;

async function audited({ stores, now }: NamedDeps, kind: AuditKind, recordId: string): Promise<Named | null> {
  const page = { first: LOOKED_AT, after: null, filter: { kind, recordId } };
  const { edges } = await stores.audit.list(page, now());
  const own = edges.find(({ node }) => node.kind === kind && node.recordId === recordId);
  return own?.node.subject == null ? null : { id: recordId, name: own.node.subject };
}
