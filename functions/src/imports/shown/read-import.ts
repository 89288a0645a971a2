import { IMPORT_KINDS, mayImport } from '@cuadrilla/domain/imports/import-kinds.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { assertCan } from '../../acting.ts';
import type { Page } from '../../store/lists/list-page.ts';
import type { Import } from '../import.ts';
import type { ImportStore } from '../store/import-store.ts';

type Viewer = { role: Role };

/** Of the kinds that the user may import, the latest first. */
export function readImports(
  { stores }: { stores: { imports: Pick<ImportStore, 'list'> } },
  viewer: Viewer,
  page: { first: number; after: string | null },
): Promise<Page<Import>> {
  assertCan(viewer, 'imports:open');
  const kinds = IMPORT_KINDS.filter((kind) => mayImport(viewer.role, kind));
  return stores.imports.list({ kinds, ...page });
}

/** Null for one that does not exist, or of a kind that the user may not import. */
export async function readImport(
  { stores }: { stores: { imports: Pick<ImportStore, 'find'> } },
  viewer: Viewer,
  id: string,
): Promise<Import | null> {
  assertCan(viewer, 'imports:open');
  const found = await stores.imports.find(id);
  return found !== null && mayImport(viewer.role, found.kind) ? found : null;
}
