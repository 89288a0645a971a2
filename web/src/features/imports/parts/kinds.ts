import { mayImport, type ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';

/** In the order in which a company imports them. */
const ORDER: readonly ImportKind[] = ['CLIENTS', 'EQUIPMENT', 'PROSPECTS', 'ITEMS'];

/** The value in the page’s URL. */
export const KIND_WORDS = {
  CLIENTS: 'clientes',
  EQUIPMENT: 'equipos',
  PROSPECTS: 'prospectos',
  ITEMS: 'catalogo',
} as const satisfies Record<ImportKind, string>;

export const kindsFor = (role: Role | null): ImportKind[] => ORDER.filter((kind) => mayImport(role, kind));

export const kindOfWord = (word: string | null): ImportKind | null =>
  ORDER.find((kind) => KIND_WORDS[kind] === word) ?? null;

export const HINTS: Readonly<Record<ImportKind, string>> = {
  CLIENTS: 'Una fila por cliente; si tiene varias ubicaciones, una por cada una',
  EQUIPMENT: 'De clientes que ya están dados de alta',
  PROSPECTS: 'Contactos que todavía no son clientes',
  ITEMS: 'Referencias con su precio, coste e IVA',
};
