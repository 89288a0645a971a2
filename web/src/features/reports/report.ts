import type { WorkReport_ReportFragment } from './work-report.generated.ts';

export type Report = WorkReport_ReportFragment;
export type ReportContent = Report['content'];

/** Versions share the code; empty for the signed one. */
export function versionWords({ number }: Pick<Report, 'number'>): string | null {
  return number === 1 ? null : `Versión ${number}`;
}

export function pdfName({ code, number }: Pick<Report, 'code' | 'number'>): string {
  return number === 1 ? `${code}.pdf` : `${code}-v${number}.pdf`;
}

export type ConsentKind = 'signed' | 'refused' | 'none';

export function consentKindOf({ signer, refusal }: Pick<ReportContent, 'signer' | 'refusal'>): ConsentKind {
  if (refusal !== null) return 'refused';
  return signer === null ? 'none' : 'signed';
}
