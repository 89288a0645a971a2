import type { Conflict, Failure } from '../failures.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';

export type BatchStores = Pick<UnitStores, 'billing' | 'services' | 'clients' | 'settings'>;
export type BatchDeps = UnitDeps<keyof BatchStores>;
export type BatchOutcome = Done | Failure | Conflict;

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
