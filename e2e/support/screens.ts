import type { Role } from './fixtures.ts';

/** A route of the specification's §2 or a later one. */
export type Screen = {
  path: string;
  title: string;
  roles: readonly Role[];
  parents: readonly string[];
  /** Title of the breadcrumb's last parent, if its text is shorter (a code). */
  up?: string;
  /** Text in the breadcrumb, if shorter than the title. */
  crumb?: string;
  /** Title for a role that may open it but sees no record. */
  hidden?: string;
};

const everyone = ['admin', 'agent', 'technician'] as const;
const office = ['admin', 'agent'] as const;
const adminOnly = ['admin'] as const;

/** Signed-in screens that are not about one record; those are in `records.ts`. */
export const SCREENS: readonly Screen[] = [
  { path: '/', title: 'Tablero', roles: everyone, parents: [] },
  { path: '/customers', title: 'Prospectos', roles: office, parents: ['Tablero'] },
  { path: '/customers/new', title: 'Nuevo prospecto', roles: office, parents: ['Tablero', 'Prospectos'] },
  { path: '/clients', title: 'Clientes', roles: office, parents: ['Tablero'] },
  { path: '/clients/new', title: 'Nuevo cliente', roles: office, parents: ['Tablero', 'Clientes'] },
  { path: '/services', title: 'Servicios', roles: everyone, parents: ['Tablero'] },
  { path: '/services/new', title: 'Nuevo servicio', roles: office, parents: ['Tablero', 'Servicios'] },
  { path: '/services/schedule', title: 'Planificación', roles: office, parents: ['Tablero', 'Servicios'] },
  { path: '/services/review', title: 'Por revisar', roles: office, parents: ['Tablero', 'Servicios'] },
  { path: '/technicians', title: 'Técnicos', roles: adminOnly, parents: ['Tablero'] },
  { path: '/technicians/new', title: 'Nuevo técnico', roles: adminOnly, parents: ['Tablero', 'Técnicos'] },
  { path: '/agents', title: 'Agentes', roles: adminOnly, parents: ['Tablero'] },
  { path: '/agents/new', title: 'Nuevo agente', roles: adminOnly, parents: ['Tablero', 'Agentes'] },
  { path: '/settings', title: 'Configuración', roles: everyone, parents: ['Tablero'] },
  ...section('perfil', 'Mi perfil', everyone),
  ...section('apariencia', 'Apariencia', everyone),
  ...section('empresa', 'Empresa', office),
  ...section('horario', 'Horario', office),
  ...section('tipos', 'Tipos de servicio', office),
  {
    path: '/settings/tipos/new',
    title: 'Nuevo tipo de servicio',
    roles: adminOnly,
    parents: ['Tablero', 'Configuración', 'Tipos de servicio'],
  },
  ...section('competencias', 'Competencias', office),
  ...section('zonas', 'Zonas', office),
  ...section('festivos', 'Festivos', office),
  ...section('plazos', 'Plazos', office),
  ...section('motivos', 'Motivos y orígenes', office),
  ...section('ausencias', 'Ausencias', office),
  ...section('estado', 'Estado', adminOnly),
];

function section(name: string, title: string, roles: readonly Role[]): Screen[] {
  return [{ path: `/settings/${name}`, title, roles, parents: ['Tablero', 'Configuración'] }];
}

export const ACTIONS: readonly { path: string; label: string; to: string; roles: readonly Role[] }[] = [
  { path: '/customers', label: 'Nuevo prospecto', to: '/customers/new', roles: office },
  { path: '/clients', label: 'Nuevo cliente', to: '/clients/new', roles: office },
  { path: '/services', label: 'Nuevo servicio', to: '/services/new', roles: office },
  { path: '/services/schedule', label: 'Nuevo servicio', to: '/services/new', roles: office },
  { path: '/technicians', label: 'Nuevo técnico', to: '/technicians/new', roles: adminOnly },
  { path: '/agents', label: 'Nuevo agente', to: '/agents/new', roles: adminOnly },
];

/** In order. */
export const MENU: readonly { label: string; path: string; roles: readonly Role[] }[] = [
  { label: 'Tablero', path: '/', roles: everyone },
  { label: 'Prospectos', path: '/customers', roles: office },
  { label: 'Clientes', path: '/clients', roles: office },
  { label: 'Servicios', path: '/services', roles: everyone },
  { label: 'Técnicos', path: '/technicians', roles: adminOnly },
  { label: 'Agentes', path: '/agents', roles: adminOnly },
  { label: 'Configuración', path: '/settings', roles: everyone },
];

export const ROLES: readonly Role[] = everyone;
