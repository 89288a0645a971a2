import { batchActProblem, batchPermission, type BatchAct } from '@cuadrilla/domain/billing/batch-states.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, refused, type Conflict, type Failure } from '../failures.ts';
import type { Unit } from '../unit/unit.ts';
import type { BatchOutcome, BatchStores } from './batch-deps.ts';
import type { BillingBatch } from './billing-batch.ts';

type Change = { id: string; version: number };

/** Reads the batch and checks its version and status; `operation` names the mutation. */
export function changeBatch(
  { unit, now }: { unit: Unit<keyof BatchStores>; now: () => Date },
  { viewer, input, key }: { viewer: Acting; input: Change; key: Key },
  { name, operation }: { name: BatchAct; operation: string },
  work: (batch: BillingBatch, stores: BatchStores, at: Date) => Promise<Failure | Conflict | null>,
): Promise<BatchOutcome> {
  assertCan(viewer, batchPermission(name));
  const act = actOf(viewer, operation, input, { key, now: now() });
  return unit(act, async (stores) => {
    const batch = await stores.billing.find(input.id);
    if (batch === null) return NOT_FOUND;
    const problem = batchActProblem(name, batch.status);
    if (problem !== null) return refused(problem);
    if (batch.version !== input.version) return CONFLICT;
    return (await work(batch, stores, act.now)) ?? { kind: 'done', ids: [batch.id] };
  });
}
