import { whileOpen, type CompanyHours } from '@cuadrilla/domain/services/deadline.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { isHoldOver } from '@cuadrilla/domain/services/service-hold.ts';
import { instantAt } from '@cuadrilla/domain/time/time.ts';
import type { Service } from '../../work/service.ts';

/**
 * What a service is to say once its hold is lifted: what it was held moves the instant it is due, to one at which somebody is
 * there. From the day it was held until, its clock runs again, though nobody lifted it yet.
 */
export function holdLifted(service: Service, at: Date, company: CompanyHours): Partial<Service> {
  const { since = at, until = null } = service.hold ?? {};
  const over = until === null ? at : instantAt(company.zone, until, '00:00');
  const heldMs = Math.max(0, Math.min(at.getTime(), over.getTime()) - since.getTime());
  const later = new Date(service.dueAt.getTime() + heldMs);
  return {
    explicit: null,
    hold: null,
    heldMs: service.heldMs + heldMs,
    dueAt: heldMs === 0 ? service.dueAt : whileOpen(later, at > service.dueAt ? at : service.dueAt, company),
  };
}

/** What a service is to say once it waits for something else, or until another day: from now on where its hold was over. */
export function holdChanged(
  service: Service,
  asked: Omit<NonNullable<Service['hold']>, 'since'>,
  { at, company }: { at: Date; company: CompanyHours },
): Partial<Service> {
  const { hold } = service;
  const isAnew = asked.until !== hold?.until && isHoldOver(hold, todayIn(company.zone, at));
  const lifted = isAnew ? holdLifted(service, at, company) : {};
  const since = isAnew ? at : (hold?.since ?? at);
  return { ...lifted, explicit: 'ON_HOLD', hold: { ...asked, since } };
}
