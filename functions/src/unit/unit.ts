import type { Firestore } from '@google-cloud/firestore';
import type { Done, Act } from '../store/act.ts';
import { runAct } from '../store/run-act.ts';
import type { Coded } from '../store/codes.ts';
import { createStores, unitStores, type Stores, type UnitStores } from './stores.ts';

/**
 * Runs the work of a use case as one act (`store/run-act.ts`). Its reads see the records as they were before it; what it writes is
 * applied when it answers `done` or `filed`, and dropped when it refuses. Acts of one server that name the same `queue` take turns,
 * because they want the same documents: a code's counter, the plan.
 */
export type Unit<Names extends keyof UnitStores = keyof UnitStores> = <F extends { kind: string } = never>(
  act: Act,
  work: (stores: Pick<UnitStores, Names>) => Promise<Done | F>,
  queue?: `codes.${Coded}` | 'planning',
) => Promise<Done | F | { kind: 'keyReused' }>;

export type UnitDeps<Names extends keyof UnitStores> = { unit: Unit<Names>; now: () => Date };

/** `forget` is called after each unit, because what the request has read may have changed. */
export function createUnit(firestore: Firestore, forget: () => void): Unit {
  return async (act, work, queue) => {
    const outcome = await runAct(firestore, act, (tx) => work(unitStores({ firestore, tx, by: act })), queue);
    forget();
    return outcome;
  };
}

export function openStores(firestore: Firestore): { stores: Stores; unit: Unit } {
  const { stores, forget } = createStores(firestore);
  return { stores, unit: createUnit(firestore, forget) };
}
