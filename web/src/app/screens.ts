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
const items = () => import('#features/items/list/items-page.tsx');
const newItem = () => import('#features/items/form/new-item-page.tsx');
const item = () => import('#features/items/page/item-page.tsx');
const editItem = () => import('#features/items/form/edit-item-page.tsx');
const visit = () => import('#features/my-day/visit/visit-page.tsx');
const services = () => import('#features/services/list/services-page.tsx');
const serviceReview = () => import('#features/services/review/review-page.tsx');
const billing = () => import('#features/billing/list/billing-page.tsx');
const newBatch = () => import('#features/billing/propose/new-batch-page.tsx');
const batch = () => import('#features/billing/page/batch-page.tsx');
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
const agents = () => import('#features/agents/list/agents-page.tsx');
const newAgent = () => import('#features/agents/form/new-agent-page.tsx');
const agent = () => import('#features/agents/page/agent-page.tsx');
const editAgent = () => import('#features/agents/form/edit-agent-page.tsx');
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
const imports = () => import('#features/imports/list/imports-page.tsx');
const theImport = () => import('#features/imports/page/import-page.tsx');
const status = () => import('#features/settings/status/status-page.tsx');
const audit = () => import('#features/settings/audit/audit-page.tsx');
const reasons = () => import('#features/settings/lists/reasons/reasons-page.tsx');

type Screen = { permission: Permission; Page: ComponentType; preload: () => Promise<object | null> };

const screen = <M, K extends keyof M>(permission: Permission, fetchModule: () => Promise<M>, name: K) => ({
  permission,
  ...lazyPage(fetchModule, name),
});

