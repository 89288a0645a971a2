import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { grantsSiteAccess } from '@cuadrilla/domain/visits/site-access.ts';
import { maySeePlace } from '../clients/site-access.ts';
import type { SiteAccessStore } from '../clients/store/site-access-store.ts';
import type { Visit } from '../work/visit.ts';
import type { Reader } from '../work/ownership.ts';
import type { Service } from '../work/service.ts';

type SeenVisit = Pick<Visit, 'status' | 'finishedAt' | 'plannedStart' | 'technicianIds'> & {
  site: { id: string };
};

/** Which sites' access notes and contact a viewer may still see. Both are kept up to date in old services too. */
export type KnownSites = {
  /** True for the office. A technician must have a recent visit there: at most two reads per request. */
  knows: (viewer: Reader, siteId: string, now: Date) => Promise<boolean>;
  /** Records a visit that was read anyway, which may prove access to its site without a read. */
  noteVisit: (visit: SeenVisit, now: Date) => void;
  /** Like `noteVisit`, from the service's next visit. */
  noteService: (service: Pick<Service, 'site' | 'nextVisit'>, now: Date) => void;
};

export function createKnownSites(siteAccess: Pick<SiteAccessStore, 'visitsAt'>): KnownSites {
  const asked = new Map<string, Promise<boolean>>();
  const keyOf = (technicianId: string, siteId: string) => `${technicianId} ${siteId}`;
  const noteVisit: KnownSites['noteVisit'] = (visit, now) => {
    if (!grantsSiteAccess(visit, now)) return;
    for (const id of visit.technicianIds) asked.set(keyOf(id, visit.site.id), Promise.resolve(true));
  };
  return {
    knows({ id, role }, siteId, now) {
      if (canAny(role, 'sites:read')) return Promise.resolve(true);
      const key = keyOf(id, siteId);
      const known = asked.get(key) ?? maySeePlace(siteAccess, id, { siteId }, now);
      asked.set(key, known);
      return known;
    },
    noteVisit,
    noteService({ site, nextVisit }, now) {
      if (nextVisit === null) return;
      const technicianIds = nextVisit.technicians.map(({ id }) => id);
      noteVisit({ ...nextVisit, site, technicianIds, finishedAt: null }, now);
    },
  };
}
