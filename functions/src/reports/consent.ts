import type { IsoInstant, ReportConsent } from '@cuadrilla/domain/field/work-report.ts';
import type { Service } from '../work/service.ts';
import type { WorkReport } from './work-report.ts';

export function consentInstant(consent: ReportConsent): IsoInstant | null {
  if (consent.kind === 'SIGNED') return consent.signedAt;
  return consent.kind === 'REFUSED' ? consent.refusedAt : null;
}

export function consentGiven({ kind }: ReportConsent): NonNullable<Service['lastReport']> {
  return { signed: kind === 'SIGNED', refused: kind === 'REFUSED' };
}

export function consentFields(
  consent: ReportConsent,
): Pick<WorkReport, 'signer' | 'refusal' | 'signatureId'> {
  if (consent.kind === 'SIGNED') {
    const { name, nif, signature } = consent;
    return { signer: { name, nif }, refusal: null, signatureId: signature.attachmentId };
  }
  return { signer: null, refusal: consent.kind === 'REFUSED' ? consent.reason : null, signatureId: null };
}
