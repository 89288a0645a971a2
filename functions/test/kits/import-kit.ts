import { gql, mutations, type Kit, type Person } from './kit.ts';
import { madeId, SITE_OF_TESTS } from './files-kit.ts';

gql(`fragment ImportFields on Import {
  id kind fileName status version rowCount totals problem headerRow separator encoding rule undoUntil
  rememberedAt columns { header target neverOverwrite }
  announced { created updated unchanged skipped repeated error changed undecided }
  result { created updated unchanged skipped repeated error changed undecided }
  progress { done total } undo { removed restored kept }
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

/** Goes on until nothing is under way. */
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
