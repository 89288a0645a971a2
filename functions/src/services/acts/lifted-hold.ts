import { whileOpen, type CompanyHours } from '@cuadrilla/domain/services/deadline.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { isHoldOver } from '@cuadrilla/domain/services/service-hold.ts';
import { instantAt } from '@cuadrilla/domain/time/time.ts';
import type { Service } from '../../work/service.ts';

/**
 * The service's fields after its hold ends. `dueAt` moves by the time on hold, into opening hours. The hold ends on the
 * day it was set for, even if nobody lifts it.
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

/** The service's fields after its hold changes; if the hold was already over, a new one starts now. */
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
