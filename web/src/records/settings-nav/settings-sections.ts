import type { Permission } from '@cuadrilla/domain/people/permissions.ts';

export const SETTINGS_SECTIONS = [
  { section: 'perfil', title: 'Mi perfil', permission: 'profile:edit' },
  { section: 'apariencia', title: 'Apariencia', permission: 'settings:open' },
  { section: 'empresa', title: 'Empresa', permission: 'settings:read' },
  { section: 'horario', title: 'Horario', permission: 'settings:read' },
  { section: 'tipos', title: 'Tipos de servicio', permission: 'settings:read' },
  { section: 'competencias', title: 'Competencias', permission: 'settings:read' },
  { section: 'zonas', title: 'Zonas', permission: 'settings:read' },
  { section: 'festivos', title: 'Festivos', permission: 'settings:read' },
  { section: 'plazos', title: 'Plazos', permission: 'settings:read' },
  { section: 'motivos', title: 'Motivos y orígenes', permission: 'settings:read' },
  { section: 'ausencias', title: 'Ausencias', permission: 'absences:decide' },
  { section: 'auditoria', title: 'Auditoría', permission: 'audit:open' },
  { section: 'importar', title: 'Importar y exportar', permission: 'imports:open' },
  { section: 'estado', title: 'Estado', permission: 'system:operate' },
] as const satisfies readonly { section: string; title: string; permission: Permission }[];

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['section'];
