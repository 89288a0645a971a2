import type { WorkReport } from './work-report.ts';

/** A report as a timeline names it. */
export function versionText({ code, number }: Pick<WorkReport, 'code' | 'number'>): string {
  return number === 1 ? code : `${code} (versión ${number})`;
}
