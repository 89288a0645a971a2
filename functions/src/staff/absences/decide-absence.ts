import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { canAny, canFor } from '@cuadrilla/domain/people/permissions.ts';
import { actorOf, assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { refusal } from '../../errors.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField, type Conflict, type Failure } from '../../failures.ts';
import type { CancelAbsenceInput, DecideAbsenceInput } from '../../graphql/types.generated.ts';
import type { Done } from '../../store/act.ts';
import type { UnitDeps } from '../../unit/unit.ts';

const DECIDED = refused('Esta ausencia ya está decidida');
const NOT_REQUESTED = refused('Solo se puede retirar una solicitud pendiente');

/** Throws FORBIDDEN for an agent unless the settings let agents decide. */
export async function decideAbsence(
  { unit, now }: UnitDeps<'absences' | 'settings'>,
  viewer: Acting,
  input: DecideAbsenceInput,
  key: Key,
): Promise<Done | Conflict | Failure> {
  assertCan(viewer, 'absences:decide');
  const { id, version, status } = input;
  if (status === 'REQUESTED') return wrongField('status', MESSAGES.choice);
  const act = actOf(viewer, 'decideAbsence', input, { key, now: now() });
  return unit(act, async ({ absences, settings }) => {
    const before = await absences.find(id);
    if (before === null) return NOT_FOUND;
    // Whoever may record an approved absence may always decide.
    const mayDecide =
      canAny(viewer.role, 'absences:create') || (await settings.section('company')).agentsApproveAbsences;
    if (!mayDecide) throw refusal('FORBIDDEN');
    if (before.version !== version) return CONFLICT;
    if (before.status !== 'REQUESTED') return DECIDED;
    absences.save(before, { ...before, status, decidedByName: actorOf(viewer).name });
    return { kind: 'done', ids: [id] };
  });
}

/** Technicians may cancel their own undecided requests, an administrator any absence. */
export async function cancelAbsence(
  { unit, now }: UnitDeps<'absences'>,
  viewer: Acting,
  input: CancelAbsenceInput,
  key: Key,
): Promise<Done | Conflict | Exclude<Failure, { kind: 'invalid' }>> {
  assertCan(viewer, 'absences:cancel');
  const { id, version } = input;
  const act = actOf(viewer, 'cancelAbsence', input, { key, now: now() });
  return unit(act, async ({ absences }) => {
    const absence = await absences.find(id);
    if (absence === null) return NOT_FOUND;
    if (!canFor(viewer.role, 'absences:cancel', absence.technicianId === viewer.id)) return NOT_FOUND;
    if (absence.version !== version) return CONFLICT;
    if (absence.status !== 'REQUESTED' && !canAny(viewer.role, 'absences:cancel')) return NOT_REQUESTED;
    absences.remove(absence);
    return { kind: 'done', ids: [id] };
  });
}
