import { can, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPage } from '#shared/lazy-page.ts';
import { PATHS } from '#shared/paths.ts';
import { HOME } from './home-screen.tsx';

const prospects = () => import('#features/prospects/prospects-page.tsx');
const newProspect = () => import('#features/prospects/form/new-prospect-page.tsx');
const prospect = () => import('#features/prospects/page/prospect-page.tsx');
const editProspect = () => import('#features/prospects/form/edit-prospect-page.tsx');
const convertProspect = () => import('#features/prospects/convert/convert-prospect-page.tsx');
const clients = () => import('#features/clients/list/clients-page.tsx');
const newClient = () => import('#features/clients/form/new-client-page.tsx');
const editClient = () => import('#features/clients/form/edit-client-page.tsx');
const mergeClient = () => import('#features/clients/merge/merge-client-page.tsx');
const client = () => import('#features/clients/page/client-page.tsx');
const newSite = () => import('#features/clients/sites/new-site-page.tsx');
const site = () => import('#features/clients/sites/site-page.tsx');
const editSite = () => import('#features/clients/sites/edit-site-page.tsx');
const newEquipment = () => import('#features/clients/equipment/new-equipment-page.tsx');
const equipment = () => import('#features/clients/equipment/equipment-page.tsx');
const editEquipment = () => import('#features/clients/equipment/edit-equipment-page.tsx');
const visit = () => import('#features/my-day/visit/visit-page.tsx');
const services = () => import('#features/services/list/services-page.tsx');
const serviceReview = () => import('#features/services/review/review-page.tsx');
const planning = () => import('#features/planning/planning-page.tsx');
const newService = () => import('#features/services/form/new-service-page.tsx');
const service = () => import('#features/services/page/service-page.tsx');
const editService = () => import('#features/services/form/edit-service-page.tsx');
const report = () => import('#features/reports/report-page.tsx');
const technicians = () => import('#features/technicians/list/technicians-page.tsx');
const newTechnician = () => import('#features/technicians/form/new-technician-page.tsx');
const technician = () => import('#features/technicians/page/technician-page.tsx');
const editTechnician = () => import('#features/technicians/form/edit-technician-page.tsx');
const technicianProfile = () => import('#features/technicians/form/technician-profile-page.tsx');
const agents = () => import('#features/agents/agents-page.tsx');
const newAgent = () => import('#features/agents/new-agent-page.tsx');
const agent = () => import('#features/agents/agent-page.tsx');
const editAgent = () => import('#features/agents/edit-agent-page.tsx');
const profile = () => import('#features/profile/profile-page.tsx');
const absences = () => import('#features/profile/absences/absences-page.tsx');
const settings = () => import('#features/settings/settings-page.tsx');
const appearance = () => import('#features/settings/appearance-page.tsx');
const company = () => import('#features/settings/company/company-page.tsx');
const workingHours = () => import('#features/settings/hours/working-hours-page.tsx');
const serviceTypes = () => import('#features/settings/types/types-page.tsx');
const newServiceType = () => import('#features/settings/types/new-type-page.tsx');
const serviceType = () => import('#features/settings/types/type-page.tsx');
const skills = () => import('#features/settings/lists/skills/skills-page.tsx');
const zones = () => import('#features/settings/lists/zones/zones-page.tsx');
const holidays = () => import('#features/settings/lists/holidays/holidays-page.tsx');
const buffers = () => import('#features/settings/buffers/buffers-page.tsx');
const status = () => import('#features/settings/status/status-page.tsx');
const reasons = () => import('#features/settings/lists/reasons/reasons-page.tsx');

type Screen = { permission: Permission; Page: ComponentType; preload: () => Promise<object | null> };

const screen = <M>(
  permission: Permission,
  fetchModule: () => Promise<M>,
  pick: (module: M) => ComponentType,
) => ({
  permission,
  ...lazyPage(fetchModule, pick),
});

