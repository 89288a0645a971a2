import { canFor } from '@cuadrilla/domain/people/permissions.ts';
import type { Reader } from '../work/ownership.ts';
import type { WorkReport } from './work-report.ts';

/** Returns null for a report that the person may not read. */
export function reportFor(viewer: Reader, report: WorkReport | null): WorkReport | null {
  const isOwn = report?.technicianIds.includes(viewer.id) === true;
  return canFor(viewer.role, 'reports:read', isOwn) ? report : null;
}
