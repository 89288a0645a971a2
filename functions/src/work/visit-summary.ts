import type { Service } from './service.ts';
import type { VisitSummary } from '@cuadrilla/domain/records/visit.ts';

/** Written again when the service changes. */
export function summaryOf(service: Service): VisitSummary {
  const { id, code, title, typeName, priority, dueAt, promisedWindow, equipment } = service;
  const [first] = equipment;
  return {
    serviceId: id,
    code,
    title,
    typeName,
    priority,
    dueAt,
    promisedWindow,
    equipmentId: first?.id ?? null,
    equipmentLabel: first?.label ?? null,
  };
}