/** The screens by path; fixed paths stand before patterns that would match them. */
export const SCREENS = {
  [PATHS.home]: { permission: 'dashboard:open', ...HOME },
  [PATHS.prospects]: screen('prospects:open', prospects, (m) => m.ProspectsPage),
  [PATHS.newProspect]: screen('prospects:create', newProspect, (m) => m.NewProspectPage),
  '/customers/:id': screen('prospects:open', prospect, (m) => m.ProspectPage),
  '/customers/:id/edit': screen('prospects:edit', editProspect, (m) => m.EditProspectPage),
  '/customers/:id/convert': screen('prospects:convert', convertProspect, (m) => m.ConvertProspectPage),
  [PATHS.clients]: screen('clients:open', clients, (m) => m.ClientsPage),
  [PATHS.newClient]: screen('clients:create', newClient, (m) => m.NewClientPage),
  '/clients/:id/edit': screen('clients:edit', editClient, (m) => m.EditClientPage),
  '/clients/:id/merge': screen('clients:merge', mergeClient, (m) => m.MergeClientPage),
  '/clients/:id/sites/new': screen('sites:edit', newSite, (m) => m.NewSitePage),
  '/clients/:id/sites/:siteId': screen('sites:open', site, (m) => m.SitePage),
  '/clients/:id/sites/:siteId/edit': screen('sites:edit', editSite, (m) => m.EditSitePage),
  '/clients/:id/equipment/new': screen('equipment:edit', newEquipment, (m) => m.NewEquipmentPage),
  '/clients/:id/:tab?': screen('clients:open', client, (m) => m.ClientPage),
  '/equipment/:id': screen('equipment:read', equipment, (m) => m.EquipmentPage),
  '/equipment/:id/edit': screen('equipment:edit', editEquipment, (m) => m.EditEquipmentPage),
  [PATHS.services]: screen('services:open', services, (m) => m.ServicesPage),
  [PATHS.newService]: screen('services:create', newService, (m) => m.NewServicePage),
  [PATHS.schedule]: screen('planning:open', planning, (m) => m.PlanningPage),
  [PATHS.review]: screen('services:act', serviceReview, (m) => m.ReviewPage),
  '/services/:id': screen('services:open', service, (m) => m.ServicePage),
  '/services/:id/edit': screen('services:edit', editService, (m) => m.EditServicePage),
  '/services/:id/report/:reportId': screen('reports:read', report, (m) => m.ReportPage),
  '/visits/:id': screen('visits:read', visit, (m) => m.VisitPage),
  [PATHS.technicians]: screen('technicians:open', technicians, (m) => m.TechniciansPage),
  [PATHS.newTechnician]: screen('technicians:create', newTechnician, (m) => m.NewTechnicianPage),
  '/technicians/:id': screen('technicians:open', technician, (m) => m.TechnicianPage),
  '/technicians/:id/edit': screen('technicians:edit', editTechnician, (m) => m.EditTechnicianPage),
  '/technicians/:id/profile': screen('technicians:edit', technicianProfile, (m) => m.TechnicianProfilePage),
  [PATHS.agents]: screen('agents:open', agents, (m) => m.AgentsPage),
  [PATHS.newAgent]: screen('agents:create', newAgent, (m) => m.NewAgentPage),
  '/agents/:id': screen('agents:open', agent, (m) => m.AgentPage),
  '/agents/:id/edit': screen('agents:edit', editAgent, (m) => m.EditAgentPage),
  '/settings/perfil': screen('profile:edit', profile, (m) => m.ProfilePage),
  '/settings/ausencias': screen('absences:decide', absences, (m) => m.AbsencesPage),
  '/settings/apariencia': screen('settings:open', appearance, (m) => m.AppearancePage),
  '/settings/empresa': screen('settings:read', company, (m) => m.CompanyPage),
  '/settings/horario': screen('settings:read', workingHours, (m) => m.WorkingHoursPage),
  '/settings/tipos': screen('settings:read', serviceTypes, (m) => m.ServiceTypesPage),
  '/settings/tipos/new': screen('settings:edit', newServiceType, (m) => m.NewServiceTypePage),
  '/settings/tipos/:id': screen('settings:read', serviceType, (m) => m.ServiceTypePage),
  '/settings/competencias': screen('settings:read', skills, (m) => m.SkillsPage),
  '/settings/zonas': screen('settings:read', zones, (m) => m.ZonesPage),
  '/settings/festivos': screen('settings:read', holidays, (m) => m.HolidaysPage),
  '/settings/plazos': screen('settings:read', buffers, (m) => m.BuffersPage),
  '/settings/motivos': screen('settings:read', reasons, (m) => m.ReasonsPage),
  '/settings/estado': screen('system:operate', status, (m) => m.StatusPage),
  [PATHS.settings]: screen('settings:open', settings, (m) => m.SettingsPage),
} as const satisfies Record<string, Screen>;

type ScreenPath = keyof typeof SCREENS;
const SCREEN_PATHS = Object.keys(SCREENS) as ScreenPath[];

const ORIGIN = 'https://cuadrilla.invalid';

export function mayOpen(address: string, role: Role | null): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return false;
  const url = new URL(address, ORIGIN);
  if (url.origin !== ORIGIN) return false;
  const path = screenPath(url.pathname);
  return path !== null && can(role, SCREENS[path].permission);
}

export function screenPath(pathname: string): ScreenPath | null {
  return SCREEN_PATHS.find((path) => matchPath(path, pathname) !== null) ?? null;
}

/** Which page an address is: the tabs of a client are one. */
export function pageOf(pathname: string): string {
  return screenPath(pathname) === '/clients/:id/:tab?' ? pathname.split('/', 3).join('/') : pathname;
}
