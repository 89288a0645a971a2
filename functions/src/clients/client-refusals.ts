import { clientMatch } from './client-match.ts';
import type { Duplicate } from './duplicate-failure.ts';
import { refused } from '../failures.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Client } from './client.ts';

export const ARCHIVED_CLIENT = 'El cliente está archivado: restáuralo antes';
export const MERGED_CLIENT = refused('Se fusionó con otro cliente y ya no cambia');

export async function nifTaken(
  clients: Pick<UnitStores['clients'], 'find' | 'idByNif'>,
  nif: string | null,
  id: string | null,
): Promise<Duplicate | null> {
  const holderId = nif === null ? null : await clients.idByNif(nif);
  if (holderId === null || holderId === id) return null;
  const holder = await clients.find(holderId);
  if (holder === null) throw new Error(`clients/${holderId} has a NIF and is not there`);
  return duplicateOf(holder);
}

function duplicateOf(holder: Client): Duplicate {
  return { kind: 'duplicate', matches: [{ ...clientMatch(holder), matchedOn: ['NIF'] }], mustLink: true };
}
