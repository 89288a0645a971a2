import type { DocumentSnapshot } from '@google-cloud/firestore';
import { CLIENT, type ClientFields } from '@cuadrilla/domain/records/client.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { foldText, sortKey } from '@cuadrilla/domain/text/text.ts';
import { managerKeys, matchKeys } from '../../store/lists/match-keys.ts';
import { auditedFields, readRecord, recordFields } from '../../store/record-document.ts';
import type { Client } from '../client.ts';

/** What a person decides about a client, for the audit; numbers and copies that follow from others are no part of it. */
export const contentOf = (client: Client): Partial<ClientFields> => auditedFields(CLIENT, client);

export function toClient(snapshot: DocumentSnapshot): Client | null {
  return snapshot.exists ? rowToClient(snapshot) : null;
}

export const rowToClient = (snapshot: DocumentSnapshot): Client => readRecord(CLIENT, snapshot);

/** The fields of the document, all but the common ones. */
export function toDocument(client: Client): Record<string, unknown> {
  return { ...recordFields(CLIENT, client), ...derivedOf(client) };
}

/** What queries need, written with every change of what it follows from: order, filters, words and likenesses. */
export function derivedOf(client: Client): Record<string, unknown> {
  const { legalName, mainSite, isPropertyManager, mergedInto, inheritedMatch } = client;
  // Who was merged into another is nobody's duplicate any more: the other stands for it.
  const own = mergedInto ? [] : [...new Set([...matchKeys(client), ...inheritedMatch])];
  const match = isPropertyManager ? [...own, ...managerKeys(own)] : own;
  return {
    sortName: sortKey(legalName),
    mainCity: mainSite && filterKey(mainSite.city),
    search: [...searchTokens(searchedTexts(CLIENT, client)), ...client.tags.map(tagToken)],
    match,
  };
}

export function filterKey(text: string): string {
  return sortKey(foldText(text));
}

/** A tag within `search`; no word that is looked for begins like it. */
export function tagToken(tag: string): string {
  return `#${filterKey(tag)}`;
}
