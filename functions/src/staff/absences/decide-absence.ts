import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { assertCan, occasionOf, type Acting } from '../../unit/acting.ts';
import { refusal } from '../../server/errors.ts';
import type { Conflict, Failure } from '../../unit/failures.ts';
import type { CancelAbsenceInput, DecideAbsenceInput } from '../../graphql/types.generated.ts';
import type { Done } from '../../store/act.ts';
import type { Absence } from './absence.ts';
import type { AbsenceDependencies } from './write-absence.ts';

const DECIDED = 'Esta ausencia ya está decidida';
const NOT_REQUESTED = 'Solo se puede retirar una solicitud pendiente';

/** Approves or rejects what was asked for; throws FORBIDDEN for an agent where the settings do not let agents. */
export async function decideAbsence(
  { absences, now }: AbsenceDependencies,
  viewer: Acting,
  input: DecideAbsenceInput,
  key: string | null,
): Promise<Done | Conflict | Failure> {
  assertCan(viewer, 'absences:decide');
  const { id, version, status } = input;
  if (status === 'REQUESTED') {
    return { kind: 'invalid', fields: [{ path: 'status', message: MESSAGES.choice }] };
  }
  const refuse = async (absence: Absence, { agentsApprove }: { agentsApprove: () => Promise<boolean> }) => {
    if (viewer.role !== 'ADMIN' && !(await agentsApprove())) throw refusal('FORBIDDEN');
    return absence.status === 'REQUESTED' ? null : ({ kind: 'transition', message: DECIDED } as const);
  };
  const occasion = occasionOf(viewer, 'decideAbsence', input, { key, now: now() });
  return absences.decide({ id, version, refuse }, status, occasion);
}

/** Takes an absence back: an administrator any, technicians their own while nobody has decided. */
export async function cancelAbsence(
  { absences, now }: AbsenceDependencies,
  viewer: Acting,
  input: CancelAbsenceInput,
  key: string | null,
): Promise<Done | Conflict | Exclude<Failure, { kind: 'invalid' }>> {
  assertCan(viewer, 'absences:cancel');
  const { id, version } = input;
  const refuse = ({ technicianId, status }: Absence) => {
    if (viewer.role === 'ADMIN') return null;
    if (technicianId !== viewer.id) return { kind: 'notFound' } as const;
    return status === 'REQUESTED' ? null : ({ kind: 'transition', message: NOT_REQUESTED } as const);
  };
  const occasion = occasionOf(viewer, 'cancelAbsence', input, { key, now: now() });
  return absences.remove({ id, version, refuse }, occasion);
}
