import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';

/** The limit of an `in` condition. */
const IN_MAX = 30;

/** The records of these clients, each client's in the order of its list. */
export async function rowsOfClients<T>(
  query: Query,
  clientIds: readonly string[],
  toRow: (doc: QueryDocumentSnapshot) => T,
): Promise<T[]> {
  const groups = Array.from({ length: Math.ceil(clientIds.length / IN_MAX) }, (_, index) =>
    clientIds.slice(index * IN_MAX, (index + 1) * IN_MAX),
  );
  const found = await Promise.all(groups.map((ids) => query.where('client.id', 'in', ids).get()));
  const order = (doc: QueryDocumentSnapshot) => String(doc.get('listOrder'));
  return found
    .flatMap(({ docs }) => docs)
    .sort((a, b) => Buffer.compare(Buffer.from(order(a)), Buffer.from(order(b))))
    .map(toRow);
}

export function groupedByClient<T extends { client: { id: string } }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.client.id, [...(groups.get(row.client.id) ?? []), row]);
  return groups;
}
