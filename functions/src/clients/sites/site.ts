import type { SiteFields } from '@cuadrilla/domain/records/site.ts';
import type { RecordMeta } from '../../records.ts';

/** A place of a client's, as `sites/{id}` says; free of Firestore's types. */
export type Site = RecordMeta & SiteFields;
