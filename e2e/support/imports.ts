import { againWhileBusy } from '../../web/src/shared/graphql/again-while-busy.ts';
import { newId } from '../../web/src/shared/new-id.ts';
import { act, AGENT, tokenOf } from './api.ts';
import { freshPhone, freshWord, required } from './fixtures.ts';

export type MadeImport = { id: string; fileName: string; version: number; status: string };

const OF_IMPORT = '... on ImportSuccess { import { id fileName version status: state } }';

const change = async (mutation: string, inputType: string, input: object): Promise<MadeImport> =>
  (await act<{ import: MadeImport }>(AGENT, mutation, inputType, input, OF_IMPORT)).import;

/** A file that is uploaded and whose columns are known. */
export async function makeImport(own: { body?: string; fileName?: string } = {}): Promise<MadeImport> {
  const { body = `Nombre;NIF;Teléfono\r\nCliente ${freshWord()};;${freshPhone()}\r\n` } = own;
  const { fileName = `clientes-${freshWord()}.csv` } = own;
  const id = newId();
  const query = new URLSearchParams({ kind: 'CLIENTS', name: fileName }).toString();
  const upload = async () => {
    const response = await fetch(`${required('E2E_BASE_URL')}/files/imports/${id}?${query}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await tokenOf(AGENT)}` },
      body,
    });
    const { error } = (await response.json()) as { error?: { code: string; message: string } };
    return error ? { errors: [{ message: error.message, extensions: { code: error.code } }] } : {};
  };
  const { errors } = await againWhileBusy(upload);
  if (errors) throw new Error(`The import was refused: ${JSON.stringify(errors)}`);
  return { id, fileName, version: 1, status: 'UPLOADED' };
}

export const stepImport = ({ id, version }: MadeImport, step: string) =>
  change('actOnImport', 'ActOnImportInput', { id, version, act: step });

export const ruleImport = ({ id }: MadeImport, rule: string) =>
  change('decideImport', 'DecideImportInput', { id, rule });

export const continueImport = ({ id }: MadeImport) => change('advanceImport', 'AdvanceImportInput', { id });

/** Takes a step and repeats until nothing is under way. */
export async function runImport(of: MadeImport, step: string): Promise<MadeImport> {
  await stepImport(of, step);
  for (;;) {
    const now = await continueImport(of);
    if (!['CHECKING', 'IMPORTING', 'UNDOING'].includes(now.status)) return now;
  }
}
