import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { isServiceOpen, type ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { clientRefOf } from '../../src/clients/client.ts';
import type { Service } from '../../src/work/service.ts';
import type { Visit } from '../../src/work/visit.ts';
import { givenClient, succeed as client } from '../kits/client-kit.ts';
import { decide, field, givenFieldWork, reviewsOf } from '../kits/field-kit.ts';
import type { Kit, Person } from '../kits/kit.ts';
import { putProspects } from '../kits/prospect-kit.ts';
import { givenCatalog, givenService } from '../kits/service-kit.ts';
import { at, givenStoredService, givenVisit, plan, planned, seen, slotOn } from '../kits/visit-kit.ts';
import { inStatus, putWork, someLine, type Cast, type Place } from '../kits/work-kit.ts';

const YESTERDAY = '2026-11-19';
export const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
export const NOW = new Date(`${TODAY}T10:00:00Z`);

type World = { kit: Kit; people: Cast; place: Place };
type Count<S extends string> = readonly [count: number, status: S];

/** Of today; as many of each as of no other, so that a wrong state has another length. */
const TODAYS: Count<VisitStatus>[] = [
  [7, 'CANCELLED'],
  [6, 'SCHEDULED'],
  [5, 'COMPLETED'],
  [4, 'NOT_COMPLETED'],
  [3, 'TRAVELLING'],
  [2, 'PAUSED'],
  [1, 'IN_PROGRESS'],
];

const slot = (from: Date, to: Date) => ({ plannedStart: from, plannedEnd: to });
const took = (from: Date, to: Date) => ({ travelStartedAt: from, arrivedAt: from, finishedAt: to });

/** Some of them around midnight, or done on another day than planned. */
const OTHERS: Partial<Visit>[] = [
  slot(at(YESTERDAY, '10:00'), at(YESTERDAY, '11:00')),
  slot(at(YESTERDAY, '23:00'), at(TODAY, '00:00')),
  slot(at(YESTERDAY, '23:30'), at(TODAY, '00:30')),
  slot(at(TODAY, '00:15'), at(TODAY, '00:45')),
  slot(at(TODAY, '23:30'), at(TOMORROW, '01:00')),
  slot(at(TOMORROW, '00:15'), at(TOMORROW, '01:00')),
  slot(at(TOMORROW, '10:00'), at(TOMORROW, '11:00')),
  {
    ...slot(at(TODAY, '12:00'), at(TODAY, '13:00')),
    ...{ status: 'COMPLETED', ...took(at(YESTERDAY, '12:00'), at(YESTERDAY, '13:00')) },
  },
  {
    ...slot(at(TOMORROW, '12:00'), at(TOMORROW, '13:00')),
    ...{ status: 'COMPLETED', ...took(at(TODAY, '09:00'), at(TODAY, '10:00')) },
  },
];

async function putVisits({ kit, people: { OWN, OTHER } }: World): Promise<void> {
  const left = await kit.given.suspended('TECHNICIAN');
  const crews: Person[][] = [[OWN], [OTHER], [OWN, OTHER], [left]];
  const ofToday = TODAYS.flatMap(([count, status]) => Array.from({ length: count }, () => inStatus(status)));
  for (const [index, visit] of [...ofToday, ...OTHERS].entries()) {
    await putWork(kit, crews[index % crews.length] ?? [OWN], { visit });
  }
}

/** Through the API: one moved to tomorrow, one moved to today, one cancelled and one put back into the tray. */
async function planVisits({ kit, people: { AGENT, OWN } }: World): Promise<void> {
  const technicianIds = [OWN.uid];
  const acceptedWarnings = ['ALREADY_PLANNED', 'OUTSIDE_HOURS', 'OUTSIDE_ZONES', 'TOO_EARLY'] as const;
  const visitOn = async (day: LocalDate, [from, to]: [string, string]) => {
    const { id: serviceId } = await givenService(kit, AGENT);
    return givenVisit(kit, AGENT, { serviceId, technicianIds, ...slotOn(day, from, to) });
  };
  const move = async (visit: Awaited<ReturnType<typeof visitOn>>, to: ReturnType<typeof slotOn>) =>
    planned(kit, AGENT, 'moveVisit', {
      ...seen(visit),
      ...{ technicianIds, acceptedWarnings: [...acceptedWarnings], ...to },
    });
  await move(await visitOn(TODAY, ['15:00', '15:30']), slotOn(TOMORROW, '15:00', '15:30'));
  await move(await visitOn(TOMORROW, ['16:00', '16:30']), slotOn(TODAY, '16:00', '16:30'));
  const cancelled = await visitOn(TODAY, ['17:00', '17:30']);
  await planned(kit, AGENT, 'cancelVisit', { ...seen(cancelled), reason: 'Llamó' });
  await planned(kit, AGENT, 'unscheduleVisit', seen(await visitOn(TODAY, ['18:00', '18:30'])));
}

const LATE = { dueAt: at(YESTERDAY, '12:00') };
const invoiced = (state: 'DRAFT' | 'DELIVERED' | 'INVOICED'): Partial<Service> => ({
  invoicing: { state, batchId: 'b', batchCode: 'LF-2026-0001', invoiceNumber: null, invoicedOn: null },
});
const CHARGED = { lines: [someLine()] };

/** Beside the services of the visits, which are due tomorrow. */
const SERVICES: [count: number, status: ServiceStatus, changes?: Partial<Service>][] = [
  [3, 'PENDING'],
  [2, 'PENDING', LATE],
  // The moment itself is not late yet.
  [1, 'PENDING', { dueAt: NOW }],
  [2, 'SCHEDULED', LATE],
  [1, 'IN_PROGRESS', LATE],
  [2, 'ON_HOLD', { ...LATE, explicit: 'ON_HOLD' }],
  [1, 'FINISHED', { ...LATE, ...CHARGED }],
  [2, 'CANCELLED', { ...LATE, explicit: 'CANCELLED' }],
  [2, 'CLOSED', { ...LATE, ...CHARGED, explicit: 'CLOSED' }],
  [1, 'CLOSED', { ...CHARGED, explicit: 'CLOSED', ...invoiced('DRAFT') }],
  [3, 'CLOSED', { ...CHARGED, explicit: 'CLOSED', ...invoiced('DELIVERED') }],
  [2, 'CLOSED', { ...CHARGED, explicit: 'CLOSED', ...invoiced('INVOICED') }],
  [1, 'CLOSED', { lines: [someLine({ billable: 'WARRANTY' })], explicit: 'CLOSED' }],
];

async function putServices({ kit, people: { AGENT } }: World): Promise<void> {
  for (const [count, status, changes] of SERVICES) {
    const fields = { status, open: isServiceOpen(status), ...changes };
    for (let index = 0; index < count; index += 1) await givenStoredService(kit, fields);
  }
  const { client: old } = await givenClient(kit, AGENT);
  await client(kit, AGENT, 'archiveClient', { id: old.id, version: 1 });
  const ofArchived = { client: clientRefOf(old), explicit: 'CLOSED', open: false } as const;
  await givenStoredService(kit, { ...ofArchived, ...CHARGED, status: 'CLOSED' });
}

const PROSPECTS: [count: number, status: ProspectStatus, nextActionOn: LocalDate | null][] = [
  [6, 'NEW', null],
  [1, 'NEW', TODAY],
  [1, 'NEW', YESTERDAY],
  [2, 'CONTACTED', TODAY],
  [4, 'CONTACTED', YESTERDAY],
  [2, 'QUALIFIED', TOMORROW],
  [1, 'QUOTED', TODAY],
  [1, 'QUOTED', '2026-11-27'],
  [3, 'CONVERTED', null],
  [3, 'LOST', null],
  [2, 'DISCARDED', null],
];

/** The actions are of the agent, of somebody else and of nobody. */
async function putEveryProspect({ kit, people: { ADMIN, AGENT } }: World): Promise<void> {
  const owners = [{ id: AGENT.uid, name: 'Lucía' }, { id: ADMIN.uid, name: 'Ana' }, null];
  for (const [count, status, nextActionOn] of PROSPECTS) {
    await putProspects(kit, count, (index) => ({ status, nextActionOn, owner: owners[index % 3] ?? null }));
  }
}

/** Three filed works, of which one has been decided. */
async function fileWork({ kit, people: { AGENT, OWN }, place }: World): Promise<void> {
  const serviceIds: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { service, visit } = await givenFieldWork(kit, OWN, place);
    await plan(kit, AGENT, 'cancelVisit', { ...seen(visit), reason: 'Llamó' });
    await field(kit, OWN, 'startVisit', { id: visit.id, occurredAt: NOW.toISOString() });
    serviceIds.push(service.id);
  }
  const [review] = await reviewsOf(kit, AGENT, serviceIds[0] ?? '');
  if (!review) throw new Error('Nothing was filed');
  await decide(kit, AGENT, 'rejectWorkReview', { ...seen(review), reason: 'No' });
}

/** One day of a company, with something that each wrong filter would count too. */
export async function putDay(world: World): Promise<void> {
  await givenCatalog(world.kit);
  // First, while its technician is at no other work.
  await fileWork(world);
  await planVisits(world);
  await putVisits(world);
  await putServices(world);
  await putEveryProspect(world);
}
