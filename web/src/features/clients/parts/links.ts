import { PATHS } from '#shared/paths.ts';

/** The parts of a client's detail that are addresses of their own; the summary is the client's own address. */
export const TABS = ['sites', 'equipment', 'services', 'communities', 'activity'] as const;
export type TabName = (typeof TABS)[number];

/** Addresses that only the pages of clients lead to. */
export const LINKS = {
  tab: (id: string, tab: TabName) => PATHS.client(id, tab),
  merge: (id: string) => `${PATHS.client(id)}/merge`,
  /** A new community of an administrador de fincas. */
  newCommunity: (managerId: string) => `${PATHS.newClient}?administrador=${managerId}`,
  editSite: (clientId: string, siteId: string) => `${PATHS.site(clientId, siteId)}/edit`,
  /** A new machine, at a site where one is known. */
  newEquipment: (clientId: string, siteId?: string) =>
    PATHS.newEquipment(clientId) + (siteId === undefined ? '' : `?ubicacion=${siteId}`),
  editEquipment: (id: string) => `${PATHS.equipment(id)}/edit`,
} as const;
