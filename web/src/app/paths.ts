import { can, type Permission } from '@cuadrilla/domain/permissions.ts';
import type { Role } from '@cuadrilla/domain/roles.ts';
import { PATHS } from '#shared/paths.ts';

/** The screens of the signed-in app and what each takes; the router and the way back from the login read it. */
export const SCREENS = [
  { path: PATHS.home, permission: 'dashboard:open' },
  { path: PATHS.prospects, permission: 'prospects:open' },
  { path: PATHS.newProspect, permission: 'prospects:create' },
  { path: PATHS.clients, permission: 'clients:open' },
  { path: PATHS.newClient, permission: 'clients:create' },
  { path: PATHS.services, permission: 'services:open' },
  { path: PATHS.newService, permission: 'services:create' },
  { path: PATHS.technicians, permission: 'technicians:open' },
  { path: PATHS.newTechnician, permission: 'technicians:create' },
  { path: PATHS.agents, permission: 'agents:open' },
  { path: PATHS.newAgent, permission: 'agents:create' },
  { path: PATHS.settings, permission: 'settings:open' },
] as const satisfies readonly { path: string; permission: Permission }[];

export type ScreenPath = (typeof SCREENS)[number]['path'];

const ORIGIN = 'https://cuadrilla.invalid';

/** Whether an address is one of the app's own screens and open to the role: only there does the login lead back. */
export function mayOpen(address: string, role: Role | null): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return false;
  const url = new URL(address, ORIGIN);
  if (url.origin !== ORIGIN) return false;
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const screen = SCREENS.find((known) => known.path === path);
  return screen !== undefined && can(role, screen.permission);
}
