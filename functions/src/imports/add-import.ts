import { createHash } from 'node:crypto';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import {
  IMPORT_MAX_BYTES,
  IMPORT_TOO_LARGE,
  IMPORTS,
  isImportKind,
  type ImportKind,
} from '@cuadrilla/domain/imports/import-kinds.ts';
import { mappingProblem } from '@cuadrilla/domain/imports/mapping.ts';
import { isStorable } from '@cuadrilla/domain/text/text.ts';
import { FILE_ID_WRONG } from '@cuadrilla/domain/files/file-ids.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { actOf, assertCan, type Acting } from '../acting.ts';
import { isMadeId } from '../store/document-id.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { guessedMapping, headerSetIn, looksOf } from './file-looks.ts';
import type { Import } from './import.ts';
import { readFile } from '../tables/reading/read-file.ts';
import type { ImportStore } from './store/import-store.ts';

export type SentImport = { id: string; kind: string | null; name: string | null; bytes: Uint8Array };

export type AddImportOutcome =
  Done | { kind: 'malformed'; message: string } | { kind: 'wrongFile'; message: string } | { kind: 'taken' };

type Deps = UnitDeps<'imports'> & {
  stores: { imports: Pick<ImportStore, 'remembered'> };
  parsePhone: PhoneParser;
};

const NAME_MAX = 150;

/**
 * Stores an uploaded file with a guess of its encoding, separator, header row and target fields. The client
 * generates the id, so that a file sent again is stored once.
 */
export async function addImport(
  { unit, stores, parsePhone, now }: Deps,
  viewer: Acting,
  { id, kind, name, bytes }: SentImport,
): Promise<AddImportOutcome> {
  if (!isKind(kind)) return { kind: 'malformed', message: 'Falta la clase de datos' };
  assertCan(viewer, IMPORTS[kind].permission);
  if (!isMadeId(id)) return { kind: 'malformed', message: FILE_ID_WRONG };
  const fileName = (name ?? '').trim().slice(0, NAME_MAX);
  if (fileName === '' || !isStorable(fileName))
    return { kind: 'malformed', message: 'Falta el nombre del archivo' };
  if (bytes.length > IMPORT_MAX_BYTES) return { kind: 'wrongFile', message: IMPORT_TOO_LARGE };
  const file = await readFile(bytes);
  if (file.kind === 'refused') return { kind: 'wrongFile', message: file.message };
  const sheet = Math.max(
    0,
    file.sheets.findIndex(({ rows }) => rows.length > 1),
  );
  const looks = looksOf(kind, file.sheets[sheet]?.rows ?? []);
  if (looks.fileProblem !== null && file.sheets.length === 1)
    return { kind: 'wrongFile', message: looks.fileProblem };
  const remembered = await stores.imports.remembered(kind, headerSetIn(looks));
  const mapping = guessedMapping(kind, looks, parsePhone, remembered);
  const { headerRow, columns, rowCount, totals, inCapitals, fileProblem } = looks;
  const act = actOf(viewer, 'addImport', {}, { key: null, now: now() });
  const made: Import = {
    id,
    kind,
    fileName,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    format: file.format,
    byId: viewer.id,
    byName: fullName(viewer),
    actor: null,
    createdAt: act.now,
    status: 'UPLOADED',
    version: 1,
    text: file.text,
    sheets: file.sheets.map(({ name: title, hiddenRows }) => ({ name: title, hiddenRows })),
    sheet,
    headerRow,
    columns,
    rowCount,
    totals,
    inCapitals,
    fileProblem,
    problem: fileProblem ?? mappingProblem(kind, mapping),
    mapping,
    options: {
      titleCase: false,
      sameAddress: true,
      neverOverwrite: remembered?.neverOverwrite ?? [],
      chosenValues: remembered?.chosenValues ?? {},
    },
    rememberedAt: remembered?.at ?? null,
    rule: 'ASK',
    unknownValues: [],
    run: 0,
    tallies: [],
    cursor: 0,
    announced: null,
    result: null,
    importedAt: null,
    undo: null,
    attempts: 0,
    stopped: null,
  };
  const outcome = await unit(act, async ({ imports }) => {
    const known = await imports.find(id);
    if (known !== null) {
      const isSame = known.byId === viewer.id && known.sha256 === made.sha256 && known.kind === kind;
      return isSame ? { kind: 'done', ids: [id] } : { kind: 'taken' as const };
    }
    imports.insert(made, bytes);
    return { kind: 'done', ids: [id] };
  });
  if (outcome.kind === 'keyReused') throw new Error('A file has its id in place of a key');
  return outcome;
}

const isKind = (kind: string | null): kind is ImportKind => kind !== null && isImportKind(kind);
