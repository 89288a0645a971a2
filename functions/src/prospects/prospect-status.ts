import { prospectTransition, type ProspectCommand } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { refused, type Failure } from '../failures.ts';
import type { UnitStores } from '../unit/stores.ts';
import { clockAfter } from './convert/first-response.ts';
import type { Prospect } from './prospect.ts';

type Command = Omit<ProspectCommand, 'from'> & { now: Date };

/** Removes the reason for the status it leaves and sets its first-response clock. */
export async function inNewStatus(
  settings: UnitStores['settings'],
  prospect: Prospect,
  { action, to, role, now }: Command,
): Promise<{ kind: 'moved'; prospect: Prospect } | Extract<Failure, { kind: 'transition' }>> {
  const { status: from, createdAt } = prospect;
  const allowed = prospectTransition({ from, action, to, role });
  if (!allowed.ok) return refused(allowed.message);
  const hours = allowed.to === 'NEW' ? (await settings.section('buffers')).firstResponse : 0;
  const clock = clockAfter({ from, to: allowed.to }, { createdAt, now, hours });
  const status = { status: allowed.to, lostReasonId: null, discardKind: null };
  return { kind: 'moved', prospect: { ...prospect, ...status, ...clock } };
}
