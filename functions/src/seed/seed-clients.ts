import type { EquipmentFields } from '@cuadrilla/domain/records/equipment.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { changedFields, writeAudit } from '../store/audit.ts';
import { clientRefOf, type Client } from '../clients/client.ts';
import { equipmentName } from '../clients/equipment/equipment.ts';
import { contentOf, rowToClient, toDocument } from '../clients/store/client-document.ts';
import { writeTags } from '../clients/store/client-tags.ts';
import { auditedEquipment, equipmentToDocument } from '../clients/store/equipment-document.ts';
import { zoneOf } from '../clients/sites/new-site.ts';
import { siteRecords } from '../clients/store/site-records.ts';
import type { Act } from '../store/act.ts';
import { firstMeta, nextMeta } from '../store/record-meta.ts';
import { withTransaction } from '../store/transaction.ts';
import { uniqueRef } from '../store/uniques.ts';
import { missing, nextCodes, parts } from './demo/demo-codes.ts';
import type { DemoClient } from './demo/demo-clients.ts';
import type { DemoSite } from './demo/demo-sites.ts';
import { mobileOf } from './people.ts';
import { randomFor } from './random.ts';
import { agentOf, actBy, type SeedWorld } from './seed-world.ts';

const DAY_MS = 86_400_000;

export async function seedClients(
  world: SeedWorld,
  clients: readonly DemoClient[],
  origins: ReadonlyMap<string, string>,
): Promise<void> {
  const { firestore } = world;
  const made = await missing(firestore, 'clients', clients);
  for (const part of parts(made)) {
    await withTransaction(firestore, (tx) => makePart(tx, world, part, origins));
  }
  const managed = made.filter(({ client }) => client.managedById != null);
  await withTransaction(firestore, (tx) => nameManagers(tx, world, managed));
}

/** Runs once all clients exist, because the copy of a manager carries its code. */
async function nameManagers(tx: Transaction, world: SeedWorld, managed: readonly DemoClient[]) {
  const { firestore, admin, now } = world;
  const by = actBy(admin, 'updateClient', new Date(now.getTime() - 60_000));
  const read = async (id: string) => rowToClient(await tx.get(firestore.doc(`clients/${id}`)));
  const pairs = await Promise.all(
    managed.map(async ({ id, client }) => [await read(id), await read(client.managedById ?? '')] as const),
  );
  for (const [before, manager] of pairs) {
    const after = { ...before, managedBy: clientRefOf(manager) };
    const about = { entity: 'CLIENT', entityId: before.id, subject: before.legalName } as const;
    const change = changedFields(contentOf(before), contentOf(after));
    if (change === null) continue;
    tx.update(firestore.doc(`clients/${before.id}`), { ...toDocument(after), ...nextMeta(before, by) });
    writeAudit({ firestore, tx, by }, { ...about, ...change });
  }
}

async function makePart(
  tx: Transaction,
  world: SeedWorld,
  part: readonly DemoClient[],
  origins: ReadonlyMap<string, string>,
): Promise<void> {
  const { firestore, timeZone } = world;
  const free = await freeNifs(tx, firestore, part);
  const dates = part.map(({ createdAt }) => createdAt);
  const { codes, take } = await nextCodes(tx, firestore, 'client', { dates, timeZone });
  take();
  for (const [index, demo] of part.entries()) {
    const claim = free.get(demo.id);
    if (claim) tx.create(claim.ref, { id: demo.id });
    make(tx, world, demo, {
      code: codes[index] ?? '',
      nif: claim?.nif ?? null,
      origin: origins.get(demo.id) ?? null,
    });
  }
}

/** By client, the NIFs that are still free: a person may have created a client with one of them. */
async function freeNifs(tx: Transaction, firestore: Firestore, clients: readonly DemoClient[]) {
  const claims = clients.flatMap(({ id, client: { nif } }) =>
    nif === null ? [] : [{ id, nif, ref: uniqueRef(firestore, 'nif', nif) }],
  );
  const snapshots = claims.length > 0 ? await tx.getAll(...claims.map(({ ref }) => ref)) : [];
  return new Map(
    claims.filter((_, index) => snapshots[index]?.exists !== true).map((claim) => [claim.id, claim]),
  );
}

type Made = { code: string; nif: string | null; origin: string | null };

