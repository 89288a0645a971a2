import { can, type Permission } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';

type About = {
  label: string;
  /** Singular and plural. */
  noun: readonly [string, string];
  permission: Permission;
};

export const EXPORTED_LISTS = {
  PROSPECTS: { label: 'Prospectos', noun: ['prospecto', 'prospectos'], permission: 'prospects:export' },
  CLIENTS: { label: 'Clientes', noun: ['cliente', 'clientes'], permission: 'clients:export' },
  EQUIPMENT: { label: 'Equipos', noun: ['equipo', 'equipos'], permission: 'equipment:export' },
  SERVICES: { label: 'Servicios', noun: ['servicio', 'servicios'], permission: 'services:export' },
  WORK_REVIEWS: {
    label: 'Trabajo por revisar',
    noun: ['trabajo por revisar', 'trabajos por revisar'],
    permission: 'services:export',
  },
  BILLING_BATCHES: { label: 'Lotes', noun: ['lote', 'lotes'], permission: 'billing:open' },
  ITEMS: { label: 'Catálogo', noun: ['artículo', 'artículos'], permission: 'items:export' },
  TECHNICIANS: { label: 'Técnicos', noun: ['técnico', 'técnicos'], permission: 'staff:export' },
  ABSENCES: { label: 'Ausencias', noun: ['ausencia', 'ausencias'], permission: 'staff:export' },
  AUDIT: { label: 'Auditoría', noun: ['cambio', 'cambios'], permission: 'audit:open' },
  AGENTS: { label: 'Agentes', noun: ['agente', 'agentes'], permission: 'staff:export' },
} as const satisfies Record<string, About>;

export type ExportedList = keyof typeof EXPORTED_LISTS;

export const mayExport = (role: Role | null, list: ExportedList): boolean =>
  can(role, EXPORTED_LISTS[list].permission);

export const mayExportAny = (role: Role | null): boolean =>
  Object.values(EXPORTED_LISTS).some(({ permission }) => can(role, permission));

export const EXPORT_KEPT_HOURS = 24;
