import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import {
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
