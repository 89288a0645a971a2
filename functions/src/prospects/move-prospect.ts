import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { ProspectMove, ProspectVersion } from './store/prospect-changes-store.ts';
import type { ProspectContext } from './prospect-context.ts';
import type { ProspectOutcome } from './prospect-outcome.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A named transition: what the mutation is called, and what it does. */
export type Move = Without<ProspectMove, keyof ProspectVersion | 'role'> & {
  operation: string;
  permission?: Permission;
};

/** Who asks for it, for which prospect as it was seen. */
export type Request<I extends { id: string; version: number }> = {
  viewer: Acting;
  input: I;
  key: string | null | undefined;
};

/** Moves a prospect from one status to another. */
export function moveProspect<I extends { id: string; version: number }>(
  { stores, now }: ProspectContext,
  { viewer, input, key }: Request<I>,
  { operation, permission = 'prospects:edit', ...move }: Move,
): Promise<ProspectOutcome> {
  assertCan(viewer, permission);
  const { id, version } = input;
  const occasion = occasionOf(viewer, operation, input, { key, now: now() });
  return stores.prospects.move({ ...move, id, version, role: viewer.role }, occasion);
}
