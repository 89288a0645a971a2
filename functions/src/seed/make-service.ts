import { dueAfterReopening, dueAtOf } from '@cuadrilla/domain/services/deadline.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { SERVICE, type ServiceFields } from '@cuadrilla/domain/records/service.ts';
import { annulledVisitAct } from '@cuadrilla/domain/services/service-hold.ts';
import { reopeningOf } from '@cuadrilla/domain/services/service-status.ts';
import type { Actor } from '../store/act.ts';
import { changedFields } from '../store/audit.ts';
import type { Service } from '../work/service.ts';
import { fromType } from '../services/new-service.ts';
import { auditedService } from '../work/store/service-document.ts';
import { writeServiceAfterVisits } from '../work/store/visit-effects.ts';
import { auditService, writeNewService } from '../work/store/write-service.ts';
import { workClientOf, workEquipmentOf, workSiteOf } from '../clients/work-copies.ts';
import type { Visit } from '../work/visit.ts';
import type { DemoAct } from './demo/work/demo-cases.ts';
import type { DemoService } from './demo/work/demo-services.ts';
import { annulVisit, makeVisit } from './make-visit.ts';
import { writeWork } from './make-work.ts';
import type { Making } from './seed-known.ts';
import { agentOf, idsOf, actBy, type SeedWorld } from './seed-world.ts';

export function makeService(making: Making, demo: DemoService, code: string): void {
  const { tx, world } = making;
  const { firestore, admin } = world;
  const office = agentOf(world, demo.place.owner) ?? admin;
  const { id, createdAt } = demo;
  const content = newContent(making, demo, code);
  writeNewService(tx, firestore, { id, content }, actBy(office, 'createService', createdAt));
  const first: Service = { ...content, id, createdAt, updatedAt: createdAt, version: 1 };
  const visits = demo.visits.map((visit) => makeVisit(making, first, visit, office));
  const worked = visits.length === 0 ? first : writeWork(making, first, { demo, visits, office });
  demo.acts.reduce<State>((state, act) => writeAct(making, state, act, office), { service: worked, visits });
}

function newContent({ world, about }: Making, demo: DemoService, code: string): ServiceFields {
  const { title, description, durationMinutes, notBefore, promisedWindow, underWarranty } = demo;
  const { createdAt: requestedAt, place } = demo;
  const usual = fromType(about.type);
  const priority = demo.priority ?? usual.priority;
  return {
    ...emptyRecord(SERVICE),
    ...usual,
    title,
    description,
    durationMinutes,
    priority,
    notBefore,
    promisedWindow,
    underWarranty,
    ...workClientOf(about.client),
    site: workSiteOf(about.site),
    equipment: about.equipment.map(workEquipmentOf),
    owner: agentOf(world, place.owner),
    code,
    requestedAt,
    dueAt: dueAtOf({
      requestedAt,
      notBefore,
      priority,
      durationMinutes,
      buffers: world.buffers,
      company: world.hours,
      heldMs: 0,
    }),
  };
}

type State = { service: Service; visits: readonly Visit[] };

function writeAct(making: Making, state: State, act: DemoAct, office: Actor): State {
  const { tx, world } = making;
  const { firestore } = world;
  const { service: before } = state;
  const also = fieldsOf(world, act, state);
  if (also === null) return state;
  const by = actBy(office, act.action, act.at);
  const { reason } = act;
  const visits = state.visits.map((visit) =>
    act.action === 'cancelService' && annulledVisitAct(visit.status) === 'cancel'
      ? annulVisit(making, { service: before, before: visit, reason }, by)
      : visit,
  );
  const after = writeServiceAfterVisits(tx, firestore, { before, visits, also }, by);
  const change = changedFields(auditedService(before), auditedService(after)) ?? { before: {}, after: {} };
  const text = act.action === 'reopenService' ? act.reason : null;
  auditService({ tx, firestore, by }, after, { ...change, text });
  return { service: after, visits };
}

function fieldsOf(
  { reasons, buffers, hours: company }: SeedWorld,
  { action, at, reason, note, until = null }: DemoAct,
  { service, visits }: State,
): Partial<Service> | null {
  if (action === 'closeService') return { explicit: 'CLOSED' };
  if (action === 'reopenService') {
    const dueAt = dueAfterReopening(service, at, { buffers, company });
    return { explicit: null, cancellation: null, reopenedAt: reopeningOf(at, visits), dueAt };
  }
  const list = action === 'holdService' ? reasons.holdReasons : reasons.cancelReasons;
  const [reasonId] = reason === null ? [] : idsOf(list, [reason]);
  if (reasonId === undefined) return null;
  return action === 'holdService'
    ? { explicit: 'ON_HOLD', hold: { reasonId, note, since: at, until } }
    : { explicit: 'CANCELLED', cancellation: { reasonId, note } };
}
