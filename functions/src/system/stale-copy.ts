import type { StaleCopy, StaleRecords, StaleState, StaleSubject } from '../graphql/types.generated.ts';
import { createTurns, type FanoutJob } from '../store/fanout/fanout-job.ts';

const SUBJECTS: Record<string, StaleSubject> = {
  client: 'CLIENT',
  convertedTo: 'CLIENT',
  mergedInto: 'CLIENT',
  site: 'SITE',
  search: 'EQUIPMENT',
  summary: 'EQUIPMENT',
};

/** Oldest first. */
export function toStaleCopies(jobs: readonly FanoutJob[]): StaleCopy[] {
  const turns = createTurns();
  return jobs.map((job) => {
    const state = stateOf(job, turns.isBehind(job));
    turns.leave(job);
    return {
      id: job.id,
      subject: SUBJECTS[job.field.split('.')[0] ?? ''] ?? 'PERSON',
      name: nameIn(job.patch),
      records: recordsIn(job.collection),
      changedAt: job.at,
      state,
      attempts: job.attempts,
      problem: job.problem,
      nextAttemptAt: state === 'FAILING' ? job.notBefore : null,
    };
  });
}

const upperCase = <T extends string>(text: T) => text.toUpperCase() as Uppercase<T>;

const TWO_WORDS = { workReviews: 'WORK_REVIEWS', billingBatches: 'BILLING_BATCHES' } as const;

function recordsIn(collection: FanoutJob['collection']): StaleRecords {
  if (collection === 'workReviews' || collection === 'billingBatches') return TWO_WORDS[collection];
  return upperCase(collection);
}

function stateOf({ stopped, attempts }: FanoutJob, isBehind: boolean): StaleState {
  if (stopped) return 'STOPPED';
  if (isBehind) return 'BEHIND';
  return attempts > 0 ? 'FAILING' : 'WAITING';
}

function nameIn(patch: Record<string, unknown>): string | null {
  for (const [path, value] of Object.entries(patch)) {
    if (typeof value === 'string' && /(name|label)$/i.test(path)) return value;
    const within =
      typeof value === 'object' && value !== null && !Array.isArray(value) ? nameIn({ ...value }) : null;
    if (within !== null) return within;
  }
  return null;
}
