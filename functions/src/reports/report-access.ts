import type { Reader } from '../services/ownership.ts';
import type { WorkReport } from './work-report.ts';

/** The report where the person may see it, a technician those of their own visits; for whoever may not there is none. */
export function reportFor(viewer: Reader, report: WorkReport | null): WorkReport | null {
  const isOwn = report?.technicianIds.includes(viewer.id) === true;
  return viewer.role !== 'TECHNICIAN' || isOwn ? report : null;
}
