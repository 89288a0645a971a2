import { PARTY_KIND_LABELS, type PartyKind } from '@cuadrilla/domain/party.ts';
import type { ReactNode } from 'react';
import { ManagerName } from '#records/managers/manager-name.tsx';
import type { MergePath } from '#shared/form/merge-versions.ts';
import type { ClientValues, ContactValues } from './client-values.ts';

/** A word for every field of an address, wherever it stands. */
export const ADDRESS_LABELS = {
  street: 'Calle',
  number: 'Número',
  floor: 'Piso y puerta',
  postalCode: 'Código postal',
  city: 'Población',
} as const;

/** A word for every field of a client, in the form and where two versions are compared. */
export const CLIENT_LABELS: Record<MergePath<ClientValues>, string> = {
  kind: 'Tipo de cliente',
  legalName: 'Nombre o razón social',
  tradeName: 'Nombre comercial',
  nif: 'NIF',
  emails: 'Correos electrónicos',
  phones: 'Teléfonos',
  'billingAddress.street': 'Dirección fiscal: calle',
  'billingAddress.number': 'Dirección fiscal: número',
  'billingAddress.floor': 'Dirección fiscal: piso y puerta',
  'billingAddress.postalCode': 'Dirección fiscal: código postal',
  'billingAddress.city': 'Dirección fiscal: población',
  ownerId: 'Agente',
  tags: 'Etiquetas',
  notes: 'Notas',
  contacts: 'Contactos',
  isPropertyManager: 'Es administrador de fincas',
  managedById: 'Administrador de fincas',
};

const EMPTY = <em>Vacío</em>;

const lines = (texts: readonly string[]): ReactNode => {
  const written = texts.filter((text) => text.trim() !== '');
  return written.length === 0 ? EMPTY : written.join('\n');
};

const contactLine = ({ name, position, phone, email, main }: ContactValues) =>
  [name, position, phone, email, main ? 'principal' : ''].filter((part) => part !== '').join(' · ');

/** How the fields that are no plain text are written where two versions are compared. */
export function clientFormats(ownerName: (id: string) => string) {
  return {
    kind: (kind: PartyKind) => PARTY_KIND_LABELS[kind],
    emails: lines,
    phones: lines,
    tags: lines,
    contacts: (contacts: readonly ContactValues[]) => lines(contacts.map(contactLine)),
    ownerId: (id: string) => (id === '' ? EMPTY : ownerName(id)),
    isPropertyManager: (is: boolean) => (is ? 'Sí' : 'No'),
    managedById: (id: string) => (id === '' ? EMPTY : <ManagerName id={id} />),
  };
}
