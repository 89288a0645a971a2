import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from '@google-cloud/firestore';
import { rowToClient } from '../clients/store/client-document.ts';
import type { DuplicateMatch, MatchField } from '../graphql/types.generated.ts';
import { rowToProspect } from '../prospects/prospect-document-store.ts';
import { matchKeys, type Identity } from '../store/match-keys.ts';
import { clientMatch, prospectMatch, type Told } from './match-rows.ts';

/** Who looks like somebody, outside any change. */
export type DuplicateStore = { find: (question: DuplicateQuestion) => Promise<DuplicateMatch[]> };

/** The store of one request. */
export function createDuplicateStore(firestore: Firestore): DuplicateStore {
  return { find: (question) => findDuplicates(firestore, question) };
}

/** What is known of somebody, parsed; `exceptId` is the record itself. */
export type DuplicateQuestion = Identity & { exceptId?: string | null | undefined };

const MATCHES_MAX = 10;
const FIELDS = [
  ['nif:', 'NIF'],
  ['email:', 'EMAIL'],
  ['phone:', 'PHONE'],
] as const;

/**
 * Prospects and clients that share a NIF, an e-mail or a phone with somebody: clients first, equal NIFs before the rest; at
 * most 10. They are looked up in their `match`, which is empty in whoever is nobody's duplicate any more: a merged client, a
 * discarded prospect, and a converted one, whose client stands for it.
 *
 * NIFs are asked for apart, so that fifty communities with their administrator's phone do not hide the one that counts.
 */
export async function findDuplicates(
  firestore: Firestore,
  { exceptId, ...identity }: DuplicateQuestion,
): Promise<DuplicateMatch[]> {
  const keys = matchKeys(identity);
  const byNif = keys.filter((key) => key.startsWith('nif:'));
  const asked = [byNif, keys.slice(byNif.length)].filter((some) => some.length > 0);
  const look = async (collection: string, toMatch: (doc: DocumentSnapshot) => Told) => {
    const found = await Promise.all(asked.map((some) => lookUp(firestore.collection(collection), some)));
    const docs = found.flatMap((snapshot) => snapshot.docs).filter(({ id }) => id !== exceptId);
    const distinct = new Map(docs.map((doc) => [doc.id, doc]));
    return [...distinct.values()].map((doc) => ({ ...toMatch(doc), ...alike(doc, keys) }));
  };
  const [clients, prospects] = await Promise.all([
    look('clients', (doc) => clientMatch(rowToClient(doc))),
    look('prospects', (doc) => prospectMatch(rowToProspect(doc))),
  ]);
  return [...clients, ...prospects].slice(0, MATCHES_MAX);
}

/** One more than are shown: the record itself may be among them. */
function lookUp(query: Query, keys: string[]): Promise<QuerySnapshot> {
  return query
    .where('match', 'array-contains-any', keys)
    .limit(MATCHES_MAX + 1)
    .get();
}

function alike(doc: DocumentSnapshot, keys: readonly string[]) {
  const own = doc.get('match') as string[];
  const shared = own.filter((key) => keys.includes(key));
  const matchedOn = FIELDS.filter(([prefix]) => shared.some((key) => key.startsWith(prefix)));
  return { matchedOn: matchedOn.map(([, field]): MatchField => field) };
}
