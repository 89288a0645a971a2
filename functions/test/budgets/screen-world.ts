/** Stores more records of most kinds than a screen shows. */
import { givenFeed } from '../kits/calendar/calendar-kit.ts';
import { givenClient, succeed, someEquipment } from '../kits/client-kit.ts';
import { putCopies } from '../kits/copies/put-copies.ts';
import type { Kit } from '../kits/kit.ts';
import { putProspect, putProspects } from '../kits/prospect-kit.ts';
import { completed } from '../kits/report-kit.ts';
import { addServices, givenCatalog } from '../kits/service-kit.ts';
import {
  addVisits,
  changeTeam,
  givenAbsence,
  givenStoredService,
  givenTechnician,
} from '../kits/visit-kit.ts';
import {
  inStatus,
  placeOf,
  putFile,
  putWork,
  serviceNow,
  startWork,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
export const OWN_DAY = '2026-11-20';
/** The day for which ten technicians are planned. */
export const PLANNED_DAY = '2026-11-24';

export const THERE = {
  ...{ technicians: 10, office: 2, plannedVisits: 60, sites: 30, machines: 60, absences: 30 },
  /** For the technician whose day is read: visits, each with its own client, and files per visit. */
  ...{ ownVisits: 6, ownFiles: 2 },
  /** For the long and the usual service: visits, each with a report, and files in total. */
  ...{ longVisits: 5, usualVisits: 4, files: 4 },
};

const resolution = 'Cambiada la válvula';
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

async function putReported(kit: Kit, { ADMIN, OWN }: Cast, place: Place, visits: number) {
  const others = times(visits - 1).map(() => inStatus('COMPLETED'));
  const work = await putWork(kit, [OWN], { place, visit: inStatus('IN_PROGRESS'), others });
  for (let file = 0; file < THERE.files; file += 1) await putFile(kit, work.visit, 'BEFORE');
  const reportId = await completed(kit, ADMIN, { id: work.visit.id, resolution });
  await putCopies(kit, `reports/${reportId}`, visits - 1);
  return { id: work.service.id, reportId };
}

/** Plans OTHER's day; its first visit is completed. */
async function putOwnDay(kit: Kit, { ADMIN, AGENT, OTHER }: Cast): Promise<{ visitId: string }> {
  const visitIds: string[] = [];
  for (const index of times(THERE.ownVisits)) {
    const place = placeOf(await givenClient(kit, AGENT));
    const visit = inStatus(index === 0 ? 'IN_PROGRESS' : 'SCHEDULED');
    const work = await putWork(kit, [OTHER], { place, visit });
    for (let file = 0; file < THERE.ownFiles; file += 1) await putFile(kit, work.visit, 'BEFORE');
    visitIds.push(work.visit.id);
  }
  const [visitId = ''] = visitIds;
  await completed(kit, ADMIN, { id: visitId, resolution });
  return { visitId };
}

async function putRecords(kit: Kit, { AGENT }: Cast, { client, site }: Place) {
  const input = { equipment: someEquipment(site.id) };
  const { equipment } = await succeed(kit, AGENT, 'createEquipment', input);
  await putCopies(kit, `equipment/${equipment.id}`, THERE.machines - 1);
  await putCopies(kit, `sites/${site.id}`, THERE.sites - 1);
  const { client: other } = await givenClient(kit, AGENT);
  await putCopies(kit, `clients/${other.id}`, 30);
  const ids = { clientId: client.id, siteId: site.id, equipmentId: equipment.id };
  return { ...ids, otherClientId: other.id, sharedEmail: other.emails[0] ?? '' };
}

const OPEN_PROSPECTS = ['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED'] as const;

async function putOffice(kit: Kit, { OWN, OTHER }: Cast) {
  await putProspects(kit, 60, (index) => ({
    status: OPEN_PROSPECTS[index % OPEN_PROSPECTS.length] ?? 'NEW',
    nextActionOn: PLANNED_DAY,
  }));
  const more = await Promise.all(times(THERE.technicians - 2).map(() => givenTechnician(kit)));
  const technicianIds = [OWN.uid, OTHER.uid, ...more];
  await addVisits(kit, technicianIds, { day: PLANNED_DAY, count: THERE.plannedVisits });
  await changeTeam(kit);
  const past = { technicianId: OWN.uid, from: '2026-02-02', to: '2026-02-03' };
  for (const status of ['APPROVED', 'REQUESTED'] as const) {
    await Promise.all(times(THERE.absences).map(() => givenAbsence(kit, { ...past, status })));
  }
  await givenAbsence(kit, { technicianId: OTHER.uid, from: OWN_DAY, to: OWN_DAY, status: 'REQUESTED' });
  const { docs } = await kit.firestore.collection('absences').where('technicianId', '==', OTHER.uid).get();
  return { prospectId: (await putProspect(kit)).id, absenceId: docs[0]?.id ?? '' };
}

async function putQueues(kit: Kit, serviceId: string): Promise<{ pendingId: string }> {
  const like = await serviceNow(kit, serviceId);
  const nobody = { technicians: [], technicianIds: [], nextVisit: null, plannedAt: null };
  await addServices(kit, like, 40, () => ({ ...nobody, status: 'PENDING', open: true }));
  await addServices(kit, like, 40, () => ({ status: 'FINISHED', open: true }));
  const { docs } = await kit.firestore.collection('audit').where('entityId', '==', serviceId).get();
  await putCopies(kit, `audit/${docs[0]?.id ?? ''}`, 30);
  return { pendingId: (await givenStoredService(kit)).id };
}

/** The clock stands at 10:00 UTC on OWN_DAY. */
export async function startScreenWorld() {
  const { kit, people, place } = await startWork(() => NOW);
  await givenCatalog(kit);
  await givenFeed(kit, people.OWN);
  const records = await putRecords(kit, people, place);
  const long = await putReported(kit, people, place, THERE.longVisits);
  const usual = await putReported(kit, people, place, THERE.usualVisits);
  const day = await putOwnDay(kit, people);
  const office = await putOffice(kit, people);
  const queues = await putQueues(kit, usual.id);
  const ids = { ...records, ...day, ...office, ...queues, longId: long.id, usualId: usual.id };
  return { kit, people, ids: { ...ids, reportId: long.reportId } };
}

export type ScreenWorld = Awaited<ReturnType<typeof startScreenWorld>>;
