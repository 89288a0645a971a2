import type { ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import type { RecordMeta } from '../records.ts';

/** Somebody who may become a client, as `prospects/{id}` says; free of Firestore's types. */
export type Prospect = RecordMeta & ProspectFields;
