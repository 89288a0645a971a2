import type { Firestore } from '@google-cloud/firestore';
import { loadById, type ById } from '../store/load-by-id.ts';
import { rowToReport, toReport } from './report-document-store.ts';
import type { WorkReport } from './work-report.ts';

export type ReportStore = ById<WorkReport> & {
  /** The latest first. */
  ofService: (serviceId: string) => Promise<WorkReport[]>;
};

export function createReportStore(firestore: Firestore): ReportStore {
  const reports = firestore.collection('reports');
  return {
    ...loadById(firestore, 'reports', toReport),
    async ofService(serviceId) {
      const { docs } = await reports.where('service.id', '==', serviceId).get();
      return docs.map(rowToReport).sort(latestFirst);
    },
  };
}

const latestFirst = (a: WorkReport, b: WorkReport) =>
  b.frozenAt.getTime() - a.frozenAt.getTime() || b.number - a.number || (a.id < b.id ? 1 : -1);
