import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND, type Failure } from '../failures.ts';
import type { RetryStaleCopyInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { SystemStore } from './system-store.ts';

type Deps = UnitDeps<'staleCopies'> & { stores: { system: Pick<SystemStore, 'runJobs'> } };

export type RetryOutcome = Done | Extract<Failure, { kind: 'notFound' | 'keyReused' }>;

export async function retryStaleCopy(
  { unit, stores, now }: Deps,
  viewer: Acting,
  input: RetryStaleCopyInput,
  key: Key,
): Promise<RetryOutcome> {
  assertCan(viewer, 'system:operate');
  const act = actOf(viewer, 'retryStaleCopy', input, { key, now: now() });
  const outcome = await unit<typeof NOT_FOUND>(act, async ({ staleCopies }) => {
    const job = await staleCopies.find(input.id);
    if (job === null) return NOT_FOUND;
    staleCopies.restart(job);
    return { kind: 'done', ids: [job.id] };
  });
  if (outcome.kind === 'done') await stores.system.runJobs();
  return outcome;
}
