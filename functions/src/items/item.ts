import type { ItemFields } from '@cuadrilla/domain/records/item.ts';
import type { RecordMeta } from '../records.ts';

export type Item = RecordMeta & ItemFields;
