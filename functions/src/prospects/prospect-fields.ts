import { sortName } from '@cuadrilla/domain/contact/party.ts';
import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { matchKeys } from '../store/lists/match-keys.ts';

/** Where a list by next action puts who has none, or is not worked on any more: after every day there is. */
export const NO_DATE = '9999-99-99';

/**
 * By what `search` finds who asks for a service type. Firestore looks into one array a query, so that the filter has to share
 * the one of the words; these hold letters and digits alone, so that no word is taken for it.
 */
export const interestToken = (serviceTypeId: string) => `interest:${serviceTypeId}`;

/** Six lists are ordered by something beside the words: each word is six entries. */
const WORDS_MAX = 600;

/** What a document carries beside its fields, for lists to filter, order and search by. */
export function derivedOf(fields: ProspectFields) {
  const { status, nextActionOn, estimatedValueCents, interestIds } = fields;
  const open = isOpen(status);
  return {
    open,
    discarded: status === 'DISCARDED',
    dueSort: (open ? nextActionOn : null) ?? NO_DATE,
    valueSort: estimatedValueCents ?? -1,
    sortName: sortName(fields),
    search: [...searchTokens(searchedTexts(PROSPECT, fields), WORDS_MAX), ...interestIds.map(interestToken)],
    match: open || status === 'LOST' ? matchKeys(identityOf(fields)) : [],
  };
}

/** By what others are compared with a prospect. */
export function identityOf({ nif, email, phone }: Pick<ProspectFields, 'nif' | 'email' | 'phone'>) {
  return { nif, emails: email === null ? [] : [email], phones: phone === null ? [] : [phone] };
}
