import type { ClientFields, ClientRef } from '@cuadrilla/domain/records/client.ts';
import type { RecordMeta } from '../records.ts';

export type Client = RecordMeta & ClientFields;
export type Contact = Client['contacts'][number];

export function clientRefOf({ id, code, legalName }: Pick<Client, 'id' | 'code' | 'legalName'>): ClientRef {
  return { id, code, name: legalName };
}
