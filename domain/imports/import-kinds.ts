import { can, type Permission } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';

export const IMPORT_KINDS = ['CLIENTS', 'EQUIPMENT', 'PROSPECTS', 'ITEMS'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const isImportKind = (text: string): text is ImportKind => IMPORT_KINDS.some((kind) => kind === text);

type About = {
  label: string;
  /** Singular and plural. */
  noun: readonly [string, string];
  permission: Permission;
};

export const IMPORTS: Readonly<Record<ImportKind, About>> = {
  CLIENTS: {
    label: 'Clientes, ubicaciones y contactos',
    noun: ['cliente', 'clientes'],
    permission: 'clients:import',
  },
  EQUIPMENT: { label: 'Equipos', noun: ['equipo', 'equipos'], permission: 'equipment:import' },
  PROSPECTS: { label: 'Prospectos', noun: ['prospecto', 'prospectos'], permission: 'prospects:import' },
  ITEMS: { label: 'Catálogo', noun: ['artículo', 'artículos'], permission: 'items:import' },
};

export const mayImport = (role: Role | null, kind: ImportKind): boolean =>
  can(role, IMPORTS[kind].permission);

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_TOO_LARGE = 'El archivo ocupa más de 5 MB: divídelo en varios o quita columnas';
export const IMPORT_MAX_ROWS = 5_000;
export const IMPORT_MAX_COLUMNS = 100;
/** Of one request; each may write a page of its own. */
export const IMPORT_MAX_DECISIONS = 100;
export const UNDO_DAYS = 30;
/** How long its rows and its file are kept. */
export const IMPORT_KEPT_DAYS = 120;
/** After its upload: an undo needs its rows after that, and some days are left for the work itself. */
export const IMPORT_START_DAYS = IMPORT_KEPT_DAYS - UNDO_DAYS - 10;
