import { matchKeys } from '../../store/lists/match-keys.ts';
import { isPhoto } from '@cuadrilla/domain/files/attachments.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { USER } from '@cuadrilla/domain/records/user.ts';
import { busyTime, daysOfVisit } from '@cuadrilla/domain/visits/busy-time.ts';
import type { BusyVisit } from '@cuadrilla/domain/visits/scheduling.ts';
import { clientRefOf } from '../../clients/client.ts';
import { effectsOfVisits } from '../../work/store/visit-effects.ts';
import type { User } from '../../staff/user.ts';
import type { FiledAct } from '../../work-reviews/work-review.ts';
import type { AbsenceOf } from '../../staff/absences/approved-absences-store.ts';
import type { Doors, Found } from './test-world.ts';
import type { UnitStores } from '../stores.ts';
import { changeOfVisit } from '../../work/store/visit-audit.ts';
import type { Visit } from '../../work/visit.ts';

export const ZONE = 'Europe/Madrid';

export function aTechnician(changes: Partial<User> = {}): User {
  return {
    ...emptyRecord(USER),
    id: 'tec',
    createdAt: new Date('2026-01-01T10:00:00Z'),
    version: 1,
    name: 'Leo',
    lastName: 'Gil',
    email: 'leo@taller.es',
    role: 'TECHNICIAN',
    status: 'ACTIVE',
    color: 'teal',
    permissions: { prices: false, phones: true },
    ...changes,
  };
}

export function visitsIn(found: Found, { find, set, later, newId }: Doors): UnitStores['visits'] {
  const saveAlone: UnitStores['visits']['saveAlone'] = ({ before, after, entry = {} }) => {
    const written: Visit = {
      ...{ ...after, days: daysOfVisit(after, ZONE), version: (before?.version ?? 0) + 1 },
      technicianIds: after.technicians.map(({ id }) => id),
    };
    const { text = null, at } = entry;
    set(found.visits, written);
    found.audited.push({ ...changeOfVisit(before, written, entry), text, at });
    return Promise.resolve(written);
  };
  return {
    newId,
    find: find(found.visits),
    ofService: (serviceId) =>
      Promise.resolve([...found.visits.values()].filter(({ summary }) => summary.serviceId === serviceId)),
    inProgressOf: (technicianId) =>
      Promise.resolve(
        [...found.visits.values()].filter(
          ({ status, technicianIds }) => status === 'IN_PROGRESS' && technicianIds.includes(technicianId),
        ),
      ),
    saveStart: (visit, technicianId, start) =>
      later(() =>
        found.visits.set(visit.id, { ...visit, starts: { ...visit.starts, [technicianId]: start } }),
      ),
    log: (_visit, { details, text = null, at }) =>
      void found.audited.push({ before: null, after: details, text, at }),
    saveAlone,
    async save({ also, visits, ...change }) {
      const written = await saveAlone(change);
      const service = { ...change.service, ...also };
      const all = [...visits.filter(({ id }) => id !== written.id), written];
      set(found.services, { ...service, ...effectsOfVisits(service, all) });
      return written;
    },
  };
}

export function planningIn({ visits }: Found, absences: AbsenceOf[] = []): UnitStores['planning'] {
  const busyOf = (technicianId: string, days: readonly string[]) =>
    [...visits.values()].flatMap((visit): BusyVisit[] => {
      const isThen =
        visit.technicianIds.includes(technicianId) && visit.days.some((day) => days.includes(day));
      const busy = isThen ? busyTime(visit) : null;
      return busy ? [{ id: visit.id, serviceCode: visit.summary.code, ...busy }] : [];
    });
  return {
    busyOn: (ids, days) => Promise.resolve(new Map(ids.map((id) => [id, busyOf(id, days)]))),
    absencesFrom: (ids, day) =>
      Promise.resolve(absences.filter(({ technicianId, to }) => ids.includes(technicianId) && to >= day)),
  };
}

