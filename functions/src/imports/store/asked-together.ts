import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { ALIKE_MAX } from '@cuadrilla/domain/imports/rows/crowds.ts';
import { inLots } from './in-lots.ts';

type Asked = { docs: QueryDocumentSnapshot[]; crowded: string[] };

/**
 * The documents with any of the values, whole; those of a crowd only if they have another value too. A query for each thirty values
 * and a read for each document; where a lot has more than `ALIKE_MAX` together, so many reads more and a count for each value.
 */
export async function askTogether(
  values: readonly string[],
  queryOf: (some: readonly string[]) => Query,
): Promise<Asked> {
  const lots = await Promise.all(inLots(values).map((some) => askLot(some, queryOf)));
  return { docs: lots.flatMap(({ docs }) => docs), crowded: lots.flatMap(({ crowded }) => crowded) };
}

async function askLot(
  values: readonly string[],
  queryOf: (some: readonly string[]) => Query,
): Promise<Asked> {
  const all = await beyond(queryOf(values)).get();
  if (all.size <= ALIKE_MAX) return { docs: all.docs, crowded: [] };
  const counts = await Promise.all(
    values.map((value) =>
      beyond(queryOf([value]))
        .count()
        .get(),
    ),
  );
  const isCrowded = (_value: string, index: number) => (counts[index]?.data().count ?? 0) > ALIKE_MAX;
  const crowded = values.filter(isCrowded);
  const others = values.filter((value) => !crowded.includes(value));
  const docs = others.length === 0 ? [] : (await queryOf(others).get()).docs;
  return { docs, crowded };
}

const beyond = (query: Query) => query.limit(ALIKE_MAX + 1);
