/** For links from several features; `app/screens.ts` says who may open them. */
export const PATHS = {
  home: '/',
  login: '/auth/login',
  lostPassword: '/auth/lost-password',
  resetPassword: '/auth/reset-password',
  prospects: '/customers',
  newProspect: '/customers/new',
  prospect: (id: string) => `/customers/${id}`,
  editProspect: (id: string) => `/customers/${id}/edit`,
  clients: '/clients',
  newClient: '/clients/new',
  client: (id: string, tab?: string) => (tab === undefined ? `/clients/${id}` : `/clients/${id}/${tab}`),
  editClient: (id: string) => `/clients/${id}/edit`,
  site: (clientId: string, siteId: string) => `/clients/${clientId}/sites/${siteId}`,
  newSite: (clientId: string) => `/clients/${clientId}/sites/new`,
  equipment: (id: string) => `/equipment/${id}`,
  newEquipment: (clientId: string) => `/clients/${clientId}/equipment/new`,
  items: '/catalog',
  newItem: '/catalog/new',
  item: (id: string) => `/catalog/${id}`,
  editItem: (id: string) => `/catalog/${id}/edit`,
  services: '/services',
  schedule: '/services/schedule',
  review: '/services/review',
  billing: '/services/billing',
  newBillingBatch: '/services/billing/new',
  billingBatch: (id: string) => `/services/billing/${id}`,
  newService: '/services/new',
  newServiceFor: (known: { client?: string; site?: string; equipment?: string; follows?: string }) => {
    const { client, site, equipment, follows } = known;
    const query = new URLSearchParams();
    const names = { cliente: client, ubicacion: site, equipo: equipment, sigue: follows };
    for (const [name, id] of Object.entries(names)) if (id !== undefined) query.set(name, id);
    return query.size === 0 ? '/services/new' : `/services/new?${query.toString()}`;
  },
  service: (id: string) => `/services/${id}`,
  editService: (id: string) => `/services/${id}/edit`,
  report: (serviceId: string, reportId: string) => `/services/${serviceId}/report/${reportId}`,
  visit: (id: string) => `/visits/${id}`,
  technicians: '/technicians',
  newTechnician: '/technicians/new',
  technician: (id: string) => `/technicians/${id}`,
  editTechnician: (id: string) => `/technicians/${id}/edit`,
  imports: (kind?: string) => (kind === undefined ? '/settings/importar' : `/settings/importar?tipo=${kind}`),
  import: (id: string) => `/settings/importar/${id}`,
  settings: '/settings',
  settingsSection: (section: string) => `/settings/${section}`,
} as const;
