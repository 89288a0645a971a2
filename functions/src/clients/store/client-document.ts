import type { DocumentSnapshot } from '@google-cloud/firestore';
import { phoneWords, searchTokens } from '@cuadrilla/domain/search.ts';
import { foldText, sortKey } from '@cuadrilla/domain/text.ts';
import { managerKeys, matchKeys } from '../../store/match-keys.ts';
import { metaOf } from '../../store/record-meta.ts';
import type { Client } from '../client.ts';

const FIELDS = [
  'code',
  'kind',
  'legalName',
  'tradeName',
  'nif',
  'emails',
  'phones',
  'billingAddress',
  'owner',
  'tags',
  'notes',
  'contacts',
  'isPropertyManager',
  'managedBy',
  'originProspectId',
  'archived',
  'mergedInto',
] as const satisfies readonly (keyof Client)[];

const KEPT_BY_OTHERS = [
  'mainSite',
  'mainSiteId',
  'siteCount',
  'equipmentCount',
  'inheritedMatch',
] as const satisfies readonly (keyof Client)[];

type Content = Pick<Client, (typeof FIELDS)[number]>;

/** What a person decides about a client, for the audit; numbers and copies that follow from others are no part of it. */
export function contentOf(client: Client): Content {
  return pick(client, FIELDS) as Content;
}

/** A document as the model, or null where there is none. */
export function toClient(snapshot: DocumentSnapshot): Client | null {
  return snapshot.exists ? rowToClient(snapshot) : null;
}

/** A document that is known to be there. */
export function rowToClient(snapshot: DocumentSnapshot): Client {
  // Documents of an earlier version do not say whether it is an administrator.
  const data = { isPropertyManager: false, ...snapshot.data() } as Client;
  return { ...(pick(data, [...FIELDS, ...KEPT_BY_OTHERS]) as Client), ...metaOf(snapshot) };
}

/** The fields of the document, all but the common ones. */
export function toDocument(client: Client): Record<string, unknown> {
  return { ...pick(client, [...FIELDS, ...KEPT_BY_OTHERS]), ...derivedOf(client) };
}

/** What queries need, written with every change of what it follows from: order, filters, words and likenesses. */
export function derivedOf(client: Client): Record<string, unknown> {
  const { legalName, mainSite, isPropertyManager, mergedInto, inheritedMatch } = client;
  // Who was merged into another is nobody's duplicate any more: the other stands for it.
  const own = mergedInto ? [] : [...new Set([...matchKeys(client), ...inheritedMatch])];
  const match = isPropertyManager ? [...own, ...managerKeys(own)] : own;
  return {
    sortName: sortKey(legalName),
    mainCity: mainSite && cityKey(mainSite.city),
    search: [...searchTokens(textsOf(client)), ...client.tags.map(tagToken)],
    match,
  };
}

function textsOf({ code, legalName, tradeName, nif, phones, emails, mainSite }: Client) {
  const { street, number, city, postalCode } = mainSite ?? {};
  return [
    code,
    legalName,
    tradeName,
    nif,
    ...phones.flatMap(phoneWords),
    ...emails,
    street,
    number,
    city,
    postalCode,
  ];
}

/** A town as it is compared. */
export function cityKey(city: string): string {
  return sortKey(foldText(city));
}

/** A tag within `search`; no word that is looked for begins like it. */
export function tagToken(tag: string): string {
  return `#${sortKey(foldText(tag))}`;
}

function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}
