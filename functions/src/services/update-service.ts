import { dueAtOf } from '@cuadrilla/domain/due.ts';
import { serviceActProblem } from '@cuadrilla/domain/service-acts.ts';
import { isVisitOver } from '@cuadrilla/domain/visit-states.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import { changedFields } from '../audit.ts';
import { readClientNow } from '../clients/store/client-now.ts';
import type { Failure } from '../failures.ts';
import type { UpdateServiceInput } from '../graphql/types.generated.ts';
import { readSection } from '../settings/settings-store.ts';
import { touchPlanning } from '../visits/store/technician-days.ts';
import { visitsOf } from '../visits/store/visit-document.ts';
import { summaryOf } from '../visits/visit-summary.ts';
import type { Visit } from '../visits/visit.ts';
import { readServiceInput, type AskedService, type Key, type ServiceDeps } from './create-service.ts';
import type { Service } from './service.ts';
import type { Handle, NextService, ServiceOutcome } from './store/service-change.ts';
import { readReferences } from './store/service-references.ts';

const OTHER_CLIENT = 'El cliente de un servicio no se puede cambiar';
const OTHER_TYPE = 'El tipo de un servicio no se puede cambiar';

/** Changes what is known of a service; its visits carry what a plan shows of it. */
export async function updateService(
  { stores, now }: ServiceDeps,
  viewer: Acting,
  { id, version, service }: UpdateServiceInput,
  key: Key,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:edit');
  const validation = readServiceInput(service);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const asked = validation.value;
  const occasion = occasionOf(viewer, 'updateService', { id, version, ...asked }, { key, now: now() });
  const work = (current: Service, handle: Handle) => nextService(current, handle, asked);
  return stores.services.change({ id, version, viewer, work }, occasion);
}

async function nextService(
  current: Service,
  handle: Handle,
  asked: AskedService,
): Promise<NextService | Failure> {
  const { tx, firestore } = handle;
  const message = serviceActProblem('edit', { status: current.status, hasVisitInProgress: false });
  if (message !== null) return { kind: 'transition', message };
  if (asked.typeId !== current.typeId) return wrong('service.typeId', OTHER_TYPE);
  const client = await readClientNow(tx, firestore, asked.clientId);
  if (client?.id !== current.client.id) return wrong('service.clientId', OTHER_CLIENT);
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
  { priority, notBefore }: Pick<Service, 'priority' | 'notBefore'>,
): Promise<Date> {
  if (priority === current.priority && notBefore?.getTime() === current.notBefore?.getTime()) {
    return current.dueAt;
  }
  const { requestedAt, heldMs } = current;
  const buffers = await readSection(firestore, tx, 'buffers');
  return dueAtOf({ requestedAt, notBefore, priority, buffers, heldMs });
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

function wrong(path: string, message: string): Failure {
  return { kind: 'invalid', fields: [{ path, message }] };
}
