import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';

const LAST_CHARACTER = '\u{10FFFF}';

/**
 * The first document of each distinct value of a field that starts with a prefix, in order. Reads one document per value in
 * sequence, whatever the size of the collection.
 */
export async function firstOfEach(
  query: Query,
  field: string,
  { prefix, limit }: { prefix: string; limit: number },
): Promise<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(field).endAt(`${prefix}${LAST_CHARACTER}`).limit(1);
  const found: QueryDocumentSnapshot[] = [];
  let next = ordered.startAt(prefix);
  while (found.length < limit) {
    const [doc] = (await next.get()).docs;
    if (!doc) break;
    found.push(doc);
    next = ordered.startAfter(doc.get(field));
  }
  return found;
}
