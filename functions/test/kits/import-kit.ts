import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import { execute, gql, mutations, type Kit, type Person } from './kit.ts';
import { madeId, SITE_OF_TESTS } from './files-kit.ts';

gql(`fragment ImportFields on Import {
  id kind fileName status version rowCount totals problem headerRow separator encoding rule undoUntil
  rememberedAt columns { header target neverOverwrite }
  announced { created updated unchanged skipped repeated error changed undecided }
  result { created updated unchanged skipped repeated error changed undecided }
  progress { done total } undo { removed restored kept lost } stopped { message requestId }
}`);

const MUTATIONS = {
  changeImport:
    gql(`mutation ChangeTestImport($input: ChangeImportInput!, $key: UUID) { changeImport(input: $input, key: $key) {
    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }
  } }`),
  decideImport:
    gql(`mutation DecideTestImport($input: DecideImportInput!, $key: UUID) { decideImport(input: $input, key: $key) {
    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }
  } }`),
  actOnImport:
    gql(`mutation ActOnTestImport($input: ActOnImportInput!, $key: UUID) { actOnImport(input: $input, key: $key) {
    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }
  } }`),
  advanceImport:
    gql(`mutation AdvanceTestImport($input: AdvanceImportInput!, $key: UUID) { advanceImport(input: $input, key: $key) {
    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }
  } }`),
};

export type ImportMutation = keyof typeof MUTATIONS;
export const importMutationOf = (name: ImportMutation): string => MUTATIONS[name].toString();
export const { mutate: mutateImport, succeed: succeedImport } = mutations(MUTATIONS);

type Upload = { kind?: string; name?: string; id?: string; bytes: Uint8Array<ArrayBuffer> | string };

export function putImport({ files }: Pick<Kit, 'files'>, by: Person, upload: Upload): Promise<Response> {
  const { kind = 'CLIENTS', name = 'datos.csv', id = madeId(), bytes } = upload;
  const query = new URLSearchParams({ kind, name }).toString();
  return files(
    new Request(`${SITE_OF_TESTS}/files/imports/${id}?${query}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${by.token}` },
      body: bytes,
    }),
  );
}

export async function givenImport(kit: Kit, by: Person, upload: Upload): Promise<string> {
  const answer = (await (await putImport(kit, by, upload)).json()) as {
    import?: { id: string };
    error?: object;
  };
  if (!answer.import) throw new Error(JSON.stringify(answer.error));
  return answer.import.id;
}

/** Repeats until nothing is under way. */
export async function finishImport(kit: Kit, by: Person, id: string) {
  for (;;) {
    const { import: now } = await succeedImport(kit, by, 'advanceImport', { id });
    if (!['CHECKING', 'IMPORTING', 'UNDOING'].includes(now.status)) return now;
  }
}

export async function takeStep(
  kit: Kit,
  by: Person,
  { id, version }: { id: string; version: number },
  act: 'CHECK' | 'START' | 'UNDO',
) {
  await succeedImport(kit, by, 'actOnImport', { id, version, act });
  return finishImport(kit, by, id);
}

export async function importBy(
  kit: Kit,
  by: Person,
  { rule = 'SKIP', ...upload }: Upload & { rule?: 'SKIP' | 'UPDATE' | 'UPDATE_EMPTY' | 'CREATE' },
) {
  const id = await givenImport(kit, by, upload);
  await takeStep(kit, by, { id, version: 1 }, 'CHECK');
  const { import: decided } = await succeedImport(kit, by, 'decideImport', { id, rule });
  return takeStep(kit, by, decided, 'START');
}

const ROWS = gql(`query TestImportRows($id: ID!, $view: ImportView!, $fromPage: Int!) {
  importRows(id: $id, view: $view, fromPage: $fromPage) {
    nextPage rows { number name status outcome reason kept { entity id name why } }
  }
}`);

type View = VariablesOf<typeof ROWS>['view'];
type Row = NonNullable<ResultOf<typeof ROWS>['importRows']>['rows'][number];

export async function rowsOf(kit: Kit, by: Person, id: string, view: View): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page: number | null = 0; page !== null;) {
    const { importRows }: ResultOf<typeof ROWS> = await execute(kit, by, ROWS, { id, view, fromPage: page });
    rows.push(...(importRows?.rows ?? []));
    page = importRows?.nextPage ?? null;
  }
  return rows;
}

/** What leaves a trace of an import that was undone. */
const TRACES = ['audit', 'keys', 'imports', 'importRows', 'importMappings', 'blobs'];
const META = ['version', 'updatedAt', 'updatedBy', 'changedIn'];

/** Every document by its path, except the logs of each change and counters that are zero. */
export async function contentsOf({ firestore }: Pick<Kit, 'firestore'>): Promise<Map<string, unknown>> {
  const collections = (await firestore.listCollections()).filter(({ id }) => !TRACES.includes(id));
  const pages = await Promise.all(collections.map((collection) => collection.get()));
  const documents = pages.flatMap(({ docs }) => docs).filter(({ ref }) => !isOfCodes(ref.path));
  return new Map(
    documents.flatMap((doc): [string, unknown][] => {
      const fields = Object.entries(doc.data()).filter(([name]) => !META.includes(name));
      const kept = doc.ref.path === OFFICE ? fields.filter(([, count]) => count !== 0) : fields;
      return kept.length === 0 ? [] : [[doc.ref.path, Object.fromEntries(kept)]];
    }),
  );
}

const OFFICE = 'counters/office';
const isOfCodes = (path: string) => path.startsWith('counters/') && path !== OFFICE;
