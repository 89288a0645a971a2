import { newId } from '../../web/src/shared/new-id.ts';
import { AGENT, tokenOf } from './api.ts';
import { freshWord, required } from './fixtures.ts';

/** A file that is uploaded and whose columns are known. */
export async function makeImport(): Promise<{ id: string; fileName: string }> {
  const id = newId();
  const fileName = `clientes-${freshWord()}.csv`;
  const query = new URLSearchParams({ kind: 'CLIENTS', name: fileName }).toString();
  const response = await fetch(`${required('E2E_BASE_URL')}/files/imports/${id}?${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(AGENT)}` },
    body: `Nombre;NIF;Teléfono\r\nCliente ${freshWord()};;612345678\r\n`,
  });
  if (!response.ok) throw new Error(`The import was refused: ${await response.text()}`);
  return { id, fileName };
}
