import type { ComponentType } from 'react';
import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { HOME } from './home-screen.tsx';
import { screenPath, type ScreenPath } from './paths.ts';

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

export const PAGES = {
  '/': HOME,
  '/customers': lazyPage(prospects, (m) => m.ProspectsPage),
  '/customers/new': lazyPage(newProspect, (m) => m.NewProspectPage),
  '/customers/:id': lazyPage(prospect, (m) => m.ProspectPage),
  '/customers/:id/edit': lazyPage(editProspect, (m) => m.EditProspectPage),
  '/customers/:id/convert': lazyPage(convertProspect, (m) => m.ConvertProspectPage),
  '/clients': lazyPage(clients, (m) => m.ClientsPage),
  '/clients/new': lazyPage(newClient, (m) => m.NewClientPage),
  '/clients/:id/edit': lazyPage(editClient, (m) => m.EditClientPage),
  '/clients/:id/merge': lazyPage(mergeClient, (m) => m.MergeClientPage),
  '/clients/:id/sites/new': lazyPage(newSite, (m) => m.NewSitePage),
  '/clients/:id/sites/:siteId': lazyPage(site, (m) => m.SitePage),
  '/clients/:id/sites/:siteId/edit': lazyPage(editSite, (m) => m.EditSitePage),
  '/clients/:id/equipment/new': lazyPage(newEquipment, (m) => m.NewEquipmentPage),
  '/clients/:id/:tab?': lazyPage(client, (m) => m.ClientPage),
  '/equipment/:id': lazyPage(equipment, (m) => m.EquipmentPage),
  '/equipment/:id/edit': lazyPage(editEquipment, (m) => m.EditEquipmentPage),
  '/services': lazyPage(services, (m) => m.ServicesPage),
  '/services/new': lazyPage(newService, (m) => m.NewServicePage),
  '/services/schedule': lazyPage(planning, (m) => m.PlanningPage),
  '/services/review': lazyPage(serviceReview, (m) => m.ReviewPage),
  '/services/:id': lazyPage(service, (m) => m.ServicePage),
  '/services/:id/edit': lazyPage(editService, (m) => m.EditServicePage),
  '/services/:id/report/:reportId': lazyPage(report, (m) => m.ReportPage),
  '/visits/:id': lazyPage(visit, (m) => m.VisitPage),
  '/technicians': lazyPage(technicians, (m) => m.TechniciansPage),
  '/technicians/new': lazyPage(newTechnician, (m) => m.NewTechnicianPage),
  '/technicians/:id': lazyPage(technician, (m) => m.TechnicianPage),
  '/technicians/:id/edit': lazyPage(editTechnician, (m) => m.EditTechnicianPage),
  '/technicians/:id/profile': lazyPage(technicianProfile, (m) => m.TechnicianProfilePage),
  '/agents': lazyPage(agents, (m) => m.AgentsPage),
  '/agents/new': lazyPage(newAgent, (m) => m.NewAgentPage),
  '/agents/:id': lazyPage(agent, (m) => m.AgentPage),
  '/agents/:id/edit': lazyPage(editAgent, (m) => m.EditAgentPage),
  '/settings/perfil': lazyPage(profile, (m) => m.ProfilePage),
  '/settings/ausencias': lazyPage(absences, (m) => m.AbsencesPage),
  '/settings/apariencia': lazyPage(appearance, (m) => m.AppearancePage),
  '/settings/empresa': lazyPage(company, (m) => m.CompanyPage),
  '/settings/horario': lazyPage(workingHours, (m) => m.WorkingHoursPage),
  '/settings/tipos': lazyPage(serviceTypes, (m) => m.ServiceTypesPage),
  '/settings/tipos/new': lazyPage(newServiceType, (m) => m.NewServiceTypePage),
  '/settings/tipos/:id': lazyPage(serviceType, (m) => m.ServiceTypePage),
  '/settings/competencias': lazyPage(skills, (m) => m.SkillsPage),
  '/settings/zonas': lazyPage(zones, (m) => m.ZonesPage),
  '/settings/festivos': lazyPage(holidays, (m) => m.HolidaysPage),
  '/settings/plazos': lazyPage(buffers, (m) => m.BuffersPage),
  '/settings/motivos': lazyPage(reasons, (m) => m.ReasonsPage),
  '/settings/estado': lazyPage(status, (m) => m.StatusPage),
  '/settings': lazyPage(settings, (m) => m.SettingsPage),
} as const satisfies Record<ScreenPath, { Page: ComponentType; preload: () => Promise<object | null> }>;

export const SIGNED_IN = lazyPage(
  () => import('./signed-in.tsx'),
  (m) => m.SignedIn,
);

export const LOST_PASSWORD = lazyPage(
  () => import('#features/auth/lost-password-page.tsx'),
  (m) => m.LostPasswordPage,
);

export const RESET_PASSWORD = lazyPage(
  () => import('#features/auth/reset-password-page.tsx'),
  (m) => m.ResetPasswordPage,
);

/**
 * Preloads the screen of an address while the session is being restored; returns its first operation where the module has one
 * (`firstOperation`).
 */
export async function preloadScreen(url: URL): Promise<PersistedOperation | null> {
  void SIGNED_IN.preload();
  const module = await PAGES[screenPath(url.pathname) ?? '/'].preload();
  return module !== null && 'firstOperation' in module ? module.firstOperation(url) : null;
}
