import { PATHS } from '#shared/paths.ts';

/** Tabs with their own URL; the summary is the client's own. */
export const TABS = ['sites', 'equipment', 'services', 'communities', 'activity'] as const;
export type TabName = (typeof TABS)[number];

export const LINKS = {
  tab: (id: string, tab: TabName) => PATHS.client(id, tab),
  merge: (id: string) => `${PATHS.client(id)}/merge`,
  newCommunity: (managerId: string) => `${PATHS.newClient}?administrador=${managerId}`,
  editSite: (clientId: string, siteId: string) => `${PATHS.site(clientId, siteId)}/edit`,
  newEquipment: (clientId: string, siteId?: string) =>
    PATHS.newEquipment(clientId) + (siteId === undefined ? '' : `?ubicacion=${siteId}`),
  editEquipment: (id: string) => `${PATHS.equipment(id)}/edit`,
} as const;
