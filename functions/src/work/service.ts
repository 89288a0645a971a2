import type { ServiceFields, ServiceRef } from '@cuadrilla/domain/records/service.ts';
import type { RecordMeta } from '../records.ts';

export type Service = RecordMeta & ServiceFields;

export function serviceRefOf({ id, code, title }: ServiceRef): ServiceRef {
  return { id, code, title };
}
