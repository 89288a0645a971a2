import type { ReportSnapshot } from '@cuadrilla/domain/field/work-report.ts';

/** Parte de trabajo, as `reports/{id}` says: frozen, one link of the company's chain. */
export type WorkReport = {
  id: string;
  code: string;
  /** 1 for the signed one. */
  number: number;
  isLatest: boolean;
  service: { id: string; code: string; title: string };
  visitId: string;
  /** Of the visit: who may read it. */
  technicianIds: string[];
  signer: { name: string; nif: string | null } | null;
  refusal: string | null;
  signatureId: string | null;
  frozenAt: Date;
  revisionReason: string | null;
  /** The very text that was hashed; `snapshot` is what it says. */
  canonical: string;
  snapshot: ReportSnapshot;
  sha256: string;
  previousHash: string | null;
};
