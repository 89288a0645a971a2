import type { ReportConsent } from '@cuadrilla/domain/field/work-report.ts';
import type { Service } from '../../../work/service.ts';
import type { Visit } from '../../../work/visit.ts';
import { randomFor } from '../../random.ts';

const REFUSALS = [
  'El cliente no estaba al terminar; conforme por teléfono',
  'Prefiere firmar cuando lo vea su hijo',
  'El conserje no está autorizado a firmar',
];

export const endOf = ({ finishedAt, plannedEnd }: Visit) => finishedAt ?? plannedEnd;

/** Nobody signs, because the demo has no pictures of signatures. */
export function demoConsent(
  { requiresSignature }: Pick<Service, 'requiresSignature'>,
  visit: Visit,
): ReportConsent {
  if (!requiresSignature) return { kind: 'NOT_REQUIRED' };
  const reason = randomFor(`consent ${visit.id}`).pick(REFUSALS);
  return { kind: 'REFUSED', reason, refusedAt: endOf(visit).toISOString() };
}
