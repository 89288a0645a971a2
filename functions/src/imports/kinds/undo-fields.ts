import { isDeepStrictEqual } from 'node:util';
import type { Kept, Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';

export type Updated = Extract<Trace, { kind: 'updated' }>;

const refOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

/** A reference is the same as long as it is to the same record: its name follows that one. */
const isSame = (a: unknown, b: unknown) =>
  // Deeply, because Firestore gives the fields of a map back in an order of its own.
  refOf(a) === undefined ? isDeepStrictEqual(a ?? null, b ?? null) : refOf(a) === refOf(b);

/** The old values of the fields that are unchanged since the import; `kept` counts the others. */
export function fieldsToRestore(
  current: object,
  { before, after }: Updated,
): { fields: Record<string, unknown>; kept: number } {
  const now = current as Record<string, unknown>;
  const names = Object.keys(after).filter((name) => isSame(now[name], after[name]));
  return {
    fields: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    kept: Object.keys(after).length - names.length,
  };
}

export const WHY = {
  changed: 'Ha cambiado después de importarlo',
  notes: 'Tiene notas',
  services: 'Tiene servicios',
  sites: 'Tiene ubicaciones que no son de esta importación o que se han usado',
  equipment: 'Tiene equipos',
  client: 'Es de un cliente que se queda',
  communities: 'Administra comunidades',
  prospects: 'Viene de un prospecto convertido',
  fields: 'Parte de sus datos se ha cambiado después de importarlo',
  gone: 'Ya no está',
  manager: 'Quien la administraba antes está archivado o ya no es administrador de fincas',
  owner: 'El agente que tenía antes ya no está activo',
  nif: 'Su NIF anterior es ahora de otro cliente',
} as const;

export const keptBecause = (
  { entity, id, name }: Pick<Trace, 'entity' | 'id' | 'name'>,
  why: string,
): Kept => ({ entity, id, name, why });
