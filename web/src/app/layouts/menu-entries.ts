import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import {
  IconCalendarEvent,
  IconHeadset,
  IconLayoutDashboard,
  IconSettings,
  IconTargetArrow,
  IconTool,
  IconUserCog,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { PATHS } from '#shared/paths.ts';
import type { ScreenPath } from '../screens.ts';

export type MenuEntry = {
  title: string;
  to: ScreenPath;
  permission: Permission;
  icon: Icon;
  group: 'start' | 'Comercial' | 'Operaciones' | 'end';
  /** A view of the entry before it, which the specification does not have. */
  isView?: boolean;
};

export const MENU: readonly MenuEntry[] = [
  {
    title: 'Tablero',
    to: PATHS.home,
    permission: 'dashboard:open',
    icon: IconLayoutDashboard,
    group: 'start',
  },
  {
    title: 'Prospectos',
    to: PATHS.prospects,
    permission: 'prospects:open',
    icon: IconTargetArrow,
    group: 'Comercial',
  },
  { title: 'Clientes', to: PATHS.clients, permission: 'clients:open', icon: IconUsers, group: 'Comercial' },
  {
    title: 'Servicios',
    to: PATHS.services,
    permission: 'services:open',
    icon: IconTool,
    group: 'Operaciones',
  },
  {
    title: 'Planificación',
    to: PATHS.schedule,
    permission: 'planning:open',
    icon: IconCalendarEvent,
    group: 'Operaciones',
    isView: true,
  },
  {
    title: 'Técnicos',
    to: PATHS.technicians,
    permission: 'technicians:open',
    icon: IconUserCog,
    group: 'Operaciones',
  },
  { title: 'Agentes', to: '/agents', permission: 'agents:open', icon: IconHeadset, group: 'Operaciones' },
  {
    title: 'Configuración',
    to: PATHS.settings,
    permission: 'settings:open',
    icon: IconSettings,
    group: 'end',
  },
];

/** Whether the entry is current at an address; a view takes precedence over its parent. */
export function isCurrent({ to }: MenuEntry, pathname: string): boolean {
  const isIn = (address: string) => pathname === address || pathname.startsWith(`${address}/`);
  if (to === PATHS.home) return pathname === to;
  return isIn(to) && !MENU.some((other) => other.to.startsWith(`${to}/`) && isIn(other.to));
}
