import type { WorkReport } from './work-report.ts';

export function versionText({ code, number }: Pick<WorkReport, 'code' | 'number'>): string {
  return number === 1 ? code : `${code} (versión ${number})`;
}
