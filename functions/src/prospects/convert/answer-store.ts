import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { Occasion } from '../../store/act.ts';
import { moveOne } from '../store/prospect-changes-store.ts';
import { findProspect, type Handle } from '../store/prospect-writes-store.ts';

/**
 * Takes a prospect out of «Nuevo», as whoever answered it wants; nothing where it is past that, however that came about.
 * Reads first and writes after: what else the transaction reads comes before.
 */
export async function answerOne(
  handle: Handle,
  { id, role }: { id: string; role: Role },
  occasion: Occasion,
): Promise<void> {
  const current = await findProspect(handle, id);
  if (current?.status !== 'NEW') return;
  // In the timeline the step comes after the call that led to it.
  const now = new Date(occasion.now.getTime() + 1);
  const { version } = current;
  const move = { id, version, role, action: 'advance', to: 'CONTACTED' } as const;
  const { kind } = await moveOne(handle, move, { ...occasion, action: 'advanceProspect', now });
  if (kind !== 'done') throw new Error(`prospects/${id} is new and was not advanced: ${kind}`);
}
