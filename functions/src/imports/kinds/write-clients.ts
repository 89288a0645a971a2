import { isDeepStrictEqual } from 'node:util';
import { clientChanges, sitePlan, type ClientValues } from '@cuadrilla/domain/imports/rows/client-plan.ts';
import {
  chosenOf,
  plannedOf,
  recordMatchOf,
  type Effect,
} from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow, Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { NewClient } from '@cuadrilla/domain/records/client.ts';
import type { NewSite } from '@cuadrilla/domain/records/site.ts';
import { clientRefOf, type Client } from '../../clients/client.ts';
import { insertClient } from '../../clients/new-client.ts';
import { decideManaging } from '../../clients/property-manager.ts';
import { insertSite, zoneOf } from '../../clients/sites/new-site.ts';
import type { Site } from '../../clients/sites/site.ts';
import { chooseOwner } from '../../staff/owner.ts';
import { matchClients } from './client-matches.ts';
import { holdingClients } from './held-clients.ts';
import type { ClientRow, Matched } from './client-row.ts';
import type { RowsBefore, Writing } from './kind-of-import.ts';
import { CHANGED, withResult } from './write-result.ts';

/** A client of this page as the transaction leaves it, with its sites; null if its first row was not imported. */
type Held = {
  client: Client;
  /** Those against which the rows were checked. */
  known: readonly Site[];
  sites: Site[];
  how: 'created' | 'updated';
};

type World = Writing & {
  /** Sites in use of a client that is not new, without those that this import has made. */
  sitesOf: (clientId: string) => Site[];
  found: ReadonlyMap<number, Matched>;
  held: Map<number, Held | null>;
  done: Map<number, ImportRow>;
};

export async function writeClients(
  { stores, ...unit }: Writing,
  rows: readonly ClientRow[],
  before: RowsBefore,
): Promise<ClientRow[]> {
  const makes = rows.some((row) => plannedOf(row, unit.rule) === 'created');
  if (makes) await stores.codes.hold('client');
  const { matches: found } = await matchClients(stores.candidates, rows, unit.importId);
  const known = [...namedBy(rows, before)];
  const writing = { ...unit, stores: await holdingClients(stores, known) };
  const [sitesOf] = await Promise.all([sitesRead(writing, known), askHolders(writing, rows)]);
  const world: World = { ...writing, sitesOf, found, held: new Map(), done: new Map(before) };
  for (const row of managersFirst(rows)) world.done.set(row.number, await writeRow(world, row));
  return rows.map((row) => (world.done.get(row.number) ?? row) as ClientRow);
}

/** A community copies the name of its administrador, which a row of this page may change. */
function managersFirst(rows: readonly ClientRow[]): ClientRow[] {
  const named = new Set(rows.flatMap(({ values }) => values?.client?.managedById ?? []));
  const isOfManager = (row: ClientRow) => row.head === null && named.has(recordMatchOf(row)?.id ?? '');
  return [...rows.filter(isOfManager), ...rows.filter((row) => !isOfManager(row))];
}

/** Read in the transaction before it writes anything, so that nobody's change is overwritten. */
async function sitesRead({ stores, importId }: Writing, clientIds: readonly string[]) {
  const found = await stores.candidates.sitesOf(clientIds, importId);
  const read = await Promise.all(found.map(({ id }) => stores.sites.find(id)));
  const inUse = read.flatMap((site) => (site === null || site.archived ? [] : [site]));
  return (clientId: string) => inUse.filter(({ client }) => client.id === clientId);
}

/** Reads the owners of all NIFs of the page at once; the store keeps them. */
async function askHolders({ stores, rule }: Writing, rows: readonly ClientRow[]): Promise<void> {
  const written = rows.filter((row) => ['created', 'updated'].includes(plannedOf(row, rule) ?? ''));
  const nifs = written.flatMap(({ head, values }) => (head === null ? (values?.client?.nif ?? []) : []));
  await Promise.all(nifs.map((nif) => stores.clients.idByNif(nif)));
}

/** The clients that the rows change or name, and those of their first rows on earlier pages. */
function* namedBy(rows: readonly ClientRow[], before: RowsBefore): Generator<string> {
  for (const { head, values } of rows) {
    const managedById = values?.client?.managedById;
    if (managedById != null) yield managedById;
    const first = head === null ? undefined : before.get(head);
    const made = first?.result?.traces.find(({ entity }) => entity === 'CLIENT')?.id;
    if (made !== undefined) yield made;
  }
  for (const row of [...rows, ...before.values()]) {
    const match = recordMatchOf(row);
    if (match !== null) yield match.id;
  }
}

