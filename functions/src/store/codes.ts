import type { Firestore, Transaction } from '@google-cloud/firestore';
import { todayIn } from '@cuadrilla/domain/local-date.ts';

/** What carries a code, and the letters it begins with. */
const PREFIXES = { prospect: 'P', client: 'C', service: 'S', report: 'PT' } as const;

export type Coded = keyof typeof PREFIXES;

/** The lane of acts that give out codes of a kind: they all want its counter. */
export const codeLane = (kind: Coded) => `codes.${kind}` as const;

/**
 * The next code of a kind, `C-2026-0001`, counted for each year of the company's own calendar. Reads now; the caller's
 * `take` writes, once everything has been read; `ahead` is how many are prepared before it in the same transaction. Whoever comes second waits for the counter, so that no two have one code.
 */
export async function nextCode(
  tx: Transaction,
  firestore: Firestore,
  kind: Coded,
  { now, timeZone, ahead = 0 }: { now: Date; timeZone: string; ahead?: number },
): Promise<{ code: string; take: () => void }> {
  const year = todayIn(timeZone, now).slice(0, 4);
  const ref = firestore.doc(`counters/${kind}_${year}`);
  const last: unknown = (await tx.get(ref)).get('last');
  const next = (typeof last === 'number' ? last : 0) + ahead + 1;
  const code = `${PREFIXES[kind]}-${year}-${String(next).padStart(4, '0')}`;
  return { code, take: () => tx.set(ref, { last: next }) };
}
