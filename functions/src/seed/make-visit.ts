import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { Act, Actor } from '../store/act.ts';
import { changedFields } from '../store/audit.ts';
import type { Service } from '../work/service.ts';
import { nextMeta } from '../store/record-meta.ts';
import { newVisit, planOf } from '../visits/planned-fields.ts';
import { writeVisit } from '../work/store/technician-days.ts';
import { auditedPlan, auditVisit, changeOfVisit } from '../work/store/visit-audit.ts';
import type { Visit } from '../work/visit.ts';
import type { DemoVisit } from './demo/work/demo-visits.ts';
import type { Making } from './seed-known.ts';
import { randomFor } from './random.ts';
import { actBy } from './seed-world.ts';

/**
 * Writes a visit with an audit entry for its planning and for each step since; returns the stored visit. The document is written
 * once because nobody reads the intermediate states.
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
  auditVisit({ tx, firestore, by }, service, { visitId: id, before: null, after: auditedPlan(planned) });
  const [lead] = users;
  const technician = lead ? { id: lead.id, name: fullName(lead) } : office;
  const after = steps.reduce<Visit>((current, step) => {
    const change = changedFields<Record<string, unknown>>(current, step.change) ?? { before: {}, after: {} };
    const on = actBy(step.by === 'OFFICE' ? office : technician, step.action, step.at);
    auditVisit({ tx, firestore, by: on }, service, { visitId: id, ...change });
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

/** Deterministic, so that a repeated seed finds the report. */
export function reportIdOf(visitId: string): string {
  return randomFor(`report ${visitId}`).id();
}

export function annulVisit(
  { tx, world }: Making,
  { service, before, reason }: { service: Service; before: Visit; reason: string | null },
  by: Pick<Act, 'actor' | 'now'>,
): Visit {
  const after: Visit = { ...before, status: 'CANCELLED', reason };
  const change = { visitId: before.id, ...changeOfVisit(before, after, {}), text: reason };
  const cancelling = { ...by, action: 'cancelVisit' };
  auditVisit({ tx, firestore: world.firestore, by: cancelling }, service, change);
  return writeVisit(tx, world.firestore, { before, after }, by, world.timeZone);
}
