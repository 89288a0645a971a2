import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from '@google-cloud/firestore';
import { rowToClient } from '../clients/store/client-document.ts';
import type { DuplicateMatch, MatchField } from '../graphql/types.generated.ts';
import { rowToProspect } from '../prospects/prospect-document-store.ts';
import { managerKeys, matchKeys, type Identity } from '../store/match-keys.ts';
import { clientMatch, prospectMatch, type Told } from './match-rows.ts';

/** Who looks like somebody, outside any change. */
export type DuplicateStore = { find: (question: DuplicateQuestion) => Promise<DuplicateMatch[]> };

/** The store of one request. */
export function createDuplicateStore(firestore: Firestore): DuplicateStore {
  return { find: (question) => findDuplicates(firestore, question) };
}

/** What is known of somebody, parsed; `exceptId` is the record itself, `managedById` its administrador de fincas. */
export type DuplicateQuestion = Identity & {
  exceptId?: string | null | undefined;
  managedById?: string | null | undefined;
  isPropertyManager?: boolean | null | undefined;
};

const MATCHES_MAX = 10;
const FIELDS = [
  ['nif:', 'NIF'],
  ['email:', 'EMAIL'],
  ['phone:', 'PHONE'],
] as const;

/**
 * Prospects and clients that share a NIF, an e-mail or a phone with somebody: clients first, equal NIFs before the rest; at
 * most 10. They are looked up in their `match`, which is empty in whoever is nobody's duplicate any more: a merged client, a
 * discarded prospect, and a converted one, whose client stands for it. A phone or e-mail of an administrador de fincas says
 * nothing: it stands in all their communities.
 *
 * NIFs are asked for apart, so that fifty communities with one phone do not hide the one that counts.
 */
export async function findDuplicates(
  firestore: Firestore,
  { exceptId, managedById, isPropertyManager, ...identity }: DuplicateQuestion,
): Promise<DuplicateMatch[]> {
  const keys = matchKeys(identity);
  const found = (await lookUpAll(firestore, keys)).filter(({ id }) => id !== exceptId);
  const shared = found.some(({ matchedOn }) => isOnlyReached(matchedOn))
    ? await keysOfManagers(firestore, keys)
    : [];
  const telling = shared.length === 0 ? found : await lookUpAll(firestore, without(keys, shared));
  const isOfManager = ({ id, kind, managerId, matchedOn }: Found) =>
    isOnlyReached(matchedOn) &&
    ((managedById != null && (id === managedById || managerId === managedById)) ||
      // Somebody who is only now noted as one: their communities have their phone already.
      (isPropertyManager === true && kind === 'COMMUNITY'));
  return telling.filter((match) => match.id !== exceptId && !isOfManager(match)).slice(0, MATCHES_MAX);
}

type Found = DuplicateMatch & { managerId: string | null };

const isOnlyReached = (matchedOn: readonly MatchField[]) => !matchedOn.includes('NIF');

const without = (keys: readonly string[], shared: readonly string[]) =>
  keys.filter((key) => !shared.includes(key));

async function lookUpAll(firestore: Firestore, keys: string[]): Promise<Found[]> {
  const byNif = keys.filter((key) => key.startsWith('nif:'));
  const asked = [byNif, without(keys, byNif)].filter((some) => some.length > 0);
  const look = async (
    collection: string,
    toMatch: (doc: DocumentSnapshot) => Told & Pick<Found, 'managerId'>,
  ) => {
    const found = await Promise.all(asked.map((some) => lookUp(firestore.collection(collection), some)));
    const distinct = new Map(found.flatMap(({ docs }) => docs).map((doc) => [doc.id, doc]));
    return [...distinct.values()].map((doc) => ({ ...toMatch(doc), ...alike(doc, keys) }));
  };
  const [clients, prospects] = await Promise.all([
    look('clients', (doc) => {
      const client = rowToClient(doc);
      return { ...clientMatch(client), managerId: client.managedBy?.id ?? null };
    }),
    look('prospects', (doc) => ({ ...prospectMatch(rowToProspect(doc)), managerId: null })),
  ]);
  return [...clients, ...prospects];
}

/** Which of the phones and e-mails asked for are an administrador de fincas's. */
async function keysOfManagers(firestore: Firestore, keys: readonly string[]): Promise<string[]> {
  const asked = managerKeys(keys);
  const { docs } = await firestore
    .collection('clients')
    .where('match', 'array-contains-any', asked)
    .select('match')
    .limit(MATCHES_MAX)
    .get();
  const theirs = new Set(docs.flatMap((doc) => doc.get('match') as string[]));
  return keys.filter((key) => managerKeys([key]).some((each) => theirs.has(each)));
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
