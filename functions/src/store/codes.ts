import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import type { UnitHandle } from './unit-handle.ts';

const PREFIXES = { prospect: 'P', client: 'C', service: 'S', report: 'PT', batch: 'LF' } as const;

export type Coded = keyof typeof PREFIXES;

/**
 * For example `C-2026-0001`, counted per calendar year of the company. Reads now; `take` writes. Transactions wait for
 * the counter, so codes are unique.
 */
export async function nextCode(
  tx: Transaction,
  firestore: Firestore,
  kind: Coded,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ code: string; take: () => void }> {
  const { ref, year } = counterOf(firestore, kind, todayIn(timeZone, now));
  const next = lastOf(await tx.get(ref)) + 1;
  return { code: codeOf(kind, year, next), take: () => tx.set(ref, { last: next }) };
}

/** Reads each counter once per unit of work. */
export function unitCodes({ tx, firestore, by }: UnitHandle, timeZone: () => Promise<string>) {
  const given = new Map<string, number>();
  const counter = async (kind: Coded) => {
    const { ref, year } = counterOf(firestore, kind, todayIn(await timeZone(), by.now));
    const last = given.get(ref.path) ?? lastOf(await tx.get(ref));
    given.set(ref.path, last);
    return { ref, year, next: last + 1 };
  };
  return {
    async hold(kind: Coded): Promise<void> {
      await counter(kind);
    },
    async next(kind: Coded): Promise<string> {
      const { ref, year, next } = await counter(kind);
      given.set(ref.path, next);
      tx.set(ref, { last: next });
      return codeOf(kind, year, next);
    },
  };
}

function counterOf(firestore: Firestore, kind: Coded, today: string) {
  const year = today.slice(0, 4);
  return { ref: firestore.doc(`counters/${kind}_${year}`), year };
}

function lastOf(counter: DocumentSnapshot): number {
  const last: unknown = counter.get('last');
  return typeof last === 'number' ? last : 0;
}

const codeOf = (kind: Coded, year: string, number: number) =>
  `${PREFIXES[kind]}-${year}-${String(number).padStart(4, '0')}`;
