import { atField } from '#shared/form/use-asked-field.ts';
import { PATHS } from '#shared/paths.ts';

type Lacking = { serviceId: string; clientId: string };

/** The field in which something that an invoice lacks is given; undefined if it is not given in a field. */
export function fixPath(kind: string, { serviceId, clientId }: Lacking): string | undefined {
  if (kind === 'NIF') return PATHS.editClient(clientId) + atField('nif');
  if (kind === 'ADDRESS') return PATHS.editClient(clientId) + atField('billingAddress');
  const field = LINE_FIELDS[kind];
  return field === undefined ? undefined : PATHS.service(serviceId) + atField(field);
}

/** Of a line; opens the first one without a price. */
export const PRICE_FIELD = 'unitPriceCents';
export const VAT_FIELD = 'vatPercent';

const LINE_FIELDS: Readonly<Record<string, string>> = { PRICE: PRICE_FIELD, VAT: VAT_FIELD };
