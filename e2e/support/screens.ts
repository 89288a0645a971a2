import type { Role } from './fixtures.ts';

/** A route of the specification's §2, or of those added to it, with its title and who may open it. */
export type Screen = {
  path: string;
  title: string;
  roles: readonly Role[];
  parents: readonly string[];
  /** The title of the screen that the last parent leads to, where it is called by something shorter: a code. */
  up?: string;
  /** How the breadcrumb calls the screen itself, where that is shorter than its title. */
  crumb?: string;
  /** The title for whom it opens and tells of nothing: a technician sees their own alone. */
  hidden?: string;
};

const everyone = ['admin', 'agent', 'technician'] as const;
const office = ['admin', 'agent'] as const;
const adminOnly = ['admin'] as const;

/** Every signed-in screen there is that is not about one record; those are in `records.ts`. */
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

/** The action button of a screen: its words and where it goes. */
export const ACTIONS: readonly { path: string; label: string; to: string; roles: readonly Role[] }[] = [
  { path: '/customers', label: 'Nuevo prospecto', to: '/customers/new', roles: office },
  { path: '/clients', label: 'Nuevo cliente', to: '/clients/new', roles: office },
  { path: '/services', label: 'Nuevo servicio', to: '/services/new', roles: office },
  { path: '/services/schedule', label: 'Nuevo servicio', to: '/services/new', roles: office },
  { path: '/technicians', label: 'Nuevo técnico', to: '/technicians/new', roles: adminOnly },
  { path: '/agents', label: 'Nuevo agente', to: '/agents/new', roles: adminOnly },
];

/** The entries of the two menus, in their order, and who may open them. */
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
