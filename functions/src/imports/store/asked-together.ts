import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { ALIKE_MAX } from '@cuadrilla/domain/imports/rows/too-common.ts';
import { inLots } from './in-lots.ts';

type Asked = { docs: QueryDocumentSnapshot[]; tooCommon: string[] };

/**
 * All documents with any of the values; those with a value that is too common only if they have another one too. Costs a query per
 * thirty values and a read per document; where thirty values match more than `ALIKE_MAX`, that many reads more and a count per value.
 */
export async function askTogether(
  values: readonly string[],
  queryOf: (some: readonly string[]) => Query,
): Promise<Asked> {
  const lots = await Promise.all(inLots(values).map((some) => askLot(some, queryOf)));
  return { docs: lots.flatMap(({ docs }) => docs), tooCommon: lots.flatMap(({ tooCommon }) => tooCommon) };
}

async function askLot(
  values: readonly string[],
  queryOf: (some: readonly string[]) => Query,
): Promise<Asked> {
  const all = await beyond(queryOf(values)).get();
  if (all.size <= ALIKE_MAX) return { docs: all.docs, tooCommon: [] };
  const counts = await Promise.all(
    values.map((value) =>
      beyond(queryOf([value]))
        .count()
        .get(),
    ),
  );
  const isTooCommon = (_value: string, index: number) => (counts[index]?.data().count ?? 0) > ALIKE_MAX;
  const tooCommon = values.filter(isTooCommon);
  const others = values.filter((value) => !tooCommon.includes(value));
  const docs = others.length === 0 ? [] : (await queryOf(others).get()).docs;
  return { docs, tooCommon };
}

const beyond = (query: Query) => query.limit(ALIKE_MAX + 1);
