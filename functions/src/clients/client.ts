import type { ClientFields, ClientRef } from '@cuadrilla/domain/records/client.ts';
import type { RecordMeta } from '../records.ts';

/** From `clients/{id}`, without Firestore's types. */
export type Client = RecordMeta & ClientFields;
export type Contact = Client['contacts'][number];

export function clientRefOf({ id, code, legalName }: Pick<Client, 'id' | 'code' | 'legalName'>): ClientRef {
  return { id, code, name: legalName };
}
