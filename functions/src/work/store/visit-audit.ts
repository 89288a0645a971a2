import { VISIT } from '@cuadrilla/domain/records/visit.ts';
import type { ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { changedFields, writeAudit, type AuditChange, type AuditHandle } from '../../store/audit.ts';
import type { Service } from '../service.ts';
import { auditedFields } from '../../store/record-document.ts';
import type { Visit } from '../visit.ts';

export type AuditedVisit = AuditChange & {
  visitId: string;
  text?: string | null;
  at?: Date;
  /** The service after the change, if its status may differ. */
  serviceNow?: Pick<Service, 'status'>;
};

export function auditVisit(
  handle: AuditHandle,
  service: Pick<Service, 'id' | 'code' | 'title' | 'client' | 'site' | 'status'>,
  { serviceNow = service, before, after, ...audited }: AuditedVisit,
): void {
  const { id, code, title, client, site } = service;
  const isSame = serviceNow.status === service.status;
  writeAudit(handle, {
    entity: 'SERVICE',
    entityId: id,
    subject: `${code} ${title}`,
    alsoOn: [
      { entity: 'CLIENT', id: client.id },
      { entity: 'SITE', id: site.id },
    ],
    ...audited,
    before: isSame ? before : { ...before, ...standing(service) },
    after: isSame ? after : { ...after, ...standing(serviceNow) },
  });
}

/** Nested, because the visit has a status too. */
const standing = ({ status }: { status: ServiceStatus }) => ({ service: { status } });

export type VisitEntry = {
  also?: { before: Fields; after: Fields } | null;
  /** Values for `after` only. */
  details?: Fields;
  text?: string | null;
  at?: Date;
};
type Fields = Record<string, unknown>;

export function logVisit(
  handle: AuditHandle,
  { id: visitId, summary, client, site }: Visit,
  { details = {}, ...entry }: Omit<VisitEntry, 'also'>,
): void {
  const { serviceId: id, code, title } = summary;
  const service = { id, code, title, client, site, status: 'PENDING' } as const;
  auditVisit(handle, service, { visitId, before: null, after: details, ...entry });
}

/** The plan for a new or cancelled visit, otherwise the changes. */
export function changeOfVisit(before: Visit | null, after: Visit, { also, details }: VisitEntry) {
  if (before === null) {
    return { before: also?.before ?? null, after: { ...also?.after, ...auditedPlan(after), ...details } };
  }
  if (after.status === 'CANCELLED' && before.status !== 'CANCELLED') {
    return { before: auditedPlan(before), after: null };
  }
  const changed = changedFields<Fields>(auditedVisit(before), auditedVisit(after));
  return {
    before: { ...also?.before, ...changed?.before },
    after: { ...also?.after, ...changed?.after, ...details },
  };
}

export function auditedPlan(visit: Visit): Fields {
  const { technicians, plannedStart, plannedEnd, instructions } = auditedVisit(visit);
  return { technicians, plannedStart, plannedEnd, instructions };
}

/** Technicians without their colour, which is no change of the visit. */
function auditedVisit(visit: Visit): Fields {
  const technicians = visit.technicians.map(({ id, name }) => ({ id, name }));
  return { ...auditedFields(VISIT, visit), technicians };
}
