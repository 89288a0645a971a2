import { EUROS } from '../services/euros.ts';
import { PARTY_KIND_LABELS } from '../contact/party.ts';
import {
  PROSPECT_STATUS_LABELS,
  type DiscardKind,
  type ProspectStatus,
} from '../prospects/prospect-states.ts';
import type { ClientRef } from './client.ts';
import {
  choice,
  date,
  email,
  figure,
  flag,
  nif,
  note,
  phone,
  reference,
  roughAddress,
  system,
  text,
  value,
  values,
} from './field.ts';
import type { Form, Parsed, Stored } from './record.ts';

export const PROSPECT = {
  code: system('', { searched: true }),
  status: system<ProspectStatus>('NEW', { label: 'Estado', words: PROSPECT_STATUS_LABELS }),
  kind: choice(PARTY_KIND_LABELS, { label: 'Tipo' }),
  name: text({ label: 'Nombre', searched: true }),
  lastName: text({ label: 'Apellidos', searched: true }),
  legalName: text({ label: 'Razón social', searched: true }),
  nif: nif({ label: 'NIF', searched: true }),
  email: email({ label: 'Correo electrónico', searched: true }),
  phone: phone({ label: 'Teléfono', searched: true }),
  address: roughAddress({ label: 'Dirección' }),
  owner: reference({ label: 'Agente', to: 'USER' }),
  sourceId: value('prospectSources', { label: 'Origen' }),
  interestIds: values('serviceTypes', { label: 'Interés', most: 10 }),
  need: text({ label: 'Necesidad', searched: true }),
  estimatedValueCents: figure({ label: 'Valor estimado', figure: EUROS, initial: null }),
  nextActionOn: date({ label: 'Próxima acción' }),
  /** The timeline shows the reason as the entry's text. */
  lostReasonId: system<string | null>(null),
  discardKind: system<DiscardKind | null>(null),
  convertedTo: system<ClientRef | null>(null, { label: 'Cliente' }),
  /** The site created by the conversion, for the answer to a repeated request. */
  convertedSiteId: system<string | null>(null),
  convertedServiceId: system<string | null>(null),
  notes: note({ label: 'Notas' }),
  doNotContact: flag({ label: 'No contactar' }),
  /** Ids of similar records that a person confirmed to be different; they are not reported again. */
  notDuplicateOf: system<string[]>([]),
  /** Null after the first response. */
  firstResponseDueAt: system<Date | null>(null),
  firstResponseAt: system<Date | null>(null),
} as const;

export type ProspectFields = Stored<typeof PROSPECT>;
export type ProspectForm = Form<typeof PROSPECT>;
export type NewProspect = Parsed<typeof PROSPECT>;
