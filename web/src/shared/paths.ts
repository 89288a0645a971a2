/** Addresses of the app, for links. Who may open them stands in `app/paths.ts`. */
export const PATHS = {
  home: '/',
  login: '/auth/login',
  lostPassword: '/auth/lost-password',
  resetPassword: '/auth/reset-password',
  prospects: '/customers',
  newProspect: '/customers/new',
  clients: '/clients',
  newClient: '/clients/new',
  services: '/services',
  newService: '/services/new',
  technicians: '/technicians',
  newTechnician: '/technicians/new',
  agents: '/agents',
  newAgent: '/agents/new',
  settings: '/settings',
} as const;
