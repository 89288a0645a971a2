import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import { act, type Occasion } from '../store/act.ts';
import { codeLane } from '../store/codes.ts';
import { isDocumentId } from '../store/document-id.ts';
import { rowToReport, toReport } from './report-document-store.ts';
import { reviseReport, type Revision, type RevisionOutcome } from './revise-report-store.ts';
import type { WorkReport } from './work-report.ts';

export type ReportStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<WorkReport | null>;
  /** A service's reports, the latest first: as many reads. */
  ofService: (serviceId: string) => Promise<WorkReport[]>;
  /** Freezes a new version of the latest one, from what its service and visit say now. */
  revise: (request: Revision, occasion: Occasion) => Promise<RevisionOutcome>;
};

/** The store of one request; `forgetVisit` is told of each visit that has another report now. */
export function createReportStore(firestore: Firestore, forgetVisit: (id: string) => void): ReportStore {
  const reports = firestore.collection('reports');
  const loader = new DataLoader<string, WorkReport | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => reports.doc(id)))).map(toReport),
  );
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    async ofService(serviceId) {
      const { docs } = await reports.where('service.id', '==', serviceId).get();
      return docs.map(rowToReport).sort(latestFirst);
    },
    async revise(request, occasion) {
      const outcome = await act<RevisionOutcome>(
        firestore,
        occasion,
        (tx) => reviseReport({ tx, firestore }, request, occasion),
        codeLane('report'),
      );
      loader.clearAll();
      if (outcome.kind === 'done') outcome.ids.slice(1).forEach(forgetVisit);
      return outcome;
    },
  };
}

const latestFirst = (a: WorkReport, b: WorkReport) =>
  b.frozenAt.getTime() - a.frozenAt.getTime() || b.number - a.number || (a.id < b.id ? 1 : -1);
