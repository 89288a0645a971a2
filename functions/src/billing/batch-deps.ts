import { batchActProblem, batchPermission, type BatchAct } from '@cuadrilla/domain/billing/batch-states.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, refused, type Conflict, type Failure } from '../failures.ts';
import type { Done } from '../store/act.ts';
import type { Unit, UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { BillingBatch } from './billing-batch.ts';

export type BatchStores = Pick<UnitStores, 'billing' | 'services' | 'clients' | 'settings'>;
export type BatchDeps = UnitDeps<keyof BatchStores>;
export type BatchOutcome = Done | Failure | Conflict;

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

export const zoneIn =
  ({ settings }: Pick<UnitStores, 'settings'>) =>
  async () =>
    (await settings.section('company')).timeZone;

const NAMED_MAX = 10;

export function namesOf(codes: readonly string[]): string {
  const rest = codes.length - NAMED_MAX;
  return codes.slice(0, NAMED_MAX).join(', ') + (rest > 0 ? ` y ${rest} más` : '');
}

/** The current client, also if it was merged into another. */
export const clientIn =
  ({ clients }: Pick<UnitStores, 'clients'>) =>
  (id: string) =>
    clients.findCurrent(id);
