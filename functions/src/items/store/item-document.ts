import type { DocumentSnapshot } from '@google-cloud/firestore';
import { ITEM, type ItemFields } from '@cuadrilla/domain/records/item.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { foldText, sortKey } from '@cuadrilla/domain/text/text.ts';
import { searchFields } from '../../store/lists/search-fields.ts';
import { auditedFields, readRecord, recordFields } from '../../store/record-document.ts';
import type { Item } from '../item.ts';

export function toItem(snapshot: DocumentSnapshot): Item | null {
  return snapshot.exists ? rowToItem(snapshot) : null;
}

export const rowToItem = (snapshot: DocumentSnapshot): Item => readRecord(ITEM, snapshot);

export const auditedItem = (item: ItemFields): Record<string, unknown> => auditedFields(ITEM, item);

/** References and families are compared ignoring case and accents. */
export const itemKey = (text: string): string => foldText(text);

export function itemToDocument(item: ItemFields): Record<string, unknown> {
  return {
    ...recordFields(ITEM, item),
    sortName: sortKey(item.name),
    sortRef: sortKey(item.ref),
    familyKey: item.family === null ? null : itemKey(item.family),
    ...searchFields(searchTokens(searchedTexts(ITEM, item))),
  };
}