function make(tx: Transaction, world: SeedWorld, demo: DemoClient, made: Made): void {
  const client = newClient(world, demo, made);
  const actor = agentOf(world, demo.owner) ?? world.admin;
  const by = actBy(actor, made.origin === null ? 'createClient' : 'convertProspect', demo.createdAt);
  writeClient(tx, world, client, by);
  for (const [index, site] of demo.sites.entries()) {
    const on = index === 0 ? by : actBy(actor, 'createSite', site.createdAt);
    writeWholeSite(tx, world, { client, site }, on);
  }
}

function newClient(
  world: SeedWorld,
  { id, client, owner, createdAt, sites }: DemoClient,
  { code, nif, origin }: Made,
): Client {
  const [main] = sites;
  return {
    ...client,
    id,
    code,
    nif,
    owner: agentOf(world, owner),
    originProspectId: origin,
    managedBy: null,
    mainSite: main?.site.address ?? null,
    mainSiteId: main?.id ?? null,
    siteCount: sites.length,
    equipmentCount: countOf(sites),
    archived: false,
    mergedInto: null,
    inheritedMatch: [],
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

/** Some clients also get a later change and a call, so that their timelines have more than one entry. */
function writeClient(tx: Transaction, world: SeedWorld, client: Client, by: Act): void {
  const { firestore, admin, now } = world;
  const random = randomFor(`history ${client.id}`);
  const isChanged = client.phones.length > 0 && random.chance(0.25);
  const first = isChanged ? { ...client, phones: [mobileOf(random)], notes: null } : client;
  const ref = firestore.doc(`clients/${client.id}`);
  const about = { entity: 'CLIENT', entityId: client.id, subject: client.legalName } as const;
  tx.create(ref, { ...toDocument(first), ...firstMeta(by) });
  writeTags(tx, firestore, null, client);
  writeAudit({ firestore, tx, by }, { ...about, before: null, after: contentOf(first) });
  const later = new Date(Math.min(by.now.getTime() + random.int(1, 60) * DAY_MS, now.getTime() - 60_000));
  const changed = changedFields(contentOf(first), contentOf(client));
  if (changed) {
    const change = actBy(admin, 'updateClient', later);
    tx.update(ref, { ...toDocument(client), ...nextMeta(first, change) });
    writeAudit({ firestore, tx, by: change }, { ...about, ...changed });
  }
  if (random.chance(0.2)) {
    const text = 'Pide cita para antes del puente. Se lo confirmamos por correo.';
    const noting = actBy(by.actor, 'addNote', later);
    const note = { text, noteKind: 'CALL', before: null, after: null } as const;
    writeAudit({ firestore, tx, by: noting }, { ...about, ...note });
  }
}

function writeWholeSite(
  tx: Transaction,
  { firestore, zones }: SeedWorld,
  { client, site: demo }: { client: Client; site: DemoSite },
  by: Act,
): void {
  const zone = zoneOf(demo.site, zones) ?? { zoneId: null, zoneChosen: false };
  const ref = clientRefOf(client);
  const equipmentCount = countOf([demo]);
  const site = { id: demo.id, client: ref, ...demo.site, ...zone, equipmentCount, archived: false };
  siteRecords({ tx, firestore, by }).insert(site);
  for (const { id, equipment, createdAt } of demo.equipment) {
    const machine = { ...equipment, client: ref, site: { id: demo.id, name: demo.site.name } };
    writeMachine(tx, firestore, { id, machine }, actBy(by.actor, 'createEquipment', createdAt));
  }
}

/**
 * As `EquipmentRecords.insert`, without its updates of the counts, which are written with site and client: a third of the writes.
 */
function writeMachine(
  tx: Transaction,
  firestore: Firestore,
  { id, machine }: { id: string; machine: EquipmentFields },
  by: Act,
): void {
  tx.create(firestore.doc(`equipment/${id}`), { ...equipmentToDocument(machine), ...firstMeta(by) });
  writeAudit(
    { firestore, tx, by },
    {
      entity: 'EQUIPMENT',
      entityId: id,
      subject: equipmentName(machine),
      alsoOn: [
        { entity: 'SITE', id: machine.site.id },
        { entity: 'CLIENT', id: machine.client.id },
      ],
      before: null,
      after: auditedEquipment(machine),
    },
  );
}

function countOf(sites: readonly DemoSite[]): number {
  return sites.flatMap(({ equipment }) => equipment).filter((each) => each.equipment.status !== 'RETIRED')
    .length;
}
