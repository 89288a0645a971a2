import type { ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import type { RecordMeta } from '../records.ts';

export type Prospect = RecordMeta & ProspectFields;

export function identityOf({ nif, email, phone }: Pick<ProspectFields, 'nif' | 'email' | 'phone'>) {
  return { nif, emails: email === null ? [] : [email], phones: phone === null ? [] : [phone] };
}
