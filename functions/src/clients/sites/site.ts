import type { SiteFields } from '@cuadrilla/domain/records/site.ts';
import type { RecordMeta } from '../../records.ts';

/** From `sites/{id}`, without Firestore's types. */
export type Site = RecordMeta & SiteFields;
