import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { mayImport, type ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { IMPORT_STEPS } from '@cuadrilla/domain/imports/import-states.ts';
import { mappingProblem, type Mapping } from '@cuadrilla/domain/imports/mapping.ts';
import { SEPARATORS } from '@cuadrilla/domain/imports/sheet/separator.ts';
import { targetOf, writtenField } from '@cuadrilla/domain/imports/targets.ts';
import { actOf, assertCan, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND, refused, wrongField, type Failure } from '../failures.ts';
import type { ChangeImportInput, ImportMappingInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { guessedMapping, headerSetIn, looksOf } from './file-looks.ts';
import { NOT_READ, NO_SHEET, STALE } from './import-refusals.ts';
import type { Import } from './import.ts';
import { ENCODING_NAMES } from '../tables/reading/read-text.ts';
import { readFile, type TextForm } from '../tables/reading/read-file.ts';
import type { ImportStore } from './store/import-store.ts';

type Deps = UnitDeps<'imports'> & {
  stores: { imports: Pick<ImportStore, 'find' | 'bytes' | 'remembered'> };
  parsePhone: PhoneParser;
};

export type ImportOutcome = Done | Failure;

/** How the file is read and its target fields. The file is read again only if the change affects its content. */
export async function changeImport(
  deps: Deps,
  viewer: Acting,
  input: ChangeImportInput,
  key: Key,
): Promise<ImportOutcome> {
  assertCan(viewer, 'imports:open');
  const known = await deps.stores.imports.find(input.id);
  if (known === null || !mayImport(viewer.role, known.kind)) return NOT_FOUND;
  const form = textFormOf(known, input);
  if (form === undefined) return wrongField('separator');
  const isRead = form !== null || input.sheet != null || input.headerRow != null;
  const read = isRead ? await readAgain(deps, known, input, form) : null;
  if (read?.kind === 'refused') return read.failure;
  const { unit, now } = deps;
  const act = actOf(viewer, 'changeImport', input, { key, now: now() });
  return unit(act, async ({ imports }) => {
    const before = await imports.find(input.id);
    if (before === null) return NOT_FOUND;
    const { from, to, refusal } = IMPORT_STEPS.CHANGE;
    if (!from.includes(before.status)) return refused(refusal);
    if (before.version !== input.version) return STALE;
    const looked: Import = { ...before, ...read?.seen };
    const mapping = withChosen(looked, input.mapping ?? []);
    const options = {
      titleCase: input.titleCase ?? looked.options.titleCase,
      sameAddress: input.sameAddress ?? looked.options.sameAddress,
      neverOverwrite: guardedFields(before.kind, looked.options.neverOverwrite, mapping, input.mapping ?? []),
      chosenValues: looked.options.chosenValues,
    };
    const problem = looked.fileProblem ?? mappingProblem(before.kind, mapping);
    const version = before.version + 1;
    imports.save({ ...looked, status: to, version, mapping, options, problem, stopped: null });
    return { kind: 'done', ids: [before.id] };
  });
}

/** Null if the text format is not set, undefined for an unknown one. */
function textFormOf(
  { text }: Import,
  { separator, encoding }: ChangeImportInput,
): TextForm | null | undefined {
  if (separator == null && encoding == null) return null;
  if (text === null) return undefined;
  const chosen = separator == null ? text.separator : SEPARATORS.find((each) => each === separator);
  return chosen === undefined
    ? undefined
    : { separator: chosen, encoding: encoding ? ENCODING_NAMES[encoding] : text.encoding };
}

async function readAgain(
  { stores, parsePhone }: Deps,
  known: Import,
  { sheet: asked, headerRow }: ChangeImportInput,
  form: TextForm | null,
): Promise<{ kind: 'read'; seen: Partial<Import> } | { kind: 'refused'; failure: Failure }> {
  const refuse = (failure: Failure) => ({ kind: 'refused', failure }) as const;
  const bytes = await stores.imports.bytes(known);
  const file = bytes && (await readFile(bytes, form ?? known.text ?? {}));
  if (file?.kind !== 'read') return refuse(NOT_READ);
  const sheet = asked ?? known.sheet;
  const rows = file.sheets[sheet]?.rows;
  if (rows === undefined) return refuse(NO_SHEET);
  if (headerRow != null && (headerRow < 1 || headerRow > rows.length)) return refuse(wrongField('headerRow'));
  const { rows: data, ...looks } = looksOf(known.kind, rows, headerRow == null ? undefined : headerRow - 1);
  const remembered = await stores.imports.remembered(known.kind, headerSetIn(looks));
  const mapping = guessedMapping(known.kind, { ...looks, rows: data }, parsePhone, remembered);
  const { neverOverwrite = [], chosenValues = {} } = remembered ?? {};
  const options = { ...known.options, neverOverwrite, chosenValues };
  const rememberedAt = remembered?.at ?? null;
  return { kind: 'read', seen: { ...looks, sheet, text: file.text, mapping, options, rememberedAt } };
}

type Chosen = readonly ImportMappingInput[];

/** With the fields that the columns named are to leave or to write again. */
function guardedFields(
  kind: ImportKind,
  before: readonly string[],
  mapping: Mapping,
  chosen: Chosen,
): string[] {
  const guarded = new Set(before);
  for (const { column, neverOverwrite } of chosen) {
    const target = targetOf(kind, mapping[column] ?? '');
    const field = target === undefined ? null : writtenField(target);
    if (field === null || neverOverwrite == null) continue;
    if (neverOverwrite) guarded.add(field);
    else guarded.delete(field);
  }
  return [...guarded];
}

/** Drops unknown targets. */
function withChosen({ kind, mapping }: Import, chosen: Chosen): Mapping {
  const targets = new Map(chosen.map(({ column, target }) => [column, target ?? null]));
  const known = (path: string | null | undefined) => (path != null && targetOf(kind, path) ? path : null);
  return mapping.map((path, column) => (targets.has(column) ? known(targets.get(column)) : path));
}
