import type { Transaction } from '@google-cloud/firestore';
import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { DISCARD_KIND_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { writeAudit } from '../store/audit.ts';
import { clientRefOf, type Client } from '../clients/client.ts';
import { toClient } from '../clients/store/client-document.ts';
import { clockAfter, firstResponseDueAt } from '../prospects/convert/first-response.ts';
import type { Prospect } from '../prospects/prospect.ts';
import { prospectRecords } from '../prospects/store/prospect-records.ts';
import { recordFields } from '../store/record-document.ts';
import { withTransaction } from '../store/transaction.ts';
import { missing, nextCodes, parts } from './demo/demo-codes.ts';
import type { DemoProspect, DemoStep } from './demo/demo-prospects.ts';
import { agentOf, idsOf, actBy, type SeedWorld } from './seed-world.ts';

export async function seedProspects(world: SeedWorld, prospects: readonly DemoProspect[]): Promise<void> {
  const { firestore } = world;
  for (const part of parts(await missing(firestore, 'prospects', prospects))) {
    await withTransaction(firestore, (tx) => makePart(tx, world, part));
  }
}

async function makePart(tx: Transaction, world: SeedWorld, part: readonly DemoProspect[]): Promise<void> {
  const { firestore, timeZone } = world;
  const ids = part.flatMap(({ steps }) => steps.flatMap(({ clientId }) => clientId ?? []));
  const refs = ids.map((id) => firestore.doc(`clients/${id}`));
  const found = refs.length > 0 ? (await tx.getAll(...refs)).map(toClient) : [];
  const clients = new Map(found.flatMap((client) => (client ? [[client.id, client] as const] : [])));
  const dates = part.map(({ createdAt }) => createdAt);
  const { codes, take } = await nextCodes(tx, firestore, 'prospect', { dates, timeZone });
  take();
  for (const [index, demo] of part.entries()) make(tx, world, demo, { code: codes[index] ?? '', clients });
}

type Known = { code: string; clients: ReadonlyMap<string, Client> };

function make(tx: Transaction, world: SeedWorld, demo: DemoProspect, { code, clients }: Known): void {
  const { firestore, admin } = world;
  const { id, createdAt } = demo;
  const actor = agentOf(world, demo.owner) ?? admin;
  const fields = firstFields(world, demo, code);
  const recordsOf = (action: string, at: Date) =>
    prospectRecords({ firestore, tx, by: actBy(actor, action, at) });
  recordsOf('createProspect', createdAt).insert({ ...fields, id });
  let current: Prospect = { ...fields, id, createdAt, updatedAt: createdAt, version: 1 };
  for (const step of demo.steps) {
    const { action, change, text } = moveOf(world, current, step, clients.get(step.clientId ?? '') ?? null);
    const alsoOn = change.convertedTo ? [{ entity: 'CLIENT' as const, id: change.convertedTo.id }] : [];
    recordsOf(action, step.at).save(current, { ...current, ...change }, { text, alsoOn });
    current = { ...current, ...change, updatedAt: step.at, version: current.version + 1 };
  }
  const about = { entity: 'PROSPECT', entityId: id, subject: displayName(fields) } as const;
  for (const { at, kind: noteKind, text } of demo.notes) {
    const by = actBy(actor, 'addNote', at);
    writeAudit({ firestore, tx, by }, { ...about, text, noteKind, before: null, after: null });
  }
}

function firstFields(world: SeedWorld, demo: DemoProspect, code: string): ProspectFields {
  const { reasons, serviceTypes, firstResponseHours } = world;
  const [sourceId = null] = idsOf(reasons.prospectSources, [demo.source]);
  return recordFields(PROSPECT, {
    ...emptyRecord(PROSPECT),
    ...demo.details,
    code,
    sourceId,
    interestIds: idsOf(serviceTypes, demo.interests),
    owner: agentOf(world, demo.owner),
    firstResponseDueAt: firstResponseDueAt(demo.createdAt, firstResponseHours),
  });
}

type Moved = { action: string; change: Partial<ProspectFields>; text: string | null };

function moveOf(
  { reasons }: SeedWorld,
  { status: from, createdAt }: Prospect,
  { to, at, ...step }: DemoStep,
  client: Client | null,
): Moved {
  const clock = clockAfter({ from, to }, { createdAt, now: at, hours: 0 });
  const change = { status: to, lostReasonId: null, discardKind: null, ...clock };
  const { lostReason, note, discardKind } = step;
  if (lostReason !== undefined) {
    const [lostReasonId = null] = idsOf(reasons.lostReasons, [lostReason]);
    const text = note === undefined ? lostReason : `${lostReason}: ${note}`;
    return { action: 'loseProspect', change: { ...change, lostReasonId }, text };
  }
  if (discardKind) {
    return {
      action: 'discardProspect',
      change: { ...change, discardKind },
      text: DISCARD_KIND_LABELS[discardKind],
    };
  }
  if (to !== 'CONVERTED') return { action: 'advanceProspect', change, text: null };
  const became = client && { convertedTo: clientRefOf(client), convertedSiteId: client.mainSiteId };
  return { action: 'convertProspect', change: { status: to, ...clock, ...became }, text: null };
}
