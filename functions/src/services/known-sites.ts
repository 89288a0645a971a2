import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import type { ReachStore } from '../clients/store/reach-store.ts';
import type { Visit } from '../work/visit.ts';
import { letsKnowSite } from '../work/visit-ownership.ts';
import type { Reader } from '../work/ownership.ts';
import type { Service } from '../work/service.ts';

type SeenVisit = Pick<Visit, 'status' | 'finishedAt' | 'plannedStart' | 'technicianIds'> & {
  site: { id: string };
};

/** Who may still be told of which site: how to get in and whom to ask for there are kept up to date in old work too. */
export type KnownSites = {
  /** For the office always; for a technician as long as they reach the site: two reads of it a request, or none. */
  knows: (viewer: Reader, siteId: string, now: Date) => Promise<boolean>;
  /** To be told of a visit that was read anyway: where it lets its technicians know of its site, nothing need be read. */
  sawVisit: (visit: SeenVisit, now: Date) => void;
  /** The same of a service, whose next visit is one. */
  sawService: (service: Pick<Service, 'site' | 'nextVisit'>, now: Date) => void;
};

/** What is known in one request. */
export function createKnownSites(reach: Pick<ReachStore, 'reaches'>): KnownSites {
  const asked = new Map<string, Promise<boolean>>();
  const keyOf = (technicianId: string, siteId: string) => `${technicianId} ${siteId}`;
  const sawVisit: KnownSites['sawVisit'] = (visit, now) => {
    if (!letsKnowSite(visit, now)) return;
    for (const id of visit.technicianIds) asked.set(keyOf(id, visit.site.id), Promise.resolve(true));
  };
  return {
    knows({ id, role }, siteId, now) {
      if (canAny(role, 'sites:read')) return Promise.resolve(true);
      const key = keyOf(id, siteId);
      const known = asked.get(key) ?? reach.reaches(id, { siteId }, now);
      asked.set(key, known);
      return known;
    },
    sawVisit,
    sawService({ site, nextVisit }, now) {
      if (nextVisit === null) return;
      const technicianIds = nextVisit.technicians.map(({ id }) => id);
      sawVisit({ ...nextVisit, site, technicianIds, finishedAt: null }, now);
    },
  };
}
