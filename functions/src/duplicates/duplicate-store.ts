import type { DocumentSnapshot, Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { clientMatch, type Match } from '../clients/client-match.ts';
import { rowToClient } from '../clients/store/client-document.ts';
import type { DuplicateMatch, MatchField } from '../graphql/types.generated.ts';
import type { Prospect } from '../prospects/prospect.ts';
import { rowToProspect } from '../prospects/store/prospect-document.ts';
import { placeLine } from '../records.ts';
import { managerKeys, MATCHED_ON, matchKeys, type Identity } from '../store/lists/match-keys.ts';

export type DuplicateStore = { find: (question: DuplicateQuestion) => Promise<DuplicateMatch[]> };

export function createDuplicateStore(firestore: Firestore): DuplicateStore {
  return { find: (question) => findDuplicates(firestore, question) };
}

/** `exceptId` is the record itself, `managedById` its administrador de fincas; `notDuplicateOf` are known to differ. */
export type DuplicateQuestion = Identity & {
  exceptId?: string | null | undefined;
  managedById?: string | null | undefined;
  isPropertyManager?: boolean | null | undefined;
  notDuplicateOf?: readonly string[];
};

const MATCHES_MAX = 10;
/** Per collection and kind of match, when matches that do not count fill the pages. */
const READS_MAX = 500;
const PAGE = 50;

/**
 * Prospects and clients that share a NIF, an e-mail or a phone: clients first, equal NIFs before other matches; at most 10, plus
 * those in `notDuplicateOf`, so that answered matches hide no other. Found by `match`, which is empty for a merged client, a
 * discarded prospect and a converted one, whose client stands for it. A phone or e-mail of an administrador de fincas does not
 * count, because all their communities share it. NIFs are queried separately, so that fifty communities with one phone do not hide an
 * equal NIF.
 */
export async function findDuplicates(
  firestore: Firestore,
  { exceptId, managedById, isPropertyManager, notDuplicateOf = [], ...identity }: DuplicateQuestion,
): Promise<DuplicateMatch[]> {
  const keys = matchKeys(identity);
  const isOfManager = ({ id, kind, managerId, matchedOn }: Found) =>
    isOnlyReached(matchedOn) &&
    ((managedById != null && (id === managedById || managerId === managedById)) ||
      // A client that is only now marked as manager: its communities already have its phone.
      (isPropertyManager === true && kind === 'COMMUNITY'));
  const tells = (match: Found) => match.id !== exceptId && !isOfManager(match);
  const isAsked = (match: Found) => tells(match) && !notDuplicateOf.includes(match.id);
  const first = await lookUpAll(firestore, keys, () => true);
  // Before further pages, because all communities of a manager share its phone.
  const shared = first.some(({ id, matchedOn }) => id !== exceptId && isOnlyReached(matchedOn))
    ? await keysOfManagers(firestore, keys)
    : [];
  const isEnough = first.length <= MATCHES_MAX || first.filter(isAsked).length >= MATCHES_MAX;
  const telling =
    shared.length === 0 && isEnough ? first : await lookUpAll(firestore, without(keys, shared), isAsked);
  const asked = telling.filter(isAsked).slice(0, MATCHES_MAX);
  return telling.filter(
    (match) => tells(match) && (notDuplicateOf.includes(match.id) || asked.includes(match)),
  );
}

type Found = DuplicateMatch & { managerId: string | null };

const isOnlyReached = (matchedOn: readonly MatchField[]) => !matchedOn.includes('NIF');

const without = (keys: readonly string[], shared: readonly string[]) =>
  keys.filter((key) => !shared.includes(key));

async function lookUpAll(
  firestore: Firestore,
  keys: string[],
  isAsked: (match: Found) => boolean,
): Promise<Found[]> {
  const byNif = keys.filter((key) => key.startsWith('nif:'));
  const groups = [byNif, without(keys, byNif)].filter((some) => some.length > 0);
  const look = async (
    collection: string,
    toMatch: (doc: DocumentSnapshot) => Match & Pick<Found, 'managerId'>,
  ) => {
    const toFound = (doc: DocumentSnapshot): Found => ({ ...toMatch(doc), ...alike(doc, keys) });
    const found = await Promise.all(
      groups.map((some) => lookUp(firestore.collection(collection), some, (doc) => isAsked(toFound(doc)))),
    );
    const distinct = new Map(found.flat().map((doc) => [doc.id, doc]));
    return [...distinct.values()].map(toFound);
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

/** One more than is shown, because the record itself may be among them. */
async function lookUp(
  query: Query,
  keys: string[],
  isAsked: (doc: DocumentSnapshot) => boolean,
): Promise<QueryDocumentSnapshot[]> {
  const alike = query.where('match', 'array-contains-any', keys);
  const docs: QueryDocumentSnapshot[] = [];
  for (let size = MATCHES_MAX + 1; ; size = PAGE) {
    const last = docs.at(-1);
    const page = await (last ? alike.startAfter(last) : alike).limit(size).get();
    docs.push(...page.docs);
    const isEnough = docs.filter(isAsked).length >= MATCHES_MAX || docs.length >= READS_MAX;
    if (isEnough || page.size < size) return docs;
  }
}

function alike(doc: DocumentSnapshot, keys: readonly string[]) {
  const own = doc.get('match') as string[];
  const shared = own.filter((key) => keys.includes(key));
  const matchedOn = MATCHED_ON.filter(([prefix]) => shared.some((key) => key.startsWith(prefix)));
  return { matchedOn: matchedOn.map(([, field]): MatchField => field) };
}

function prospectMatch(prospect: Prospect): Match {
  const { id, code, kind, status, phone, address } = prospect;
  return {
    entity: 'PROSPECT',
    id,
    code,
    kind,
    name: displayName(prospect),
    prospectStatus: status,
    archived: false,
    phone,
    address: placeLine(address),
    openServices: null,
  };
}
