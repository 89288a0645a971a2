import { can } from '@cuadrilla/domain/permissions.ts';
import type { Role } from '@cuadrilla/domain/roles.ts';
import type { Service } from './service.ts';

/** Whoever asks, as what they may see depends on it. */
export type Reader = { id: string; role: Role };

/** Whether a person may see a service: the office all of them, a technician those of their own visits. */
export function mayReadService(viewer: Reader, service: Pick<Service, 'technicianIds'>): boolean {
  return viewer.role !== 'TECHNICIAN' || service.technicianIds.includes(viewer.id);
}

/** The record where the person may see it; for whoever may not there is none. */
export function forReader<S extends Pick<Service, 'technicianIds'>>(
  viewer: Reader,
  service: S | null,
): S | null {
  return service !== null && mayReadService(viewer, service) ? service : null;
}

type Allowed = { role: Role; permissions: { prices: boolean; phones: boolean } };

/** Whether a person sees what things cost. */
export function maySeePrices({ role, permissions }: Allowed): boolean {
  return role !== 'TECHNICIAN' || permissions.prices;
}

/** Whether a person sees what the office keeps of a client: e-mails, tags and notes. */
export function maySeeOfficeData({ role }: { role: Role }): boolean {
  return can(role, 'clients:office-data');
}

/** Whether a person sees the phones of clients. */
export function maySeePhones({ role, permissions }: Allowed): boolean {
  return role !== 'TECHNICIAN' || permissions.phones;
}
