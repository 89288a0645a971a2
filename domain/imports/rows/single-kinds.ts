import { canonicalEmail } from '../../contact/email.ts';
import { suggestedKind } from '../../contact/nif.ts';
import { displayName, type PartyNames } from '../../contact/party.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import { equipmentSchema } from '../../inputs/clients/equipment.ts';
import { itemSchema } from '../../inputs/items/item.ts';
import { prospectSchema } from '../../inputs/prospects/prospect.ts';
import { EQUIPMENT } from '../../records/equipment.ts';
import { ITEM } from '../../records/item.ts';
import { foldText } from '../../text/text.ts';
import type { LocalDate } from '../../time/local-date.ts';
import { cellKey } from '../cells/cell.ts';
import { kindOfName } from '../words.ts';
import type { Inputs, RowCells } from './read-row.ts';
import type { SingleKind } from './single-rows.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** The name of a company under `Nombre` is its legal name. */
function prospectOf(given: Inputs): Inputs {
  const name = text(given['name']);
  const legalName = text(given['legalName']);
  const said = suggestedKind(text(given['nif'])) ?? kindOfName(legalName || name);
  const kind = given['kind'] ?? said ?? (legalName !== '' ? 'COMPANY' : 'PERSON');
  if (kind === 'PERSON') return { ...given, kind, name: name || legalName || undefined };
  const isCompany = legalName === '' && name !== '';
  return { ...given, kind, ...(isCompany && { legalName: name, name: undefined }) };
}

export const prospectRows = (parsePhone: PhoneParser): SingleKind => ({
  name: 'prospect',
  schema: prospectSchema(parsePhone),
  complete: prospectOf,
  moved: (record, given) =>
    ['name', 'legalName'].filter((name) => text(record[name]) !== '' && record[name] !== given[name]),
  called: (record) => displayName(record as PartyNames),
  identities: ({ nif }) => (text(nif) === '' ? [] : [`nif:${text(nif)}`]),
  likenesses: ({ email, phone }) => [
    ...(text(email) === '' ? [] : [{ key: `email:${canonicalEmail(text(email))}`, by: 'EMAIL' as const }]),
    ...(text(phone) === '' ? [] : [{ key: `phone:${text(phone)}`, by: 'PHONE' as const }]),
  ],
});

export const itemRows = (): SingleKind => ({
  name: 'item',
  schema: itemSchema(),
  complete: (given) => ({
    kind: ITEM.kind.initial,
    unit: ITEM.unit.initial,
    vatPercent: ITEM.vatPercent.initial,
    ...given,
  }),
  called: ({ name }) => text(name),
  identities: ({ ref }) => (text(ref) === '' ? [] : [`ref:${foldText(text(ref))}`]),
});

/** Until its client is found, the site is not known. */
const NO_SITE = 'pending';

function ownerKeys({ owner = {} }: RowCells['values']): string[] {
  const named = [
    ['nif', text(owner['nif'])],
    ['name', cellKey(text(owner['legalName']))],
    ['code', cellKey(text(owner['code']))],
    ...texts(owner['phones']).map((phone) => ['phone', phone]),
  ];
  return named.filter(([, value]) => value !== '').map((pair) => pair.join(':'));
}

export const equipmentRows = (today: LocalDate): SingleKind => ({
  name: 'equipment',
  schema: equipmentSchema(today),
  complete: (given) => ({ ...given, siteId: NO_SITE }),
  called: ({ kind, brand, model }, cells) => {
    const words: Readonly<Record<string, string>> = EQUIPMENT.kind.words;
    const machine = [words[text(kind)], text(brand), text(model)].filter(Boolean).join(' ');
    const owner = text(cells['owner']?.['legalName']);
    return [machine, owner].filter(Boolean).join(', ');
  },
  identities: ({ serialNumber }, cells) => {
    const serial = cellKey(text(serialNumber));
    return serial === '' ? [] : [`serial:${serial}|${ownerKeys(cells).join('|')}`];
  },
  // Another row may name the same client in another way.
  likenesses: ({ serialNumber }, cells) => {
    const serial = cellKey(text(serialNumber));
    const owners = serial === '' ? [] : ownerKeys(cells);
    return owners.map((owner) => ({ key: `serial:${serial}|${owner}`, by: 'SERIAL' as const }));
  },
});
