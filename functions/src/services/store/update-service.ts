import { dueAtOf } from '@cuadrilla/domain/deadline.ts';
import { serviceActProblem } from '@cuadrilla/domain/service-acts.ts';
import { isVisitOver } from '@cuadrilla/domain/visit-states.ts';
import { changedFields } from '../../audit.ts';
import { readClientNow } from '../../clients/store/client-now.ts';
import { wrongField, type Failure } from '../../failures.ts';
import { readCompanyHours } from '../../settings/company-hours-store.ts';
import { readSection } from '../../settings/settings-store.ts';
import type { Occasion } from '../../store/act.ts';
import { touchPlanning } from '../../visits/store/technician-days.ts';
import { visitsOf } from '../../visits/store/visit-document.ts';
import { summaryOf } from '../../visits/visit-summary.ts';
import type { Visit } from '../../visits/visit.ts';
import type { AskedService } from '../asked-service.ts';
import type { Service } from '../service.ts';
import {
  changeService,
  type Handle,
  type NextService,
  type ServiceOutcome,
  type ServiceVersion,
} from './service-change.ts';
import { readReferences } from './service-references.ts';

const OTHER_CLIENT = 'El cliente de un servicio no se puede cambiar';
const OTHER_TYPE = 'El tipo de un servicio no se puede cambiar';

/** The whole form of a service, and the version it was made from. */
export type ServiceUpdate = ServiceVersion & { asked: AskedService };

/** Changes what is known of a service, and what its visits carry of it. */
export function updateServiceTo(
  handle: Handle,
  { asked, ...version }: ServiceUpdate,
  occasion: Occasion,
): Promise<ServiceOutcome> {
  const work = (current: Service) => nextService(current, handle, asked);
  return changeService(handle, { ...version, work }, occasion);
}

async function nextService(
  current: Service,
  handle: Handle,
  asked: AskedService,
): Promise<NextService | Failure> {
  const { tx, firestore } = handle;
  const message = serviceActProblem('edit', { status: current.status, hasVisitInProgress: false });
  if (message !== null) return { kind: 'transition', message };
  if (asked.typeId !== current.typeId) return wrongField('service.typeId', OTHER_TYPE);
  const client = await readClientNow(tx, firestore, asked.clientId);
  if (client?.id !== current.client.id) return wrongField('service.clientId', OTHER_CLIENT);
  const about = await readReferences(handle, client, asked, current);
  if (about.kind === 'invalid') return about;
  const { site, equipment, owner } = about;
  const { title, description, notBefore, promisedWindow, underWarranty } = asked;
  const fields = {
    ...{ site, equipment, owner, title, description, notBefore, promisedWindow, underWarranty },
    priority: asked.priority ?? current.priority,
    durationMinutes: asked.durationMinutes ?? current.durationMinutes,
  };
  const next = { ...current, ...fields, dueAt: await dueAfter(handle, current, fields) };
  const visits = isShownInPlan(current, next) ? await visitsOf(tx, firestore, current.id) : [];
  const write = () => writeCopies(handle, next, visits);
  return { kind: 'next', fields: { ...fields, dueAt: next.dueAt }, write };
}

/** The settings count only where what they are counted from changes: a promise is not moved by a new rule. */
async function dueAfter(
  { tx, firestore }: Handle,
  current: Service,
  { priority, notBefore, durationMinutes }: Pick<Service, 'priority' | 'notBefore' | 'durationMinutes'>,
): Promise<Date> {
  if (priority === current.priority && notBefore?.getTime() === current.notBefore?.getTime()) {
    return current.dueAt;
  }
  const { requestedAt, heldMs } = current;
  const buffers = await readSection(firestore, tx, 'buffers');
  const company = await readCompanyHours(firestore, tx);
  return dueAtOf({ requestedAt, notBefore, priority, durationMinutes, buffers, company, heldMs });
}

const shownInPlan = (service: Service) => ({ ...summaryOf(service), site: service.site });

const isShownInPlan = (before: Service, after: Service) =>
  changedFields(shownInPlan(before), shownInPlan(after)) !== null;

/** What visits carry of their service; where it was done stays with those that are over. */
function writeCopies({ tx, firestore }: Handle, service: Service, visits: readonly Visit[]): void {
  const summary = summaryOf(service);
  for (const { id, status } of visits) {
    const site = isVisitOver(status) ? {} : { site: service.site };
    tx.update(firestore.doc(`visits/${id}`), { summary, ...site });
  }
  touchPlanning(
    tx,
    firestore,
    visits.flatMap(({ days }) => days),
  );
}