async function writeRow(world: World, row: ClientRow): Promise<ClientRow> {
  const planned = plannedOf(row, world.rule) ?? 'skipped';
  const { values } = row;
  if (values === null || (planned !== 'created' && planned !== 'updated')) return withResult(row, planned);
  if (row.head !== null) return writeFurther(world, { ...row, values }, row.head);
  const changed = await whatChanged(world, row);
  if (changed !== null) {
    world.held.set(row.number, null);
    return withResult(row, 'changed', { text: changed });
  }
  return planned === 'created' ? create(world, { ...row, values }) : update(world, { ...row, values });
}

type WithValues = ClientRow & { values: ClientValues };

/** Why the row no longer matches what it matched at the check, in Spanish. */
async function whatChanged({ found, stores }: World, row: ClientRow): Promise<string | null> {
  const { number, status, values } = row;
  const now = found.get(number)?.client ?? null;
  const match = recordMatchOf(row);
  if (match === null) {
    // Only a new row: whoever makes a second record knows of the similar one.
    if (now !== null && status.kind === 'NEW') return `${CHANGED.now}: ${now.legalName} (${now.code})`;
    const nif = values?.client?.nif ?? null;
    return nif !== null && (await stores.clients.idByNif(nif)) !== null ? CHANGED.now : null;
  }
  const current = await stores.clients.find(match.id);
  if (current === null || current.mergedInto !== null) return CHANGED.gone;
  if (current.version !== match.version) return CHANGED.edited;
  return now !== null && now.id !== match.id ? CHANGED.other : null;
}

const OWNER_INACTIVE = 'El agente ya no está activo';

async function create(world: World, row: WithValues): Promise<ClientRow> {
  const { stores, held, now } = world;
  const { client, site } = row.values;
  if (client === null) throw new Error(`Row ${row.number} has no client`);
  const owner = await chooseOwner(stores.staff, client.ownerId);
  const refuse = (text: string) => {
    held.set(row.number, null);
    return withResult(row, 'changed', { text });
  };
  if (owner === undefined) return refuse(OWNER_INACTIVE);
  const made = await insertClient(stores, { client, site, owner, originProspectId: null }, now);
  if (made.kind === 'duplicate') return refuse(CHANGED.now);
  if (made.kind === 'invalid') return refuse(made.fields[0]?.message ?? CHANGED.now);
  const meta = { createdAt: now, updatedAt: now, version: 1 };
  held.set(row.number, {
    client: made.client,
    known: [],
    sites: made.site ? [{ ...made.site, ...meta }] : [],
    how: 'created',
  });
  const traces: Trace[] = [
    { kind: 'created', entity: 'CLIENT', id: made.client.id, name: made.client.legalName },
  ];
  if (made.site) traces.push({ kind: 'created', entity: 'SITE', id: made.site.id, name: made.site.name });
  return withResult(row, 'created', { traces });
}

async function update(world: World, row: WithValues): Promise<ClientRow> {
  const { stores, rule, held } = world;
  const match = recordMatchOf(row);
  const before = match && (await stores.clients.find(match.id));
  if (before === null) return withResult(row, 'changed', { text: CHANGED.gone });
  const refuse = (text: string) => {
    held.set(row.number, null);
    return withResult(row, 'changed', { text });
  };
  const mode = chosenOf(row, rule) === 'UPDATE' ? 'UPDATE' : 'UPDATE_EMPTY';
  const changes = clientChanges(before, row.values, mode) ?? {};
  const sites = world.sitesOf(before.id);
  const {
    ownerId = before.owner?.id ?? null,
    managedById,
    ...rest
  } = changes as Partial<Pick<NewClient, 'ownerId' | 'managedById'>>;
  const owner = await chooseOwner(stores.staff, ownerId, before.owner);
  if (owner === undefined) return refuse(OWNER_INACTIVE);
  const managing = await decideManaging(stores.clients, before, {
    kind: before.kind,
    managedById,
    ...rest,
  });
  if (managing.kind === 'invalid') return refuse(managing.fields[0]?.message ?? CHANGED.edited);
  const { isPropertyManager, managedBy } = managing;
  const after: Client = { ...before, ...rest, owner, isPropertyManager, managedBy };
  const holder =
    after.nif === null || after.nif === before.nif ? null : await stores.clients.idByNif(after.nif);
  if (holder !== null && holder !== before.id) return refuse('Su NIF es ahora de otro cliente');
  const here: Held = { client: before, known: sites, sites, how: 'updated' };
  const traces: Trace[] = [];
  if (Object.keys(changes).length > 0) {
    await stores.clients.save(before, after);
    here.client = { ...after, version: before.version + 1 };
    traces.push(changeTrace('CLIENT', { ...here.client, name: after.legalName }, before, after));
  }
  held.set(row.number, here);
  const ofSite = await writeSite(world, here, row.values, mode);
  if (!('refused' in ofSite)) return withResult(row, 'updated', { traces: [...traces, ...ofSite] });
  const text = ofSite.refused;
  return traces.length === 0
    ? withResult(row, 'changed', { text })
    : withResult(row, 'updated', { traces, text });
}

