import { absenceSchema } from '@cuadrilla/domain/inputs/staff/absence.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { actorOf, assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { wrongField, type Failure } from '../../failures.ts';
import type { AbsenceInput, CreateAbsenceInput } from '../../graphql/types.generated.ts';
import type { Done } from '../../store/act.ts';
import type { UnitDeps } from '../../unit/unit.ts';

type Deps = UnitDeps<'absences' | 'staff'>;

type Outcome = Done | Extract<Failure, { kind: 'invalid' | 'keyReused' }>;

const OVERLAP = 'Ya hay una ausencia en esas fechas';

export async function requestAbsence(
  deps: Deps,
  viewer: Acting,
  input: AbsenceInput,
  key: Key,
): Promise<Outcome> {
  assertCan(viewer, 'absences:request');
  const asked = { technicianId: viewer.id, input, status: 'REQUESTED', operation: 'requestAbsence' } as const;
  return insertAbsence(deps, viewer, asked, key);
}

export async function createAbsence(
  deps: Deps,
  viewer: Acting,
  { technicianId, ...input }: CreateAbsenceInput,
  key: Key,
): Promise<Outcome> {
  assertCan(viewer, 'absences:create');
  const asked = { technicianId, input, status: 'APPROVED', operation: 'createAbsence' } as const;
  return insertAbsence(deps, viewer, asked, key);
}

type Asked = {
  technicianId: string;
  input: AbsenceInput;
  status: 'REQUESTED' | 'APPROVED';
  operation: 'requestAbsence' | 'createAbsence';
};

async function insertAbsence(
  { unit, now }: Deps,
  viewer: Acting,
  { technicianId, input, status, operation }: Asked,
  key: Key,
): Promise<Outcome> {
  const validation = validate(absenceSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const typed = validation.value;
  const act = actOf(viewer, operation, { ...typed, technicianId }, { key, now: now() });
  return unit(act, async ({ absences, staff }) => {
    const member = await staff.find(technicianId);
    if (member === null || !worksInField(member.role)) return wrongField('technicianId');
    const others = await absences.endingFrom(technicianId, typed.from);
    const isTaken = others.some((other) => other.from <= typed.to && other.status !== 'REJECTED');
    if (isTaken) return wrongField('from', OVERLAP);
    const id = absences.newId();
    const decidedByName = status === 'APPROVED' ? actorOf(viewer).name : null;
    absences.insert({ ...typed, id, technicianId, technicianName: member.name, status, decidedByName });
    return { kind: 'done', ids: [id] };
  });
}
