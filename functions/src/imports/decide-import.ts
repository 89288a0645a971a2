import { IMPORT_MAX_DECISIONS, mayImport } from '@cuadrilla/domain/imports/import-kinds.ts';
import { tallyOf } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { actOf, assertCan, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND, refused, wrongField, type Failure } from '../failures.ts';
import type { DecideImportInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Import, ImportPage } from './import.ts';

const NOT_CHECKED = refused('Solo se decide mientras la importación está comprobada y sin empezar');
const TOO_MANY = wrongField('rows', `Se pueden decidir como mucho ${IMPORT_MAX_DECISIONS} filas a la vez`);

/**
 * The rule for all duplicates, or the actions for single rows and those that belong to them. Without a version
 * check: the last decision wins.
 */
export async function decideImport(
  { unit, now }: UnitDeps<'imports'>,
  viewer: Acting,
  input: DecideImportInput,
  key: Key,
): Promise<Done | Failure> {
  assertCan(viewer, 'imports:open');
  if ((input.rows?.length ?? 0) > IMPORT_MAX_DECISIONS) return TOO_MANY;
  const act = actOf(viewer, 'decideImport', input, { key, now: now() });
  return unit(act, async ({ imports }) => {
    const before = await imports.find(input.id);
    if (before === null || !mayImport(viewer.role, before.kind)) return NOT_FOUND;
    if (before.status !== 'CHECKED') return NOT_CHECKED;
    const decided = await decideRows(imports, before, input.rows ?? []);
    if (decided === null) return wrongField('rows', 'Esa fila no está repetida');
    const tallies = before.tallies.map((tally, page) => {
      const rows = decided.get(page)?.rows;
      return rows === undefined ? tally : tallyOf(rows);
    });
    for (const page of decided.values()) imports.savePage(before, page);
    imports.save({ ...before, tallies, rule: input.rule ?? before.rule, version: before.version + 1 });
    return { kind: 'done', ids: [before.id] };
  });
}

type Decisions = NonNullable<DecideImportInput['rows']>;

/** Changed pages by number; null if a row is no duplicate. */
async function decideRows(
  imports: UnitStores['imports'],
  before: Import,
  decisions: Decisions,
): Promise<Map<number, ImportPage> | null> {
  const pages = new Map<number, ImportPage>();
  const pageAt = async (page: number) => {
    const known = pages.get(page) ?? (page < before.tallies.length ? await imports.page(before, page) : null);
    if (known !== null) pages.set(page, known);
    return known;
  };
  for (const { page, row: number, decision = null } of decisions) {
    const first = await pageAt(page);
    if (
      !first?.rows.some(
        (row) => row.number === number && row.head === null && row.status.kind === 'DUPLICATE',
      )
    )
      return null;
    for (let next: ImportPage | null = first; next !== null; next = await pageAt(next.page + 1)) {
      const rows: ImportRow[] = next.rows.map((row) =>
        row.number === number || row.head === number ? { ...row, decision } : row,
      );
      pages.set(next.page, { ...next, rows });
      // The rows of one client are adjacent.
      const last = rows.at(-1);
      if (last?.number !== number && last?.head !== number) break;
    }
  }
  return pages;
}