export function workReviewsIn(
  { reviews, acts, visits, services, audited: entries }: Found,
  { find, set, later, newId }: Doors,
  filed: FiledAct[] = [],
): UnitStores['workReviews'] {
  const count = (serviceId: string, open: number, total: number) => {
    const service = services.get(serviceId);
    if (!service) return;
    const known = service.reviews;
    services.set(serviceId, {
      ...service,
      reviews: { open: known.open + open, total: known.total + total },
    });
  };
  const mark = (visitId: string, technicianId: string, reviewId: string | null) => {
    const visit = visits.get(visitId);
    if (!visit) return;
    const others = Object.entries(visit.openReviews).filter(([id]) => id !== technicianId);
    const own = reviewId === null ? [] : [[technicianId, reviewId] as const];
    visits.set(visitId, { ...visit, openReviews: Object.fromEntries([...others, ...own]) });
  };
  return {
    newId,
    find: find(reviews),
    acts: () => Promise.resolve(filed),
    file({ visit, before, after, act, details }) {
      set(reviews, after);
      acts.push(act);
      entries.push({ before: null, after: details, text: null, at: act.at });
      if (before) return;
      later(() => {
        mark(visit.id, after.technician.id, after.id);
        count(after.service.id, 1, 1);
      });
    },
    close(review, visit, decision) {
      set(reviews, { ...review, ...decision, version: review.version + 1 });
      later(() => {
        mark(visit.id, review.technician.id, null);
        count(review.service.id, -1, 0);
      });
    },
  };
}

export function attachmentsIn(
  { files, audited }: Found,
  { find, set, later }: Doors,
): UnitStores['attachments'] {
  const all = () => [...files.values()];
  return {
    find: find(files),
    ofVisit: (id) => Promise.resolve(all().filter(({ visitId }) => visitId === id)),
    countOfService: (id) => Promise.resolve(all().filter(({ serviceId }) => serviceId === id).length),
    countPhotos: (id) =>
      Promise.resolve(all().filter(({ visitId, kind }) => visitId === id && isPhoto(kind)).length),
    insert(file, _bytes, { at, times }) {
      set(files, file);
      audited.push({ before: null, after: { attachment: file.id, ...times }, at });
    },
    remove(file, { at, times }) {
      later(() => files.delete(file.id));
      audited.push({ before: { attachment: file.id }, after: times ?? null, at });
    },
    moveTo: (visitId, file) => set(files, { ...file, visitId }),
  };
}

export function reportsIn(
  { reports, files }: Found,
  { find, set, later, newId }: Doors,
): UnitStores['reports'] {
  return {
    newId,
    find: find(reports),
    lastHash: () => Promise.resolve([...reports.values()].at(-1)?.sha256 ?? null),
    insert(report, photos, replaces) {
      set(reports, report);
      if (replaces) set(reports, { ...replaces, isLatest: false });
      const kept = [...photos.map(({ id }) => id), report.signatureId];
      later(() => {
        for (const file of files.values()) {
          if (kept.includes(file.id)) files.set(file.id, { ...file, reported: true });
        }
      });
    },
  };
}

export function calendarFeedsIn({ feeds }: Found, { find, set, later }: Doors): UnitStores['calendarFeeds'] {
  return {
    of: find(feeds),
    replace(id, _before, after) {
      if (after) set(feeds, { ...after, id });
      else later(() => feeds.delete(id));
    },
  };
}

export function clientsIn(
  { moving }: { moving?: readonly string[] },
  { clients, sites, audited: entries }: Found,
  { find, set, save, remove, later, newId }: Doors,
): UnitStores['clients'] {
  const all = () => [...clients.values()];
  return {
    newId,
    find: find(clients),
    findCurrent: (id) => find(clients)(clients.get(id)?.mergedInto?.id ?? id),
    idByNif(nif) {
      const [key = ''] = matchKeys({ nif, emails: [], phones: [] });
      const holder = all().find((each) => each.nif === nif || each.inheritedMatch.includes(key));
      return Promise.resolve(holder?.id ?? null);
    },
    hasCommunities: (id) => Promise.resolve(all().some(({ managedBy }) => managedBy?.id === id)),
    countDependents: () =>
      Promise.resolve({ sites: 1, equipment: 2, prospects: 3, services: 4, communities: 0 }),
    areMoving: (ids) => Promise.resolve(ids.some((id) => moving?.includes(id))),
    insert: (client) => {
      set(clients, client);
      return Promise.resolve();
    },
    save: (before, after, extra) => {
      if (extra) entries.push(extra);
      save(clients, before, after);
      const isRenamed = before.legalName !== after.legalName;
      const communities = isRenamed ? all().filter(({ managedBy }) => managedBy?.id === after.id) : [];
      for (const { id } of communities)
        later(() => {
          const community = clients.get(id);
          if (community) clients.set(id, { ...community, managedBy: clientRefOf(after) });
        });
      if (isRenamed)
        later(() => {
          for (const [id, site] of sites)
            if (site.client.id === after.id) sites.set(id, { ...site, client: clientRefOf(after) });
        });
      return Promise.resolve();
    },
    saveTotals: (client, totals) => set(clients, { ...client, ...totals }),
    moveAll: () => Promise.resolve(),
    remove: (client) => {
      remove(clients, client);
      return Promise.resolve();
    },
  };
}
