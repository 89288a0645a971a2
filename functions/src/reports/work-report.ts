import type { ReportSnapshot } from '@cuadrilla/domain/field/work-report.ts';

/** Parte de trabajo, `reports/{id}`: frozen, one link of the company's chain. */
export type WorkReport = {
  id: string;
  code: string;
  number: number;
  isLatest: boolean;
  service: { id: string; code: string; title: string };
  visitId: string;
  technicianIds: string[];
  signer: { name: string; nif: string | null } | null;
  refusal: string | null;
  signatureId: string | null;
  frozenAt: Date;
  revisionReason: string | null;
  /** The text that was hashed; `snapshot` is its content. */
  canonical: string;
  snapshot: ReportSnapshot;
  sha256: string;
  previousHash: string | null;
};
