import { absenceSchema } from '@cuadrilla/domain/inputs/staff/absence.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf, type Acting } from '../../unit/acting.ts';
import type { AbsenceInput, CreateAbsenceInput } from '../../graphql/types.generated.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import type { Done } from '../../store/act.ts';
import type { AbsenceStore } from './absence-store.ts';

export type AbsenceDependencies = { absences: AbsenceStore; now: () => Date };

type Outcome = Done | { kind: 'invalid'; fields: FieldMessage[] } | { kind: 'keyReused' };

const OVERLAP = 'Ya hay una ausencia en esas fechas';

/** Asks for days off for oneself; they count once somebody approves them. */
export async function requestAbsence(
  deps: AbsenceDependencies,
  viewer: Acting,
  input: AbsenceInput,
  key: string | null,
): Promise<Outcome> {
  assertCan(viewer, 'absences:request');
  const asked = { technicianId: viewer.id, input, status: 'REQUESTED', operation: 'requestAbsence' } as const;
  return write(deps, viewer, asked, key);
}

/** Records a technician's days off, which need no further approval. */
export async function createAbsence(
  deps: AbsenceDependencies,
  viewer: Acting,
  { technicianId, ...input }: CreateAbsenceInput,
  key: string | null,
): Promise<Outcome> {
  assertCan(viewer, 'absences:create');
  return write(deps, viewer, { technicianId, input, status: 'APPROVED', operation: 'createAbsence' }, key);
}

type Asked = {
  technicianId: string;
  input: AbsenceInput;
  status: 'REQUESTED' | 'APPROVED';
  operation: 'requestAbsence' | 'createAbsence';
};

async function write(
  { absences, now }: AbsenceDependencies,
  viewer: Acting,
  { technicianId, input, status, operation }: Asked,
  key: string | null,
): Promise<Outcome> {
  const validation = validate(absenceSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const occasion = occasionOf(viewer, operation, { ...validation.value, technicianId }, { key, now: now() });
  const outcome = await absences.create(technicianId, { ...validation.value, status }, occasion);
  if (outcome.kind === 'overlap') return wrong('from', OVERLAP);
  if (outcome.kind === 'noTechnician') return wrong('technicianId', UNAVAILABLE);
  return outcome;
}

function wrong(path: string, message: string): Outcome {
  return { kind: 'invalid', fields: [{ path, message }] };
}
