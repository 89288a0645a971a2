import type { DocumentSnapshot } from '@google-cloud/firestore';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { readRecord } from '../../store/record-document.ts';
import type { Prospect } from '../prospect.ts';

/** A document as the model, or null where there is none. */
export function toProspect(snapshot: DocumentSnapshot): Prospect | null {
  return snapshot.exists ? rowToProspect(snapshot) : null;
}

/** A document that is known to be there. */
export const rowToProspect = (snapshot: DocumentSnapshot): Prospect => readRecord(PROSPECT, snapshot);
