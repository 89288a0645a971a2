import { changedFields, type Actor } from '../store/audit.ts';
import type { Service } from '../work/service.ts';
import type { Act } from '../store/act.ts';
import { nextMeta } from '../store/record-meta.ts';
import { fullName } from '../staff/user.ts';
import { newVisit, planOf } from '../visits/planned-fields.ts';
import { writeVisit } from '../work/store/technician-days.ts';
import { auditedPlan, auditVisit, changeOfVisit } from '../work/store/visit-audit.ts';
import type { Visit } from '../work/visit.ts';
import type { DemoVisit } from './demo/work/demo-visits.ts';
import type { Making } from './seed-known.ts';
import { randomFor } from './random.ts';
import { actBy } from './seed-world.ts';

/**
 * Writes a visit as it is now, with an entry for when it was planned and for each step since; gives it as it is. One write
 * stands for all of its steps: nobody reads what lies between.
 */
export function makeVisit(making: Making, service: Service, demo: DemoVisit, office: Actor): Visit {
  const { tx, world, about } = making;
  const { firestore, timeZone } = world;
  const { id, emails, start, end, scheduledAt, steps } = demo;
  const users = emails.flatMap((email) => about.technicians.get(email) ?? []);
  const technicianIds = users.map((user) => user.id);
  const plan = planOf(service, users, { technicianIds, start, end, instructions: null });
  const by = actBy(office, 'scheduleVisit', scheduledAt);
  const planned = newVisit(id, scheduledAt, plan);
  auditVisit(tx, firestore, service, { visitId: id, before: null, after: auditedPlan(planned) }, by);
  const [lead] = users;
  const technician = lead ? { id: lead.id, name: fullName(lead) } : office;
  const after = steps.reduce<Visit>((current, step) => {
    const told = changedFields<Record<string, unknown>>(current, step.change) ?? { before: {}, after: {} };
    const on = actBy(step.by === 'OFFICE' ? office : technician, step.action, step.at);
    auditVisit(tx, firestore, service, { visitId: id, ...told }, on);
    return { ...current, ...step.change };
  }, planned);
  const reportId = after.status === 'COMPLETED' ? reportIdOf(id) : null;
  const made = writeVisit(tx, firestore, { before: null, after: { ...after, reportId } }, by, timeZone);
  const last = steps.at(-1);
  if (!last) return made;
  const actor = last.by === 'OFFICE' ? office : technician;
  const meta = nextMeta({ version: steps.length }, { actor, now: last.at });
  tx.update(firestore.doc(`visits/${id}`), meta);
  return { ...made, version: meta.version, updatedAt: last.at };
}

/** The report of a visit, which is the same whenever it is made. */
export function reportIdOf(visitId: string): string {
  return randomFor(`report ${visitId}`).id();
}

/** Annuls a visit with its service; gives it as it is then. */
export function annulVisit(
  { tx, world }: Making,
  { service, before, reason }: { service: Service; before: Visit; reason: string | null },
  by: Pick<Act, 'actor' | 'now'>,
): Visit {
  const after: Visit = { ...before, status: 'CANCELLED', reason };
  const told = { visitId: before.id, ...changeOfVisit(before, after, {}), text: reason };
  auditVisit(tx, world.firestore, service, told, { ...by, action: 'cancelVisit' });
  return writeVisit(tx, world.firestore, { before, after }, by, world.timeZone);
}
