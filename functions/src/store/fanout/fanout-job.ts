import {
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { UNTRIED, type Attempts } from '@cuadrilla/domain/retries.ts';
import type { Copies } from './copies.ts';

export type FanoutJob = Copies &
  Attempts & {
    id: string;
    at: Date;
    /** Name of the last record of the last page; null before the first. */
    after: string | null;
    problem: string | null;
  };

export const fanouts = (firestore: Firestore) => firestore.collection('fanouts');

/** The ids of the records that copies are about, old and new. Jobs that share one run in order. */
export function subjectsOf({ value, patch }: Pick<Copies, 'value' | 'patch'>): string[] {
  const named = [patch, ...Object.values(patch)].map((each) => (each as { id?: unknown } | null)?.id);
  return [...new Set([value, ...named].filter((id) => typeof id === 'string'))];
}

/** Whether jobs of these records exist; read in a transaction that must not overtake them. */
export async function hasJobs(tx: Transaction, firestore: Firestore, subjects: string[]): Promise<boolean> {
  const theirs = fanouts(firestore).where('on', 'array-contains-any', subjects);
  return !(await tx.get(theirs.limit(1))).empty;
}

/** Jobs of an earlier version have no attempts yet. */
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

/** Keeps jobs in order: a job must not run before an earlier one of the same records that was left waiting. */
export function createTurns() {
  const waiting = new Set<string>();
  return {
    isBehind: (job: Copies) => subjectsOf(job).some((id) => waiting.has(id)),
    leave(job: Copies) {
      for (const id of subjectsOf(job)) waiting.add(id);
    },
  };
}
