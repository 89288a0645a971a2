import { isEmail } from '@cuadrilla/domain/contact/email.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import { PARTY_CONTACTS_MAX } from '@cuadrilla/domain/contact/party.ts';
import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';

export const duplicateQueries: Pick<QueryResolvers, 'duplicates'> = {
  duplicates: (_source, { input }, { stores, parsePhone }) => {
    const { nif, emails, phones, exceptId, managedById, isPropertyManager } = input;
    return stores.duplicates.find({
      nif: parseNif(nif ?? ''),
      emails: firstFew(emails).filter((email) => isEmail(email)),
      phones: firstFew(phones).flatMap((phone) => parsePhone(phone) ?? []),
      exceptId,
      managedById,
      isPropertyManager,
    });
  },
};

export const duplicateTypes: Pick<Resolvers, 'DuplicateMatch'> = {
  DuplicateMatch: {
    openServices: ({ entity, id }, _args, { stores }) =>
      entity === 'CLIENT' ? stores.services.countOpen(id) : null,
  },
};

/** Ignores more than the form takes. */
function firstFew(texts: readonly string[] | null | undefined): string[] {
  return (texts ?? []).slice(0, PARTY_CONTACTS_MAX).map((text) => text.trim());
}
