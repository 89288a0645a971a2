import { canonicalEmail } from '../../contact/email.ts';
import { mayBeManaged, mayManage, type PartyKind } from '../../contact/party.ts';
import {
  managingOf,
  stopManagingProblem,
  stopsManaging,
  type ManagingProblem,
} from '../../contact/property-managers.ts';
import { CLIENT, type ClientFields, type NewClient } from '../../records/client.ts';
import { SITE, type NewSite, type SiteFields } from '../../records/site.ts';
import { cellKey } from '../cells/cell.ts';
import {
  addressKey,
  changeLabels,
  changesFor,
  inputsOf,
  only,
  untouchedLabels,
  type UpdateMode,
} from './changes.ts';
import type { Inputs } from './read-row.ts';
import type { Effect, Effects, MatchField } from './row-states.ts';

/** The writes of a row of clients: the client only on its first row. */
export type ClientValues = {
  code: string | null;
  /** `managedById` is unknown until the data is looked at. */
  client: NewClient | null;
  /** A NIF, code or name. */
  manager: string | null;
  site: NewSite | null;
  sent: ByRecord;
  /** Never overwritten. */
  guarded: ByRecord;
};

type ByRecord = { client: readonly string[]; site: readonly string[] };

/**
 * Two clients with one name may be the same, unless their NIFs differ or they are people who share neither phone nor e-mail though
 * both have one.
 */
export function isNamesake(own: Named, other: Named): boolean {
  if (cellKey(own.legalName) !== cellKey(other.legalName)) return false;
  if (own.nif !== null && other.nif !== null && own.nif !== other.nif) return false;
  if (own.kind !== 'PERSON' || other.kind !== 'PERSON') return true;
  const [had, has] = [own, other].map(({ emails, phones }) => [...emails.map(canonicalEmail), ...phones]);
  return had?.length === 0 || has?.length === 0 || had?.some((each) => has?.includes(each)) === true;
}

type Named = Pick<NewClient, 'legalName' | 'nif' | 'kind' | 'emails' | 'phones'>;

export type KnownSite = SiteFields & { id: string };

export type SitePlan =
  { kind: 'none' } | { kind: 'add'; site: NewSite } | { kind: 'change'; id: string; changes: Inputs };

export function clientChanges(
  current: ClientFields,
  { client, sent, guarded }: ClientValues,
  mode: UpdateMode,
): Inputs | null {
  if (client === null) return null;
  const changes = changesFor(
    CLIENT,
    inputsOf(CLIENT, current),
    only(client, sent.client),
    mode,
    guarded.client,
  );
  return changes && allowedTo((changes['kind'] as PartyKind | undefined) ?? current.kind, changes);
}

/** Drops fields that this kind of client does not have. */
function allowedTo(kind: PartyKind, changes: Inputs): Inputs | null {
  const { managedById, isPropertyManager, ...others } = changes;
  const allowed: Inputs = {
    ...others,
    ...(managedById !== undefined && mayBeManaged(kind) && { managedById }),
    ...(isPropertyManager !== undefined && mayManage(kind) && { isPropertyManager }),
  };
  return Object.keys(allowed).length === 0 ? null : allowed;
}

/** Matches a site of the client by address or by name. */
function knownSite(sites: readonly KnownSite[], { site, sent }: ClientValues): KnownSite | undefined {
  if (site === null) return undefined;
  const place = addressKey(site.address);
  return (
    sites.find(({ address }) => addressKey(address) === place) ??
    (sent.site.includes('name') ? sites.find(({ name }) => cellKey(name) === cellKey(site.name)) : undefined)
  );
}

export function sitePlan(sites: readonly KnownSite[], values: ClientValues, mode: UpdateMode): SitePlan {
  const { site, sent, guarded } = values;
  if (site === null) return { kind: 'none' };
  const known = knownSite(sites, values);
  if (known === undefined) return { kind: 'add', site };
  const changes = changesFor(SITE, inputsOf(SITE, known), only(site, sent.site), mode, guarded.site);
  return changes === null ? { kind: 'none' } : { kind: 'change', id: known.id, changes };
}

/** An archived client is not changed; no second client is made with the same NIF or code. */
export function clientEffects(
  current: { client: ClientFields; sites: readonly KnownSite[]; hasCommunities: boolean },
  values: ClientValues,
  by: MatchField,
): { effects: Effects; changes: string[]; untouched: string[]; problem: ManagingProblem | null } {
  const problem = managingProblem(current, clientChanges(current.client, values, 'UPDATE'));
  const effectOf = (mode: UpdateMode): Effect => {
    const isSame =
      clientChanges(current.client, values, mode) === null &&
      sitePlan(current.sites, values, mode).kind === 'none';
    if (isSame) return 'unchanged';
    return current.client.archived || (mode === 'UPDATE' && problem !== null) ? 'skipped' : 'updated';
  };
  const changes = clientChanges(current.client, values, 'UPDATE');
  const site = sitePlan(current.sites, values, 'UPDATE');
  return {
    effects: {
      SKIP: 'skipped',
      UPDATE_EMPTY: effectOf('UPDATE_EMPTY'),
      UPDATE: effectOf('UPDATE'),
      CREATE: by === 'NIF' || by === 'CODE' ? 'skipped' : 'created',
    },
    changes: [
      ...(changes === null ? [] : changeLabels(CLIENT, changes)),
      ...(site.kind === 'add' ? ['Una ubicación más'] : []),
      ...(site.kind === 'change' ? changeLabels(SITE, site.changes) : []),
    ],
    untouched: untouchedIn(current, values),
    problem,
  };
}

function untouchedIn(
  { client, sites }: { client: ClientFields; sites: readonly KnownSite[] },
  values: ClientValues,
): string[] {
  const { client: own, site, sent, guarded } = values;
  const known = knownSite(sites, values);
  return [
    ...(own === null
      ? []
      : untouchedLabels(CLIENT, inputsOf(CLIENT, client), only(own, sent.client), guarded.client)),
    ...(site === null || known === undefined
      ? []
      : untouchedLabels(SITE, inputsOf(SITE, known), only(site, sent.site), guarded.site)),
  ];
}

/** Nobody stops managing while there are communities; only overwriting could make them stop. */
function managingProblem(
  { client, hasCommunities }: { client: ClientFields; hasCommunities: boolean },
  changes: Inputs | null,
): ManagingProblem | null {
  const { isPropertyManager, managedBy } = client;
  const had = { isPropertyManager, managedById: managedBy?.id ?? null };
  const after = managingOf({ kind: client.kind, ...changes }, had);
  return after.ok && stopsManaging(had, after.value) ? stopManagingProblem(hasCommunities) : null;
}

/** An earlier row of the file is alike: only a second record can be made of this one. */
export const effectsOfAlike = (by: MatchField): Effects => ({
  SKIP: 'skipped',
  UPDATE_EMPTY: 'skipped',
  UPDATE: 'skipped',
  CREATE: by === 'NIF' || by === 'CODE' || by === 'REF' ? 'skipped' : 'created',
});
