import { can, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { matchPath } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';

/** The screens and their permissions; fixed paths stand before patterns that would match them. */
export const SCREENS = [
  { path: PATHS.home, permission: 'dashboard:open' },
  { path: PATHS.prospects, permission: 'prospects:open' },
  { path: PATHS.newProspect, permission: 'prospects:create' },
  { path: '/customers/:id', permission: 'prospects:open' },
  { path: '/customers/:id/edit', permission: 'prospects:edit' },
  { path: '/customers/:id/convert', permission: 'prospects:convert' },
  { path: PATHS.clients, permission: 'clients:open' },
  { path: PATHS.newClient, permission: 'clients:create' },
  { path: '/clients/:id/edit', permission: 'clients:edit' },
  { path: '/clients/:id/merge', permission: 'clients:merge' },
  { path: '/clients/:id/sites/new', permission: 'sites:edit' },
  { path: '/clients/:id/sites/:siteId', permission: 'sites:open' },
  { path: '/clients/:id/sites/:siteId/edit', permission: 'sites:edit' },
  { path: '/clients/:id/equipment/new', permission: 'equipment:edit' },
  { path: '/clients/:id/:tab?', permission: 'clients:open' },
  { path: '/equipment/:id', permission: 'equipment:read' },
  { path: '/equipment/:id/edit', permission: 'equipment:edit' },
  { path: PATHS.services, permission: 'services:open' },
  { path: PATHS.newService, permission: 'services:create' },
  { path: PATHS.schedule, permission: 'planning:open' },
  { path: PATHS.review, permission: 'services:act' },
  { path: '/services/:id', permission: 'services:open' },
  { path: '/services/:id/edit', permission: 'services:edit' },
  { path: '/services/:id/report/:reportId', permission: 'reports:read' },
  { path: '/visits/:id', permission: 'visits:read' },
  { path: PATHS.technicians, permission: 'technicians:open' },
  { path: PATHS.newTechnician, permission: 'technicians:create' },
  { path: '/technicians/:id', permission: 'technicians:open' },
  { path: '/technicians/:id/edit', permission: 'technicians:edit' },
  { path: '/technicians/:id/profile', permission: 'technicians:edit' },
  { path: PATHS.agents, permission: 'agents:open' },
  { path: PATHS.newAgent, permission: 'agents:create' },
  { path: '/agents/:id', permission: 'agents:open' },
  { path: '/agents/:id/edit', permission: 'agents:edit' },
  { path: '/settings/perfil', permission: 'profile:edit' },
  { path: '/settings/ausencias', permission: 'absences:decide' },
  { path: '/settings/apariencia', permission: 'settings:open' },
  { path: '/settings/empresa', permission: 'settings:read' },
  { path: '/settings/horario', permission: 'settings:read' },
  { path: '/settings/tipos', permission: 'settings:read' },
  { path: '/settings/tipos/new', permission: 'settings:edit' },
  { path: '/settings/tipos/:id', permission: 'settings:read' },
  { path: '/settings/competencias', permission: 'settings:read' },
  { path: '/settings/zonas', permission: 'settings:read' },
  { path: '/settings/festivos', permission: 'settings:read' },
  { path: '/settings/plazos', permission: 'settings:read' },
  { path: '/settings/motivos', permission: 'settings:read' },
  { path: '/settings/estado', permission: 'system:operate' },
  { path: PATHS.settings, permission: 'settings:open' },
] as const satisfies readonly { path: string; permission: Permission }[];

export type ScreenPath = (typeof SCREENS)[number]['path'];

const ORIGIN = 'https://cuadrilla.invalid';

export function mayOpen(address: string, role: Role | null): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return false;
  const url = new URL(address, ORIGIN);
  if (url.origin !== ORIGIN) return false;
  const path = screenPath(url.pathname);
  const screen = SCREENS.find((known) => known.path === path);
  return screen !== undefined && can(role, screen.permission);
}

export function screenPath(pathname: string): ScreenPath | null {
  return SCREENS.find(({ path }) => matchPath(path, pathname) !== null)?.path ?? null;
}

/** Which page an address is: the tabs of a client are one. */
export function pageOf(pathname: string): string {
  return screenPath(pathname) === '/clients/:id/:tab?' ? pathname.split('/', 3).join('/') : pathname;
}
