import type { SiteFields } from '@cuadrilla/domain/records/site.ts';
import type { RecordMeta } from '../../records.ts';

export type Site = RecordMeta & SiteFields;
