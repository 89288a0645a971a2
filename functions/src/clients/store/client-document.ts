import type { DocumentSnapshot } from '@google-cloud/firestore';
import { CLIENT, type ClientFields } from '@cuadrilla/domain/records/client.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { foldText, sortKey } from '@cuadrilla/domain/text/text.ts';
import { managerKeys, matchKeys } from '../../store/lists/match-keys.ts';
import { searchFields } from '../../store/lists/search-fields.ts';
import { auditedFields, readRecord, recordFields } from '../../store/record-document.ts';
import type { Client } from '../client.ts';

export const contentOf = (client: Client): Partial<ClientFields> => auditedFields(CLIENT, client);

export function toClient(snapshot: DocumentSnapshot): Client | null {
  return snapshot.exists ? rowToClient(snapshot) : null;
}

export const rowToClient = (snapshot: DocumentSnapshot): Client => readRecord(CLIENT, snapshot);

export function toDocument(client: Client): Record<string, unknown> {
  return { ...recordFields(CLIENT, client), ...derivedOf(client) };
}

/** Sort keys, filters, search words and match keys; written whenever their source changes. */
export function derivedOf(client: Client): Record<string, unknown> {
  const { legalName, mainSite, isPropertyManager, mergedInto, inheritedMatch } = client;
  // A merged client is no longer a duplicate: the remaining client represents it.
  const own = mergedInto ? [] : [...new Set([...matchKeys(client), ...inheritedMatch])];
  const match = isPropertyManager ? [...own, ...managerKeys(own)] : own;
  return {
    sortName: sortKey(legalName),
    mainCity: mainSite && filterKey(mainSite.city),
    ...searchFields([...searchTokens(searchedTexts(CLIENT, client)), ...client.tags.map(tagToken)]),
    match,
  };
}

export function filterKey(text: string): string {
  return sortKey(foldText(text));
}

/** An entry of `search`; no search word starts with `#`. */
export function tagToken(tag: string): string {
  return `#${filterKey(tag)}`;
}
