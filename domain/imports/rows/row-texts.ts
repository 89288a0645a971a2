import type { ImportKind } from '../import-kinds.ts';
import { targetOf } from '../targets.ts';
import type { RowStatus } from './row-states.ts';
import type { ImportRow } from './stored-row.ts';

/** Why a repeated row is not imported, and what is lost with it; null for any other row. */
export function repeatText(kind: ImportKind, status: RowStatus): string | null {
  if (status.kind !== 'REPEATED') return null;
  const { row, differs = [] } = status;
  const labels = differs.map((path) => targetOf(kind, path)?.label ?? path);
  return labels.length === 0
    ? `Repite la fila ${row}: solo se importa la primera`
    : `Repite la fila ${row} con otros datos, que no se importan: ${labels.map((label) => `«${label}»`).join(', ')}`;
}

/** What a further row adds to the client of an earlier one; null for any other row. */
export function furtherText({ head, status, values }: Pick<ImportRow, 'head' | 'status' | 'values'>) {
  if (head === null || values === null || status.kind === 'REPEATED') return null;
  const hasSite = (values as { site?: unknown }).site != null;
  return `${hasSite ? 'Otra ubicación' : 'Otro contacto'} del cliente de la fila ${head}`;
}