/** By the names of the stored fields that differ. */
function changeTrace(
  entity: 'CLIENT' | 'SITE',
  { id, name, version }: { id: string; name: string; version: number },
  before: object,
  after: object,
): Trace {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const names = Object.keys(is).filter((each) => !isDeepStrictEqual(was[each], is[each]));
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(names.map((each) => [each, from[each] ?? null]));
  return { kind: 'updated', entity, id, name, version, before: pick(was), after: pick(is) };
}

/** The reason in Spanish. */
type Refused = { refused: string };

async function writeSite(
  world: World,
  here: Held,
  values: ClientValues,
  mode: 'UPDATE' | 'UPDATE_EMPTY',
): Promise<Trace[] | Refused> {
  const plan = sitePlan(here.known, values, mode);
  if (plan.kind === 'none') return [];
  if (plan.kind === 'add') return addSite(world, here, plan.site);
  const { stores } = world;
  const before = here.sites.find(({ id }) => id === plan.id);
  if (before === undefined) return [];
  const chosen = before.zoneChosen ? before.zoneId : null;
  const known = { ...before, zoneId: chosen, ...plan.changes };
  const zone = zoneOf(known, (await stores.settings.section('zones')).values, before.zoneId);
  const after: Site = { ...known, ...(zone ?? {}), client: clientRefOf(here.client) };
  await stores.sites.save(before, after);
  if (here.client.mainSiteId === after.id)
    stores.clients.saveTotals(here.client, { mainSite: after.address });
  const written = { ...after, version: before.version + 1 };
  here.sites = here.sites.map((each) => (each.id === after.id ? written : each));
  // Its client has a trace of its own, and gives the site its name.
  return [changeTrace('SITE', written, before, { ...after, client: before.client })];
}

async function addSite({ stores, now }: World, here: Held, site: NewSite): Promise<Trace[] | Refused> {
  const made = await insertSite(stores, here.client, site);
  if (made.kind === 'invalid') return { refused: made.fields[0]?.message ?? CHANGED.now };
  const isMain = here.client.mainSiteId === null;
  here.client = {
    ...here.client,
    siteCount: here.client.siteCount + 1,
    ...(isMain && { mainSiteId: made.site.id, mainSite: made.site.address }),
  };
  here.sites = [...here.sites, { ...made.site, createdAt: now, updatedAt: now, version: 1 }];
  return [{ kind: 'created', entity: 'SITE', id: made.site.id, name: made.site.name }];
}

/** A further site of a client whose first row is in this page or an earlier one. */
async function writeFurther(world: World, row: WithValues, head: number): Promise<ClientRow> {
  if (!world.held.has(head)) world.held.set(head, await heldBefore(world, world.done.get(head)));
  const here = world.held.get(head) ?? null;
  if (here === null) return withResult(row, 'changed', { text: CHANGED.head });
  if (here.how === 'created') {
    const traces = row.values.site === null ? [] : await addSite(world, here, row.values.site);
    return 'refused' in traces
      ? withResult(row, 'changed', { text: traces.refused })
      : withResult(row, 'created', { traces });
  }
  const mode = chosenOf(row, world.rule) === 'UPDATE' ? 'UPDATE' : 'UPDATE_EMPTY';
  const traces = await writeSite(world, here, row.values, mode);
  return 'refused' in traces
    ? withResult(row, 'changed', { text: traces.refused })
    : withResult(row, 'updated', { traces });
}

async function heldBefore({ stores, sitesOf }: World, head: ImportRow | undefined): Promise<Held | null> {
  const result = head?.result ?? null;
  const how: Effect | null = result?.kind === 'created' || result?.kind === 'updated' ? result.kind : null;
  const known = result?.traces.find(({ entity }) => entity === 'CLIENT')?.id;
  const id = known ?? recordMatchOf(head)?.id;
  if (id === undefined || (result?.kind !== 'unchanged' && how === null)) return null;
  const client = await stores.clients.find(id);
  if (client === null || client.archived) return null;
  const sites = sitesOf(id);
  return { client, known: sites, sites, how: how === 'created' ? 'created' : 'updated' };
}
