import type { ImportKind } from '../import-kinds.ts';
import { targetOf } from '../targets.ts';
import type { RowStatus } from './row-states.ts';

/** Why a repeated row is not imported, and what is lost with it; null for any other row. */
export function repeatText(kind: ImportKind, status: RowStatus): string | null {
  if (status.kind !== 'REPEATED') return null;
  const { row, differs = [] } = status;
  const labels = differs.map((path) => targetOf(kind, path)?.label ?? path);
  return labels.length === 0
    ? `Repite la fila ${row}: solo se importa la primera`
    : `Repite la fila ${row} con otros datos, que no se importan: ${labels.map((label) => `«${label}»`).join(', ')}`;
}
