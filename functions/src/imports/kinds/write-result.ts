import type { Outcome } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow, Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';

export function withResult<R extends ImportRow>(
  row: R,
  kind: Outcome,
  { text = null, traces = [] }: { text?: string | null; traces?: Trace[] } = {},
): R {
  return { ...row, result: { kind, text, traces } };
}

export const CHANGED = {
  now: 'Ahora coincide con otro registro',
  gone: 'El registro con el que coincidía ya no está',
  edited: 'Alguien lo ha cambiado después de comprobar el archivo',
  other: 'Ahora coincide con otro registro distinto',
  head: 'La fila con los datos de este cliente no se ha importado',
} as const;
