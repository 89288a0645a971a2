import type { Firestore, Transaction } from '@google-cloud/firestore';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { nextCode, type Coded } from '../../store/codes.ts';

/** How many records one transaction creates, because a transaction costs four round trips whatever it writes. */
export const AT_ONCE = 15;

/**
 * Codes for records created at these instants, in this order, after the last code of each year. Reads now; `take` writes and must
 * come after all reads.
 */
export async function nextCodes(
  tx: Transaction,
  firestore: Firestore,
  kind: Coded,
  { dates, timeZone }: { dates: readonly Date[]; timeZone: string },
): Promise<{ codes: string[]; take: () => void }> {
  const years = new Map<string, { prefix: string; last: number }>();
  const codes: string[] = [];
  for (const now of dates) {
    const year = todayIn(timeZone, now).slice(0, 4);
    const counted = years.get(year) ?? (await lastOf(tx, firestore, kind, { now, timeZone }));
    counted.last += 1;
    years.set(year, counted);
    codes.push(`${counted.prefix}${String(counted.last).padStart(4, '0')}`);
  }
  const take = () => {
    for (const [year, { last }] of years) tx.set(firestore.doc(`counters/${kind}_${year}`), { last });
  };
  return { codes, take };
}

async function lastOf(...counter: Parameters<typeof nextCode>): Promise<{ prefix: string; last: number }> {
  const { code } = await nextCode(...counter);
  const end = code.lastIndexOf('-') + 1;
  return { prefix: code.slice(0, end), last: Number(code.slice(end)) - 1 };
}

export function parts<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, index) =>
    list.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}

export async function missing<T extends { id: string; createdAt: Date }>(
  firestore: Firestore,
  collection: string,
  records: readonly T[],
): Promise<T[]> {
  const ordered = records.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const refs = ordered.map(({ id }) => firestore.doc(`${collection}/${id}`));
  const found = await firestore.getAll(...refs, { fieldMask: ['code'] });
  return ordered.filter((_, index) => found[index]?.exists !== true);
}
