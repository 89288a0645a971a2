import type { Address } from '../inputs/parts/address.ts';
import { MESSAGES } from '../text/messages.ts';
import { PARTY_CONTACTS_MAX, PARTY_KIND_LABELS } from '../contact/party.ts';
import {
  address,
  choice,
  derived,
  email,
  emails,
  flag,
  nif,
  note,
  phone,
  phones,
  reference,
  requiredText,
  rows,
  system,
  tags,
  text,
  type Reference,
} from './field.ts';
import type { Form, Parsed, Stored } from './record.ts';

export type ClientRef = Reference & { code: string };

export const CONTACT = {
  name: requiredText({ label: 'Nombre del contacto', searched: true }),
  position: text({ label: 'Cargo' }),
  phone: phone({ label: 'Teléfono del contacto', searched: true }),
  email: email({ label: 'Correo del contacto', searched: true }),
  main: flag({ label: 'Contacto principal' }),
} as const;

export const CLIENT = {
  code: system('', { label: 'Código', searched: true }),
  kind: choice(PARTY_KIND_LABELS, { label: 'Tipo de cliente' }),
  legalName: requiredText({
    label: 'Nombre o razón social',
    searched: true,
    leftBehind: 'El nombre',
  }),
  tradeName: text({
    label: 'Nombre comercial',
    searched: true,
    leftBehind: 'El nombre comercial',
  }),
  nif: nif({ label: 'NIF', searched: true, leftBehind: 'El NIF' }),
  /** An administrador de fincas; its phones and e-mails also appear in the communities it manages. */
  isPropertyManager: flag({ label: 'Es administrador de fincas' }),
  managedBy: reference<ClientRef>({
    label: 'Administrador de fincas',
    to: 'CLIENT',
    leftBehind: 'El administrador de fincas',
  }),
  emails: emails({
    label: 'Correos electrónicos',
    most: PARTY_CONTACTS_MAX,
    searched: true,
    leftBehind: 'El correo',
  }),
  phones: phones({ label: 'Teléfonos', most: PARTY_CONTACTS_MAX, searched: true, leftBehind: 'El teléfono' }),
  billingAddress: address({ label: 'Dirección fiscal', leftBehind: 'La dirección fiscal' }),
  contacts: rows(CONTACT, {
    label: 'Contactos',
    searched: true,
    most: 10,
    identifiedBy: ['name', 'phone', 'email'],
    namedBy: 'name',
    atMostOne: { flag: 'main', message: MESSAGES.oneMainContact },
    leftBehind: 'El contacto',
  }),
  owner: reference({ label: 'Agente', to: 'USER', leftBehind: 'El agente' }),
  tags: tags({ label: 'Etiquetas', most: 10, max: 30, leftBehind: 'La etiqueta' }),
  notes: note({ label: 'Notas', leftBehind: 'Las notas' }),
  originProspectId: system<string | null>(null),
  archived: system(false),
  mergedInto: system<ClientRef | null>(null, { label: 'Fusionado en' }),
  /** Copy of the address of the oldest site in use, for lists. */
  mainSite: derived<Address | null>(null, { searched: true }),
  mainSiteId: derived<string | null>(null),
  siteCount: derived(0),
  equipmentCount: derived(0),
  /** Match keys of the clients merged into this one, so that a search for one of them finds this one. */
  inheritedMatch: derived<string[]>([]),
} as const;

export type ClientFields = Stored<typeof CLIENT>;
export type ClientForm = Form<typeof CLIENT>;
export type NewClient = Parsed<typeof CLIENT>;
