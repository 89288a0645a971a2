import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { attachmentRef } from '../attachments/attachment-document-store.ts';
import type { Attachment } from '../attachments/attachment.ts';
import { createBlobStore } from '../attachments/blob-store.ts';
import type { Client } from '../clients/client.ts';
import type { Site } from '../clients/sites/site.ts';
import { toClient } from '../clients/store/client-document.ts';
import { toSite } from '../clients/store/site-document.ts';
import { reportRef, reportToDocument } from '../reports/report-document-store.ts';
import { REPORT_CHAIN, sealReport } from '../reports/seal-report.ts';
import { snapshotOf } from '../reports/snapshot-of.ts';
import type { WorkReport } from '../reports/work-report.ts';
import type { Service } from '../work/service.ts';
import { toService } from '../work/store/service-document.ts';
import { readById } from '../store/read-by-id.ts';
import { withTransaction } from '../store/transaction.ts';
import { rowToVisit } from '../work/store/visit-document.ts';
import type { Visit } from '../work/visit.ts';
import { nextCodes, parts } from './demo/demo-codes.ts';
import { demoConsent, endOf } from './demo/work/demo-consent.ts';
import { demoPhotos, type DemoPhoto } from './demo/work/demo-photos.ts';
import type { DemoService } from './demo/work/demo-services.ts';
import type { SeedWorld } from './seed-world.ts';

/** In the order in which the work ended, because the reports form a chain. */
export async function seedReports(world: SeedWorld, services: readonly DemoService[]): Promise<void> {
  const { firestore } = world;
  const refs = services.flatMap(({ visits }) => visits.map(({ id }) => firestore.doc(`visits/${id}`)));
  const found = await firestore.getAll(...refs, { fieldMask: ['reportId'] });
  const reported = found.flatMap((visit): [DocumentReference, string][] => {
    const id: unknown = visit.get('reportId');
    return typeof id === 'string' ? [[visit.ref, id]] : [];
  });
  if (reported.length === 0) return;
  const reports = reported.map(([, id]) => reportRef(firestore, id));
  const frozen = await firestore.getAll(...reports, { fieldMask: ['code'] });
  const left = reported.filter((_, index) => frozen[index]?.exists !== true).map(([ref]) => ref);
  if (left.length === 0) return;
  const visits = (await firestore.getAll(...left)).map(rowToVisit);
  const ordered = visits.toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime());
  for (const part of parts(ordered)) await withTransaction(firestore, (tx) => freezePart(tx, world, part));
}

/** Like `prepareReport`, but adds several reports to the chain in one transaction. */
async function freezePart(tx: Transaction, world: SeedWorld, visits: readonly Visit[]): Promise<void> {
  const { firestore, timeZone } = world;
  const facts = await readFacts(tx, world, visits);
  const head = firestore.doc(REPORT_CHAIN);
  const link = ((await tx.get(head)).get('head') as string | undefined) ?? null;
  let last: WorkReport | null = null;
  const dates = visits.map(endOf);
  const { codes, take } = await nextCodes(tx, firestore, 'report', { dates, timeZone });
  const photos = facts.map(({ service, visit }) => demoPhotos(service, visit));
  const left = await missingPhotos(tx, world, photos.flat());
  take();
  writePhotos(tx, world, left);
  for (const [index, each] of facts.entries()) {
    const shown = (photos[index] ?? []).map(({ file }) => file);
    const frozen = { ...each, code: codes[index] ?? '', photos: shown };
    const report: WorkReport = sealed(world, frozen, last?.sha256 ?? link);
    const createdBy = each.visit.technicianIds[0] ?? '';
    tx.create(reportRef(firestore, report.id), { ...reportToDocument(report), createdBy });
    last = report;
  }
  if (last) tx.set(head, { head: last.sha256, reportId: last.id });
}

async function readFacts(tx: Transaction, { firestore }: SeedWorld, visits: readonly Visit[]) {
  const unit = { tx, firestore };
  const services = await readById(unit, 'services', toService).findAll(
    visits.map(({ summary }) => summary.serviceId),
  );
  const clients = await readById(unit, 'clients', toClient).findAll(visits.map(({ client }) => client.id));
  const sites = await readById(unit, 'sites', toSite).findAll(visits.map(({ site }) => site.id));
  return visits.map((visit, index) => {
    const [service, client, site] = [services[index], clients[index], sites[index]];
    // None of them is ever deleted.
    if (!service || !client || !site) throw new Error(`visits/${visit.id} is of nobody`);
    return { visit, service, client, site };
  });
}

/** A report that is created again shows the photos that still exist. */
async function missingPhotos(
  tx: Transaction,
  { firestore }: SeedWorld,
  photos: readonly DemoPhoto[],
): Promise<DemoPhoto[]> {
  if (photos.length === 0) return [];
  const found = await tx.getAll(...photos.map(({ file }) => attachmentRef(firestore, file.id)));
  return photos.filter((_, index) => found[index]?.exists !== true);
}

function writePhotos(tx: Transaction, { firestore }: SeedWorld, photos: readonly DemoPhoto[]): void {
  const blobs = createBlobStore(firestore);
  for (const { file, bytes } of photos) {
    const { id, ...fields } = file;
    blobs.put(tx, id, bytes);
    tx.create(attachmentRef(firestore, id), fields);
  }
}

type Facts = {
  visit: Visit;
  service: Service;
  client: Client;
  site: Site;
  code: string;
  photos: readonly Attachment[];
};

function sealed({ company }: SeedWorld, facts: Facts, previousHash: string | null): WorkReport {
  const { visit, service } = facts;
  const now = endOf(visit);
  const consent = demoConsent(service, visit);
  const version = { number: 1, revisionReason: null };
  const snapshot = snapshotOf({
    ...facts,
    ...version,
    company,
    consent,
    issuedAt: now,
    logoSha256: null,
  });
  return sealReport({ id: visit.reportId ?? '', service, visit, consent, snapshot, previousHash, now });
}
