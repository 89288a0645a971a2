import { can, canFor } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { Service } from './service.ts';

export type Reader = { id: string; role: Role };

export function mayReadService(viewer: Reader, service: Pick<Service, 'technicianIds'>): boolean {
  return canFor(viewer.role, 'services:open', service.technicianIds.includes(viewer.id));
}

/** Null if the person may not see it, as if it did not exist. */
export function forReader<S extends Pick<Service, 'technicianIds'>>(
  viewer: Reader,
  service: S | null,
): S | null {
  return service !== null && mayReadService(viewer, service) ? service : null;
}

export type Allowed = { role: Role; permissions: { prices: boolean; phones: boolean } };

export function maySeePrices({ role, permissions }: Allowed): boolean {
  return can(role, 'prices:read') || permissions.prices;
}

export function maySeeOfficeData({ role }: { role: Role }): boolean {
  return can(role, 'clients:office-data');
}

export function maySeePhones({ role, permissions }: Allowed): boolean {
  return can(role, 'phones:read') || permissions.phones;
}
