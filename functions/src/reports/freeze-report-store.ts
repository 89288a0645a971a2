import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { CompanyDetails } from '@cuadrilla/domain/inputs/settings/company.ts';
import type { ReportConsent } from '@cuadrilla/domain/field/work-report.ts';
import type { Attachment } from '../attachments/attachment.ts';
import { keepForReport } from '../attachments/attachment-document-store.ts';
import { readClientNow } from '../clients/store/client-now.ts';
import { toSite } from '../clients/store/site-document.ts';
import type { Service } from '../services/service.ts';
import { readSection } from '../settings/settings-store.ts';
import type { Occasion } from '../store/act.ts';
import { nextCode } from '../store/codes.ts';
import type { Visit } from '../visits/visit.ts';
import { reportRef, reportToDocument } from './report-document-store.ts';
import { REPORT_CHAIN, sealReport } from './seal-report.ts';
import { snapshotOf } from './snapshot-of.ts';
import type { WorkReport } from './work-report.ts';

/** What a report is frozen from. */
export type ToFreeze = {
  service: Service;
  /** As it is once it is completed. */
  visit: Visit;
  company: CompanyDetails;
  photos: readonly Attachment[];
  consent: ReportConsent;
  /** The version that this one follows, and why there is another; null for the one that is signed. */
  revises: { report: WorkReport; reason: string } | null;
};

/**
 * Reads what else a report needs and makes it the next link of the company's one chain: whoever freezes another at the same
 * time waits for the chain's head. `write` writes it, with the head and what it shows marked as kept.
 */
export async function prepareReport(
  tx: Transaction,
  firestore: Firestore,
  facts: ToFreeze,
  occasion: Pick<Occasion, 'actor' | 'now'>,
): Promise<{ report: WorkReport; write: () => void }> {
  const head = firestore.doc(REPORT_CHAIN);
  const { now } = occasion;
  const { revises, company } = facts;
  const [parties, logo, link, fresh] = await Promise.all([
    readParties(tx, firestore, facts.visit),
    readSection(firestore, tx, 'logo'),
    tx.get(head),
    revises === null ? nextCode(tx, firestore, 'report', { now, timeZone: company.timeZone }) : null,
  ]);
  const code = fresh?.code ?? revises?.report.code ?? '';
  const number = (revises?.report.number ?? 0) + 1;
  const revisionReason = revises?.reason ?? null;
  const snapshot = snapshotOf({
    ...{ ...facts, ...parties, code, number, revisionReason, issuedAt: now },
    logoSha256: logo.sha256,
  });
  const previousHash = (link.get('head') as string | undefined) ?? null;
  const { id } = firestore.collection('reports').doc();
  const report = sealReport({ ...facts, id, snapshot, previousHash, now });
  const write = () => {
    fresh?.take();
    tx.create(reportRef(firestore, report.id), {
      ...reportToDocument(report),
      createdBy: occasion.actor.id,
    });
    tx.set(head, { head: report.sha256, reportId: report.id });
    if (revises) tx.update(reportRef(firestore, revises.report.id), { isLatest: false });
    keepForReport(tx, firestore, shownFiles(facts.photos, report));
  };
  return { report, write };
}

/** Of the visit: what its service was changed to since is not where somebody was. */
async function readParties(tx: Transaction, firestore: Firestore, { client, site }: Visit) {
  const [clientNow, siteNow] = await Promise.all([
    readClientNow(tx, firestore, client.id),
    tx.get(firestore.doc(`sites/${site.id}`)).then(toSite),
  ]);
  // Neither is ever deleted.
  if (!clientNow || !siteNow) throw new Error(`clients/${client.id} or sites/${site.id} is not there`);
  return { client: clientNow, site: siteNow };
}

function shownFiles(photos: readonly Attachment[], { signatureId }: WorkReport): string[] {
  const shown = photos.filter(({ reported }) => !reported).map(({ id }) => id);
  return signatureId === null ? shown : [...shown, signatureId];
}
