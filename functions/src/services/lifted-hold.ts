import { whileOpen, type CompanyHours } from '@cuadrilla/domain/deadline.ts';
import type { Service } from './service.ts';

/** What a service is to say once its hold is lifted: what it was held moves the instant it is due, to one at which somebody is there. */
export function holdLifted(service: Service, at: Date, company: CompanyHours): Partial<Service> {
  const heldMs = Math.max(0, at.getTime() - (service.hold?.since ?? at).getTime());
  const later = new Date(service.dueAt.getTime() + heldMs);
  return {
    explicit: null,
    hold: null,
    heldMs: service.heldMs + heldMs,
    dueAt: heldMs === 0 ? service.dueAt : whileOpen(later, at > service.dueAt ? at : service.dueAt, company),
  };
}