export const SCREENS = {
  [PATHS.home]: { permission: 'dashboard:open', ...HOME },
  [PATHS.prospects]: screen('prospects:open', prospects, 'ProspectsPage'),
  [PATHS.newProspect]: screen('prospects:create', newProspect, 'NewProspectPage'),
  '/customers/:id': screen('prospects:open', prospect, 'ProspectPage'),
  '/customers/:id/edit': screen('prospects:edit', editProspect, 'EditProspectPage'),
  '/customers/:id/convert': screen('prospects:convert', convertProspect, 'ConvertProspectPage'),
  [PATHS.clients]: screen('clients:open', clients, 'ClientsPage'),
  [PATHS.newClient]: screen('clients:create', newClient, 'NewClientPage'),
  '/clients/:id/edit': screen('clients:edit', editClient, 'EditClientPage'),
  '/clients/:id/merge': screen('clients:merge', mergeClient, 'MergeClientPage'),
  '/clients/:id/sites/new': screen('sites:edit', newSite, 'NewSitePage'),
  '/clients/:id/sites/:siteId': screen('sites:open', site, 'SitePage'),
  '/clients/:id/sites/:siteId/edit': screen('sites:edit', editSite, 'EditSitePage'),
  '/clients/:id/equipment/new': screen('equipment:edit', newEquipment, 'NewEquipmentPage'),
  '/clients/:id/:tab?': screen('clients:open', client, 'ClientPage'),
  '/equipment/:id': screen('equipment:read', equipment, 'EquipmentPage'),
  '/equipment/:id/edit': screen('equipment:edit', editEquipment, 'EditEquipmentPage'),
  [PATHS.items]: screen('items:open', items, 'ItemsPage'),
  [PATHS.newItem]: screen('items:edit', newItem, 'NewItemPage'),
  '/catalog/:id': screen('items:open', item, 'ItemPage'),
  '/catalog/:id/edit': screen('items:edit', editItem, 'EditItemPage'),
  [PATHS.services]: screen('services:open', services, 'ServicesPage'),
  [PATHS.newService]: screen('services:create', newService, 'NewServicePage'),
  [PATHS.schedule]: screen('planning:open', planning, 'PlanningPage'),
  [PATHS.review]: screen('services:act', serviceReview, 'ReviewPage'),
  [PATHS.billing]: screen('billing:open', billing, 'BillingPage'),
  [PATHS.newBillingBatch]: screen('billing:prepare', newBatch, 'NewBatchPage'),
  '/services/billing/:id': screen('billing:open', batch, 'BatchPage'),
  '/services/:id': screen('services:open', service, 'ServicePage'),
  '/services/:id/edit': screen('services:edit', editService, 'EditServicePage'),
  '/services/:id/report/:reportId': screen('reports:read', report, 'ReportPage'),
  '/visits/:id': screen('visits:read', visit, 'VisitPage'),
  [PATHS.technicians]: screen('technicians:open', technicians, 'TechniciansPage'),
  [PATHS.newTechnician]: screen('technicians:create', newTechnician, 'NewTechnicianPage'),
  '/technicians/:id': screen('technicians:open', technician, 'TechnicianPage'),
  '/technicians/:id/edit': screen('technicians:edit', editTechnician, 'EditTechnicianPage'),
  '/technicians/:id/profile': screen('technicians:edit', technicianProfile, 'TechnicianProfilePage'),
  '/agents': screen('agents:open', agents, 'AgentsPage'),
  '/agents/new': screen('agents:create', newAgent, 'NewAgentPage'),
  '/agents/:id': screen('agents:open', agent, 'AgentPage'),
  '/agents/:id/edit': screen('agents:edit', editAgent, 'EditAgentPage'),
  '/settings/perfil': screen('profile:edit', profile, 'ProfilePage'),
  '/settings/ausencias': screen('absences:decide', absences, 'AbsencesPage'),
  '/settings/apariencia': screen('settings:open', appearance, 'AppearancePage'),
  '/settings/empresa': screen('settings:read', company, 'CompanyPage'),
  '/settings/horario': screen('settings:read', workingHours, 'WorkingHoursPage'),
  '/settings/tipos': screen('settings:read', serviceTypes, 'ServiceTypesPage'),
  '/settings/tipos/new': screen('settings:edit', newServiceType, 'NewServiceTypePage'),
  '/settings/tipos/:id': screen('settings:read', serviceType, 'ServiceTypePage'),
  '/settings/competencias': screen('settings:read', skills, 'SkillsPage'),
  '/settings/zonas': screen('settings:read', zones, 'ZonesPage'),
  '/settings/festivos': screen('settings:read', holidays, 'HolidaysPage'),
  '/settings/plazos': screen('settings:read', buffers, 'BuffersPage'),
  '/settings/motivos': screen('settings:read', reasons, 'ReasonsPage'),
  '/settings/auditoria': screen('audit:open', audit, 'AuditPage'),
  '/settings/importar': screen('imports:open', imports, 'ImportsPage'),
  '/settings/importar/:id': screen('imports:open', theImport, 'ImportPage'),
  '/settings/estado': screen('system:operate', status, 'StatusPage'),
  [PATHS.settings]: screen('settings:open', settings, 'SettingsPage'),
} as const satisfies Record<string, Screen>;

export type ScreenPath = keyof typeof SCREENS;
const SCREEN_PATHS = Object.keys(SCREENS) as ScreenPath[];

const ORIGIN = 'https://cuadrilla.invalid';

export function mayOpen(address: string, role: Role | null): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return false;
  const url = new URL(address, ORIGIN);
  if (url.origin !== ORIGIN) return false;
  const path = screenPath(url.pathname);
  return path !== null && can(role, SCREENS[path].permission);
}

const areaOf = (path: string) => path.split('/', 2)[1]?.toLowerCase();

export function screenPath(pathname: string): ScreenPath | null {
  const area = areaOf(pathname);
  // A path becomes a regular expression each time it is matched: only those that may fit.
  return SCREEN_PATHS.find((path) => areaOf(path) === area && matchPath(path, pathname) !== null) ?? null;
}

/** The tabs of a client are one page. */
export function pageOf(pathname: string): string {
  return screenPath(pathname) === '/clients/:id/:tab?' ? pathname.split('/', 3).join('/') : pathname;
}
