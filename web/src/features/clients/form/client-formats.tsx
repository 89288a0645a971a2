import { PARTY_KIND_LABELS, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import type { ClientForm } from '@cuadrilla/domain/records/client.ts';
import type { ReactNode } from 'react';
import { ManagerName } from '#records/managers/manager-name.tsx';

type Contacts = ClientForm['contacts'];

const EMPTY = <em>Vacío</em>;

const lines = (texts: readonly string[]): ReactNode => {
  const written = texts.filter((text) => text.trim() !== '');
  return written.length === 0 ? EMPTY : written.join('\n');
};

const contactLine = ({ name, position, phone, email, main }: Contacts[number]) =>
  [name, position, phone, email, main ? 'principal' : ''].filter((part) => part !== '').join(' · ');

export function clientFormats(ownerName: (id: string) => string) {
  return {
    kind: (kind: PartyKind) => PARTY_KIND_LABELS[kind],
    emails: lines,
    phones: lines,
    tags: lines,
    contacts: (contacts: Contacts) => lines(contacts.map(contactLine)),
    ownerId: (id: string) => (id === '' ? EMPTY : ownerName(id)),
    isPropertyManager: (is: boolean) => (is ? 'Sí' : 'No'),
    managedById: (id: string) => (id === '' ? EMPTY : <ManagerName id={id} />),
  };
}
