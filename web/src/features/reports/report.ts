import type { WorkReport_ReportFragment } from './work-report.generated.ts';

export type Report = WorkReport_ReportFragment;
export type ReportContent = Report['content'];

/** What a version is called beside its code, which all of them share: nothing for the one that was signed. */
export function versionWords({ number }: Pick<Report, 'number'>): string | null {
  return number === 1 ? null : `Versión ${number}`;
}

/** The name of its file: `PT-2026-0191.pdf`. */
export function pdfName({ code, number }: Pick<Report, 'code' | 'number'>): string {
  return number === 1 ? `${code}.pdf` : `${code}-v${number}.pdf`;
}

/** Whether the client signed, let it be, or was not asked to. */
export type ConsentKind = 'signed' | 'refused' | 'none';

export function consentKindOf({ signer, refusal }: Pick<ReportContent, 'signer' | 'refusal'>): ConsentKind {
  if (refusal !== null) return 'refused';
  return signer === null ? 'none' : 'signed';
}
