import { canonicalEmail } from '@cuadrilla/domain/email.ts';
import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import { mayBeManaged } from '@cuadrilla/domain/party.ts';
import { foldText } from '@cuadrilla/domain/text.ts';
import { matchKeys } from '../store/match-keys.ts';
import type { Client, Contact } from './client.ts';

/** What of a client a merge may change. */
export type Merged = Pick<
  Client,
  | 'nif'
  | 'emails'
  | 'phones'
  | 'contacts'
  | 'tags'
  | 'tradeName'
  | 'billingAddress'
  | 'notes'
  | 'owner'
  | 'isPropertyManager'
  | 'managedBy'
  | 'originProspectId'
>;

const LIMITS = { emails: 5, phones: 5, contacts: 10, tags: 10 } as const;

/** Entries are of the record they were written for, and stay in its timeline. */
const ACTIVITY = 'La actividad anterior a la fusión';

/** The client that comes out of a merge, and what stays in the other, in Spanish. The one that stays wins where both say something. */
export function mergeResult(keep: Client, merge: Client): { merged: Merged; leftBehind: string[] } {
  const emails = union(keep.emails, merge.emails, LIMITS.emails, canonicalEmail);
  const phones = union(keep.phones, merge.phones, LIMITS.phones, (phone) => phone);
  const contacts = union(keep.contacts, othersOf(keep, merge), LIMITS.contacts, contactKey);
  const tags = union(keep.tags, merge.tags, LIMITS.tags, foldText);
  return {
    merged: {
      ...{ emails: emails.all, phones: phones.all, contacts: contacts.all, tags: tags.all },
      nif: keep.nif ?? merge.nif,
      tradeName: keep.tradeName ?? merge.tradeName,
      billingAddress: keep.billingAddress ?? merge.billingAddress,
      notes: keep.notes ?? merge.notes,
      owner: keep.owner ?? merge.owner,
      isPropertyManager: keep.isPropertyManager || merge.isPropertyManager,
      managedBy: managerOfBoth(keep, merge),
      originProspectId: keep.originProspectId ?? merge.originProspectId,
    },
    leftBehind: [
      ...secondValues(keep, merge),
      ...emails.over.map((email) => `El correo ${email}`),
      ...phones.over.map((phone) => `El teléfono ${formatPhone(phone)}`),
      ...contacts.over.map(({ name }) => `El contacto ${name}`),
      ...tags.over.map((tag) => `La etiqueta ${tag}`),
      ACTIVITY,
    ],
  };
}

/** Only where the one that stays may have one; the other may be of another kind. */
function managerOfBoth(keep: Client, merge: Client): Client['managedBy'] {
  return keep.managedBy ?? (mayBeManaged(keep.kind) ? merge.managedBy : null);
}

/** What the one that stays is recognised by besides its own: all that the other was. */
export function inheritedBy(keep: Client, merge: Client): string[] {
  return [...new Set([...keep.inheritedMatch, ...matchKeys(merge), ...merge.inheritedMatch])];
}

/** Where both say something else, the other's stays where it was. */
function secondValues(keep: Client, merge: Client): string[] {
  const differs = <T>(kept: T | null, other: T | null) =>
    kept !== null && other !== null && JSON.stringify(kept) !== JSON.stringify(other);
  return [
    ...(keep.legalName === merge.legalName ? [] : [`El nombre ${merge.legalName}`]),
    ...(differs(keep.nif, merge.nif) ? [`El NIF ${merge.nif}`] : []),
    ...(differs(keep.tradeName, merge.tradeName) ? [`El nombre comercial ${merge.tradeName}`] : []),
    ...(differs(keep.billingAddress, merge.billingAddress) ? ['La dirección fiscal'] : []),
    ...(differs(keep.notes, merge.notes) ? ['Las notas'] : []),
    ...(differs(keep.owner?.id ?? null, merge.owner?.id ?? null)
      ? [`El comercial ${merge.owner?.name}`]
      : []),
    ...(merge.managedBy !== null && managerOfBoth(keep, merge)?.id !== merge.managedBy.id
      ? [`El administrador de fincas ${merge.managedBy.name}`]
      : []),
  ];
}

/** The contacts that come: there is one main contact at most, and the one that stays has chosen first. */
function othersOf(keep: Client, merge: Client): Contact[] {
  const chosen = keep.contacts.some(({ main }) => main);
  return merge.contacts.map((contact) => ({ ...contact, main: contact.main && !chosen }));
}

const contactKey = ({ name, phone, email }: Contact) =>
  [foldText(name), phone, email === null ? null : canonicalEmail(email)].join('\n');

function union<T>(ours: readonly T[], theirs: readonly T[], limit: number, keyOf: (value: T) => string) {
  const known = new Set(ours.map(keyOf));
  const added = theirs.filter((value) => !known.has(keyOf(value)));
  const all = [...ours, ...added];
  return { all: all.slice(0, limit), over: all.slice(limit) };
}
