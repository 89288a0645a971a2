import type { DocumentSnapshot } from '@google-cloud/firestore';
import { sortName } from '@cuadrilla/domain/contact/party.ts';
import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { matchKeys } from '../../store/lists/match-keys.ts';
import { searchFields } from '../../store/lists/search-fields.ts';
import { readRecord } from '../../store/record-document.ts';
import { identityOf, type Prospect } from '../prospect.ts';

/** Sorts prospects without a next action, and those that are closed, after every date. */
export const NO_DATE = '9999-99-99';

/**
 * Token in the search array, because Firestore queries only one array field at a time. Search words have only letters and digits, so
 * they never contain the colon.
 */
export const interestToken = (serviceTypeId: string) => `interest:${serviceTypeId}`;

/** Each word makes six index entries, one for each sort order of the list. */
const WORDS_MAX = 600;

export function toProspect(snapshot: DocumentSnapshot): Prospect | null {
  return snapshot.exists ? rowToProspect(snapshot) : null;
}

export const rowToProspect = (snapshot: DocumentSnapshot): Prospect => readRecord(PROSPECT, snapshot);

export function derivedOf(fields: ProspectFields) {
  const { status, nextActionOn, estimatedValueCents, interestIds } = fields;
  const open = isOpen(status);
  return {
    open,
    discarded: status === 'DISCARDED',
    dueSort: (open ? nextActionOn : null) ?? NO_DATE,
    valueSort: estimatedValueCents ?? -1,
    sortName: sortName(fields),
    ...searchFields([
      ...searchTokens(searchedTexts(PROSPECT, fields), WORDS_MAX),
      ...interestIds.map(interestToken),
    ]),
    match: open || status === 'LOST' ? matchKeys(identityOf(fields)) : [],
  };
}
