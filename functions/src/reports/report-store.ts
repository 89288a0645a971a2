import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import { isDocumentId } from '../store/document-id.ts';
import { rowToReport, toReport } from './report-document-store.ts';
import type { WorkReport } from './work-report.ts';

export type ReportStore = {
  find: (id: string) => Promise<WorkReport | null>;
  /** The latest first. */
  ofService: (serviceId: string) => Promise<WorkReport[]>;
  forgetAll: () => void;
};

export function createReportStore(firestore: Firestore): ReportStore {
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
    forgetAll: () => void loader.clearAll(),
  };
}

const latestFirst = (a: WorkReport, b: WorkReport) =>
  b.frozenAt.getTime() - a.frozenAt.getTime() || b.number - a.number || (a.id < b.id ? 1 : -1);
