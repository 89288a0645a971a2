import { createHash } from 'node:crypto';
import type { Service } from '../../src/work/service.ts';
import type { CompleteVisitInput, ReportFieldsFragment } from '../gql/graphql.ts';
import { execute, gql, type Kit, type Person } from './kit.ts';
import { stepped } from './perform-kit.ts';
import { at, inStatus, putFile, putWork, someLine, type Place } from './work-kit.ts';

gql(`fragment ReportFields on WorkReport {
  id code number isLatest service { id code title } visitId signer { name nif } refusal signatureId
  frozenAt revisionReason sha256 previousHash content {
    timeZone company { name nif address phone email logo } client { id code name nif address } site { id name address }
    contact { name phone } equipment { id name serialNumber } typeName category description underWarranty
    technicians { id name } travelStartedAt arrivedAt finishedAt pauses { from to reason } workedMinutes resolution
    checklist { id text answer }
    lines { id kind text quantityMilli unit unitPriceCents discountBasisPoints vatPercent billable amountCents }
    totals { baseCents vat { percent baseCents vatCents } totalCents } photos { attachmentId kind sha256 }
    signer { name nif } signatureId refusal signedAt warrantyUntil }
}`);
export type ReportRow = ReportFieldsFragment;

export async function putParties({ firestore }: Pick<Kit, 'firestore'>, { client, site }: Place) {
  await firestore.doc('settings/company').set({
    ...{
      name: 'Térmica Manzanares, S. L.',
      nif: 'B86501228',
      phone: '+34612001122',
      email: 'avisos@ejemplo.es',
    },
    address: {
      street: 'Calle de Antonio López',
      number: '118',
      floor: null,
      postalCode: '28026',
      city: 'Madrid',
    },
    ...{ timeZone: 'Europe/Madrid', agentsApproveAbsences: false, version: 1 },
  });
  await firestore.doc(`clients/${client.id}`).update({ nif: 'H81043622' });
  await firestore.doc(`sites/${site.id}`).update({ contactName: 'Aurora Cid', contactPhone: '+34612450933' });
}

const LINES = [
  someLine({ id: 'l1', text: 'Válvula de tres vías', unitPriceCents: 9_640 }),
  someLine({ id: 'l2', text: 'Junta tórica', quantityMilli: 2_000, unitPriceCents: 185 }),
  someLine({
    ...{ id: 'l3', kind: 'LABOUR', text: 'Oficial', quantityMilli: 1_500, unit: 'HOUR' },
    ...{ unitPriceCents: 4_200, discountBasisPoints: 1_000 },
  }),
  someLine({ id: 'l4', kind: 'TRAVEL', text: 'Desplazamiento', unitPriceCents: 2_800, billable: 'CONTRACT' }),
];

export async function richWork(
  kit: Kit,
  technicians: readonly Person[],
  place: Place,
  changes: Partial<Service> = {},
) {
  const pause = { from: at('09:30:00'), to: at('09:41:00'), reason: 'MATERIAL' as const };
  const work = await putWork(kit, technicians, {
    place,
    visit: { ...inStatus('IN_PROGRESS'), pauses: [pause] },
    service: {
      equipment: [{ id: 'e1', label: 'Caldera Vaillant ecoTEC', serialNumber: '21 18', warrantyUntil: null }],
      ...{ description: 'No calienta el agua', lines: LINES, minPhotos: 2, requiresSignature: true },
      checklist: [
        { id: 'p1', text: 'Presión', kind: 'NUMBER', options: [], required: true },
        { id: 'p2', text: 'Gas', kind: 'YES_NO', options: [], required: true },
        { id: 'p3', text: 'Notas', kind: 'TEXT', options: [], required: false },
      ],
      answers: {
        p1: { value: 1.4, byName: 'Ana', at: at('09:25:00') },
        p2: { value: true, byName: 'Ana', at: at('09:25:00') },
      },
      ...changes,
    },
  });
  const before = await putFile(kit, work.visit, 'BEFORE');
  const after = await putFile(kit, work.visit, 'AFTER');
  const signature = await putFile(kit, work.visit, 'SIGNATURE');
  const input = {
    ...{ id: work.visit.id, resolution: 'Sustituida la válvula', signatureId: signature.id },
    signer: { name: 'Aurora Cid Peña', nif: '11847230E' },
  };
  return { ...work, photos: [before, after], signature, input };
}

export async function completed(kit: Kit, by: Person, input: CompleteVisitInput): Promise<string> {
  const { visit } = await stepped(kit, by, 'completeVisit', input);
  return (await kit.firestore.doc(`visits/${visit.id}`).get()).get('reportId') as string;
}

export async function reportAs(kit: Kit, by: Person, id: string): Promise<ReportRow | null> {
  const query = gql(`query ReportAs($id: ID!) { workReport(id: $id) { ...ReportFields } }`);
  return (await execute(kit, by, query, { id })).workReport;
}

type Stored = { id: string; canonical: string; sha256: string; previousHash: string | null };

export async function chainOf({ firestore }: Pick<Kit, 'firestore'>): Promise<Stored[]> {
  const { docs } = await firestore.collection('reports').get();
  const byHash = new Map(
    docs.map((doc) => [doc.get('sha256') as string, { id: doc.id, ...doc.data() } as Stored]),
  );
  const chain: Stored[] = [];
  let hash = (await firestore.doc('counters/report_chain').get()).get('head') as string | null;
  while (hash !== null) {
    const link = byHash.get(hash);
    if (!link) throw new Error(`the chain is broken at ${hash}`);
    const text = `${link.previousHash ?? ''}\n${link.canonical}`;
    const worked = createHash('sha256').update(text, 'utf8').digest('hex');
    if (worked !== hash) throw new Error(`reports/${link.id} is not what was hashed`);
    chain.push(link);
    hash = link.previousHash;
  }
  return chain;
}
