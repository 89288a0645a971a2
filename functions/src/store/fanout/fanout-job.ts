import {
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { UNTRIED, type Attempts } from '@cuadrilla/domain/retries.ts';
import type { Copies } from './copies.ts';

/** Copies left for later: how far they went, and how often they failed. */
export type FanoutJob = Copies &
  Attempts & {
    id: string;
    at: Date;
    /** The name of the last record of the last page; null before the first. */
    after: string | null;
    /** Why it failed the last time. */
    problem: string | null;
  };

export const fanouts = (firestore: Firestore) => firestore.collection('fanouts');

/** The records that copies are of: what finds them, and what they are to name. Jobs that share one go in turn. */
export function subjectsOf({ value, patch }: Pick<Copies, 'value' | 'patch'>): string[] {
  const named = [patch, ...Object.values(patch)].map((each) => (each as { id?: unknown } | null)?.id);
  return [...new Set([value, ...named].filter((id) => typeof id === 'string'))];
}

/** Whether jobs of some records are left; read in a transaction that must not overtake them. */
export async function hasJobs(tx: Transaction, firestore: Firestore, subjects: string[]): Promise<boolean> {
  const theirs = fanouts(firestore).where('on', 'array-contains-any', subjects);
  return !(await tx.get(theirs.limit(1))).empty;
}

/** A job as it is stored; one of an earlier version has not been counted yet. */
export function toJob(snapshot: QueryDocumentSnapshot): FanoutJob {
  const data = snapshot.data() as Copies & Record<string, unknown>;
  const instant = (field: string) => {
    const value = data[field];
    return value instanceof Timestamp ? value.toDate() : null;
  };
  const { collection, field, value, amongOthers, patch, rewrite } = data;
  return {
    id: snapshot.id,
    collection,
    field,
    value,
    patch,
    ...(amongOthers && { amongOthers }),
    ...(rewrite && { rewrite }),
    at: instant('at') ?? new Date(0),
    after: (data['after'] ?? null) as string | null,
    attempts: (data['attempts'] ?? UNTRIED.attempts) as number,
    failingSince: instant('failingSince'),
    notBefore: instant('notBefore'),
    stopped: data['stopped'] === true,
    problem: (data['problem'] ?? null) as string | null,
  };
}

/** Keeps the order of jobs, the oldest first: what one left behind is to change, no later one may change before it. */
export function createTurns() {
  const waiting = new Set<string>();
  return {
    /** Whether an earlier one of the same records was left. */
    isBehind: (job: Copies) => subjectsOf(job).some((id) => waiting.has(id)),
    leave(job: Copies) {
      for (const id of subjectsOf(job)) waiting.add(id);
    },
  };
}
