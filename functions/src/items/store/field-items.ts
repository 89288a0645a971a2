import { FieldValue, type DocumentSnapshot, type Firestore, type Transaction } from '@google-cloud/firestore';
import { FIELD_ITEMS_MAX } from '@cuadrilla/domain/items/search-items.ts';
import type { Item } from '../item.ts';
import { rowToItem } from './item-document.ts';

/** An act's time is taken before its commit. */
const COMMIT_MS = 120_000;

export type FieldItems = {
  mark: string;
  /** Whether it replaces the known catalogue. */
  isWhole: boolean;
  items: Item[];
  goneIds: string[];
};

const revisionRef = (firestore: Firestore) => firestore.doc('counters/items');

/** Increments without reading, which avoids contention. */
export function touchItems(tx: Transaction, firestore: Firestore): void {
  tx.set(revisionRef(firestore), { revision: FieldValue.increment(1) }, { merge: true });
}

/** Devices cannot be told of a removed item, so that they read all items again. */
export function touchRemovedItems(tx: Transaction, firestore: Firestore): void {
  const again = FieldValue.increment(1);
  tx.set(revisionRef(firestore), { revision: again, removals: again }, { merge: true });
}

type Mark = { revision: number; changedAt: number; prices: boolean; removals: number };

const markOf = ({ revision, changedAt, prices, removals }: Mark): string =>
  [revision, changedAt, prices ? 'p' : 'n', removals].join('.');

/** Older marks lack this part. */
function readMark(text: string | null): Mark | null {
  const parts = /^(\d{1,15})\.(\d{1,15})\.([pn])(?:\.(\d{1,15}))?$/u.exec(text ?? '');
  const [, revision, changedAt, prices, removals = 0] = parts ?? [];
  if (revision === undefined) return null;
  return {
    revision: Number(revision),
    changedAt: Number(changedAt),
    prices: prices === 'p',
    removals: Number(removals),
  };
}

/**
 * One read if nothing has changed since the mark, else those that have changed and a few before them. Another permission to see
 * prices, or an item that was removed, reads all of it.
 */
export async function readFieldItems(
  firestore: Firestore,
  since: string | null,
  prices: boolean,
): Promise<FieldItems> {
  const { revision = 0, removals = 0 } = ((await revisionRef(firestore).get()).data() ?? {}) as Partial<Mark>;
  const asked = readMark(since);
  const known = asked?.prices === prices && asked.removals === removals ? asked : null;
  if (known?.revision === revision) return { mark: markOf(known), isWhole: false, items: [], goneIds: [] };
  const changed = known && (await changedSince(firestore, known.changedAt));
  const docs = changed ?? (await allInUse(firestore));
  const items = docs.map(rowToItem);
  const times = items.map(({ updatedAt }) => updatedAt.getTime());
  const changedAt = Math.max(known?.changedAt ?? 0, ...times);
  return {
    mark: markOf({ revision, changedAt, prices, removals }),
    isWhole: changed === null,
    items: items.filter(({ archived }) => !archived),
    goneIds: items.filter(({ archived }) => archived).map(({ id }) => id),
  };
}

/** Null if there are more changes than are kept. */
async function changedSince(firestore: Firestore, changedAt: number): Promise<DocumentSnapshot[] | null> {
  const { docs } = await firestore
    .collection('items')
    .where('updatedAt', '>', new Date(changedAt - COMMIT_MS))
    .orderBy('updatedAt', 'desc')
    .limit(FIELD_ITEMS_MAX)
    .get();
  return docs.length < FIELD_ITEMS_MAX ? docs : null;
}

async function allInUse(firestore: Firestore): Promise<DocumentSnapshot[]> {
  const { docs } = await firestore
    .collection('items')
    .where('archived', '==', false)
    .orderBy('updatedAt', 'desc')
    .limit(FIELD_ITEMS_MAX)
    .get();
  return docs;
}
