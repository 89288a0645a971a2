import { sortName } from '@cuadrilla/domain/party.ts';
import { isOpen } from '@cuadrilla/domain/prospect-states.ts';
import { phoneWords, searchTokens } from '@cuadrilla/domain/search.ts';
import { matchKeys } from '../store/match-keys.ts';
import type { Prospect, ProspectFields } from './prospect.ts';

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
    search: [...searchTokens(textsOf(fields), WORDS_MAX), ...interestIds.map(interestToken)],
    match: open || status === 'LOST' ? matchKeys(identityOf(fields)) : [],
  };
}

/** By what others are compared with a prospect. */
export function identityOf({ nif, email, phone }: Pick<ProspectFields, 'nif' | 'email' | 'phone'>) {
  return { nif, emails: email === null ? [] : [email], phones: phone === null ? [] : [phone] };
}

function textsOf(fields: ProspectFields): (string | null)[] {
  const { code, name, lastName, legalName, nif, phone, email, need } = fields;
  return [code, name, lastName, legalName, nif, ...(phone === null ? [] : phoneWords(phone)), email, need];
}

/** The fields that are instants. */
export const CLOCK = ['firstResponseDueAt', 'firstResponseAt'] as const;
/** All the others. */
export const PLAIN = [
  'code',
  'kind',
  'name',
  'lastName',
  'legalName',
  'nif',
  'email',
  'phone',
  'address',
  'sourceId',
  'interestIds',
  'need',
  'estimatedValueCents',
  'status',
  'lostReasonId',
  'discardKind',
  'owner',
  'nextActionOn',
  'notes',
  'doNotContact',
  'notDuplicateOf',
  'convertedTo',
  'convertedSiteId',
  'convertedServiceId',
] as const satisfies readonly (keyof ProspectFields)[];

/** A prospect without what every record has. */
export function withoutMeta(prospect: Prospect): ProspectFields {
  return pick((name) => prospect[name as keyof Prospect], [...PLAIN, ...CLOCK]) as ProspectFields;
}

/** Some fields of something, null for what is not there. */
export function pick(valueOf: (name: string) => unknown, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name) ?? null]));
}
