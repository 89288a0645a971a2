import type { GatherDeps } from '../gather-rows.ts';

const unread = () => Promise.reject(new Error('No test reads this'));

/** Sources of which none can be read, so that a test gives just what it reads. */
export const UNREAD = {
  users: { find: unread, list: unread },
  stores: {
    absences: { list: unread },
    audit: { list: unread },
    billing: { list: unread },
    clients: { find: unread, list: unread },
    equipment: { find: unread, ofClients: unread },
    items: { list: unread },
    prospects: { list: unread },
    services: { list: unread },
    settings: { timeZone: unread, serviceTypes: unread, skills: unread, zones: unread, reasons: unread },
    sites: { find: unread, ofClients: unread },
    workReviews: { list: unread },
  },
} satisfies { users: GatherDeps['users']; stores: Omit<GatherDeps['stores'], 'exports'> };
