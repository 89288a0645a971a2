import { cellText } from '@cuadrilla/domain/imports/cells/cell.ts';
import { IMPORTS, isImportKind, mayImport } from '@cuadrilla/domain/imports/import-kinds.ts';
import type { Acting } from '../../acting.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { tableFile } from '../../tables/table-file.ts';
import { TABLE_FILES, type TableFormat } from '../../tables/table.ts';
import { resultOf, templateOf } from './import-tables.ts';
import { readFile } from '../../tables/reading/read-file.ts';
import type { ImportStore } from '../store/import-store.ts';

type Deps = {
  stores: {
    imports: Pick<ImportStore, 'find' | 'pages' | 'bytes'>;
    settings: Pick<SettingsStore, 'timeZone'>;
  };
  now: () => Date;
};

export type ImportFile = { bytes: Uint8Array<ArrayBuffer>; mime: string; name: string };

const formatOf = (text: string | null): TableFormat => (text === 'csv' ? 'CSV' : 'XLSX');

/** A template to be filled in; null for a kind that the person may not import. */
export async function readTemplate(
  { stores, now }: Deps,
  viewer: Acting,
  asked: { kind: string; format: string | null },
): Promise<ImportFile | null> {
  const kind = asked.kind.toUpperCase();
  if (!isImportKind(kind) || !mayImport(viewer.role, kind)) return null;
  const format = formatOf(asked.format);
  const { table, rows } = templateOf(kind, await stores.settings.timeZone(now()));
  const { mime, extension } = TABLE_FILES[format];
  const name = `plantilla-${IMPORTS[kind].noun[1]}.${extension}`;
  return { bytes: await tableFile(format, table, rows), mime, name };
}

/** The file with the outcome of each row; null for an import that the user may not see or that is not checked yet. */
export async function readImportResult(
  { stores, now }: Deps,
  viewer: Acting,
  { id, format: asked }: { id: string; format: string | null },
): Promise<ImportFile | null> {
  const found = await stores.imports.find(id);
  if (found === null || !mayImport(viewer.role, found.kind)) return null;
  const bytes = await stores.imports.bytes(found);
  const file = bytes && (await readFile(bytes, found.text ?? {}));
  if (file?.kind !== 'read' || found.tallies.length === 0) return null;
  const pages = await stores.imports.pages(
    found,
    found.tallies.map((_tally, page) => page),
  );
  const sheet = file.sheets[found.sheet]?.rows ?? [];
  const cells = new Map(sheet.map((row, index) => [index + 1, row.map(cellText)]));
  const format = formatOf(asked);
  const { table, rows } = resultOf(
    found,
    pages.flatMap((page) => page.rows),
    cells,
    await stores.settings.timeZone(now()),
  );
  const { mime, extension } = TABLE_FILES[format];
  return { bytes: await tableFile(format, table, rows), mime, name: `resultado-${id}.${extension}` };
}
