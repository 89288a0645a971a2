import type { MergePath } from '#shared/form/merge-versions.ts';
import type { ProspectValues } from './prospect-values.ts';

/** What each field is called, in the form and where two versions are compared. */
export const PROSPECT_LABELS = {
  kind: 'Tipo',
  name: 'Nombre',
  lastName: 'Apellidos',
  legalName: 'Razón social',
  nif: 'NIF',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  'address.street': 'Calle',
  'address.number': 'Número',
  'address.floor': 'Piso y puerta',
  'address.postalCode': 'Código postal',
  'address.city': 'Población',
  sourceId: 'Origen',
  interestIds: 'Interés',
  need: 'Necesidad',
  estimatedValueCents: 'Valor estimado',
  ownerId: 'Agente',
  nextActionOn: 'Próxima acción',
  notes: 'Notas',
  doNotContact: 'No contactar',
} as const satisfies Record<MergePath<ProspectValues>, string>;
