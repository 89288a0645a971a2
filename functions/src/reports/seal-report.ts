import { createHash } from 'node:crypto';
import {
  canonicalJson,
  reportDigestInput,
  type ReportConsent,
  type ReportSnapshot,
} from '@cuadrilla/domain/field/work-report.ts';
import type { Service } from '../work/service.ts';
import type { Visit } from '../work/visit.ts';
import { consentFields } from './consent.ts';
import type { WorkReport } from './work-report.ts';

export const REPORT_CHAIN = 'counters/report_chain';

export type ToSeal = {
  id: string;
  service: Pick<Service, 'id' | 'code' | 'title'>;
  visit: Pick<Visit, 'id' | 'technicianIds'>;
  consent: ReportConsent;
  snapshot: ReportSnapshot;
  previousHash: string | null;
  now: Date;
};

export function sealReport({ id, service, visit, consent, snapshot, previousHash, now }: ToSeal): WorkReport {
  const canonical = canonicalJson(snapshot);
  return {
    id,
    code: snapshot.code,
    number: snapshot.version,
    isLatest: true,
    service: { id: service.id, code: service.code, title: service.title },
    visitId: visit.id,
    technicianIds: visit.technicianIds,
    ...consentFields(consent),
    frozenAt: now,
    revisionReason: snapshot.versionReason,
    canonical,
    snapshot,
    sha256: createHash('sha256').update(reportDigestInput(canonical, previousHash), 'utf8').digest('hex'),
    previousHash,
  };
}
