import { isEmail } from '@cuadrilla/domain/contact/email.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import { PARTY_CONTACTS_MAX } from '@cuadrilla/domain/contact/party.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type { DuplicateMatch, DuplicateSearch } from '../graphql/types.generated.ts';
import type { DuplicateStore } from './duplicate-store.ts';

type Deps = { stores: { duplicates: DuplicateStore }; parsePhone: PhoneParser };

/** For a form that is being filled in; values that are not valid yet match nothing. */
export function lookForDuplicates(
  { stores, parsePhone }: Deps,
  asked: DuplicateSearch,
): Promise<DuplicateMatch[]> {
  const { nif, emails, phones, exceptId, managedById, isPropertyManager } = asked;
  return stores.duplicates.find({
    nif: parseNif(nif ?? ''),
    emails: firstFew(emails).filter((email) => isEmail(email)),
    phones: firstFew(phones).flatMap((phone) => parsePhone(phone) ?? []),
    exceptId,
    managedById,
    isPropertyManager,
  });
}

/** Ignores more than the form takes. */
function firstFew(texts: readonly string[] | null | undefined): string[] {
  return (texts ?? []).slice(0, PARTY_CONTACTS_MAX).map((text) => text.trim());
}
