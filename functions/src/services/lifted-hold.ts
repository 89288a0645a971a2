import type { Service } from './service.ts';

/** What a service is to say once its hold is lifted: what it was held moves the instant it is due. */
export function holdLifted(service: Service, at: Date): Partial<Service> {
  const heldMs = Math.max(0, at.getTime() - (service.hold?.since ?? at).getTime());
  return {
    explicit: null,
    hold: null,
    heldMs: service.heldMs + heldMs,
    dueAt: new Date(service.dueAt.getTime() + heldMs),
  };
}
