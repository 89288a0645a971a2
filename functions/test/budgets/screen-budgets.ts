/**
 * What each question of the web may read, in the world of screen-world.ts. A page of a list costs its rows and two more, who asks
 * and whether there are others; a record costs itself and who asks, with the rows of what hangs on it.
 */
import type { Cast } from '../kits/work-kit.ts';
import { OWN_DAY, PLANNED_DAY, THERE, type ScreenWorld } from './screen-world.ts';

/** Who asks, how many reads it may cost, and the question's variables. */
export type Budget = [by: keyof Cast, reads: number, variables?: Record<string, unknown>];
type Budgets = Record<string, Budget>;
type Ids = ScreenWorld['ids'];

const VIEWER = 1;
/** A record, or a section of the settings. */
const ONE = 1;
/** Whether a list has more. */
const MORE = 1;

const PAGE = 25;
const page = (first: number, variables: Record<string, unknown> = {}): Budget => [
  'ADMIN',
  VIEWER + first + MORE,
  { first, ...variables },
];
const record = (id: string, reads = ONE): Budget => ['ADMIN', VIEWER + reads, { id }];
const section = (sections = 1): Budget => ['ADMIN', VIEWER + sections * ONE];

const people = ({ absenceId }: Ids, { OWN, AGENT }: Cast): Budgets => ({
  ServerTime: ['OWN', VIEWER],
  Me: ['AGENT', VIEWER + ONE],
  PersonFoot: ['AGENT', VIEWER],
  ProfilePage: ['OWN', VIEWER],
  OwnCalendar: ['OWN', VIEWER + ONE],
  OwnAbsences: ['OWN', VIEWER + PAGE + MORE],
  AbsencesPage: ['ADMIN', VIEWER + (THERE.absences + MORE) + (THERE.absences + 1 + MORE) + ONE],
  // The visits of the day and of the evening before.
  AbsenceWork: ['ADMIN', VIEWER + ONE + THERE.ownVisits, { id: absenceId }],
  AgentPage: record(AGENT.uid),
  AgentsPage: page(1, { sort: 'NAME' }),
  TechniciansPage: page(5, { sort: 'NAME' }),
  EditTechnicianPage: record(OWN.uid),
  TechnicianProfilePage: record(OWN.uid, 2 * ONE),
  TechnicianPage: record(OWN.uid, ONE + PAGE + MORE + ONE),
  // Three counts.
  OwnFiledWork: ['OWN', VIEWER + ONE],
  HeldWork: record(OWN.uid, ONE + 3),
  Team: ['ADMIN', VIEWER + THERE.technicians + THERE.office],
});

const board = { new: 'NEW', contacted: 'CONTACTED', qualified: 'QUALIFIED', quoted: 'QUOTED' };
const BOARD = Object.entries(board).map(([name, status]) => [name, { status }] as const);
const COLUMN = 10;
const HEADS = 7;

const prospects = ({ prospectId }: Ids): Budgets => ({
  ProspectsList: page(PAGE, { sort: 'NEWEST' }),
  BoardColumn: page(COLUMN, { filter: { status: 'NEW' }, sort: 'NEXT_ACTION' }),
  ProspectsBoard: [
    'AGENT',
    VIEWER + BOARD.length * (COLUMN + MORE) + HEADS,
    { first: COLUMN, totals: {}, ...Object.fromEntries(BOARD) },
  ],
  ProspectDetail: record(prospectId),
  OriginProspect: record(prospectId),
});

const clients = ({ clientId, otherClientId, siteId, equipmentId }: Ids): Budgets => ({
  ClientsPage: page(PAGE, { sort: 'NAME' }),
  // Each row counts the services that are open.
  ClientChoices: ['AGENT', VIEWER + 10 + MORE + 10, { search: 'cliente' }],
  ManagerChoices: ['AGENT', VIEWER + 10 + MORE, { search: '' }],
  ManagerName: record(clientId),
  MergeSearch: ['ADMIN', VIEWER + 10 + MORE, { search: 'cliente' }],
  ClientPage: [
    'AGENT',
    VIEWER + ONE + (6 + MORE) + (6 + MORE) + (8 + MORE),
    { id: clientId, withSummary: true },
  ],
  ClientSites: ['AGENT', VIEWER + THERE.sites + MORE, { clientId }],
  ClientValues: ['AGENT', VIEWER + 20 + MORE, { of: 'TOWN', startingWith: '' }],
  SitesTab: page(PAGE, { clientId }),
  TownsOf: ['AGENT', VIEWER + 10, { postalCode: '28001' }],
  EquipmentTab: page(PAGE, { clientId }),
  ServiceFormClient: ['AGENT', VIEWER + ONE + THERE.sites + MORE, { clientId }],
  ServiceFormMachines: ['AGENT', VIEWER + THERE.machines + MORE, { siteId }],
  EditClientPage: record(clientId),
  MergeClientPage: record(clientId),
  // Five counts.
  MergePreview: ['ADMIN', VIEWER + 2 * ONE + 5, { keepId: clientId, mergeId: otherClientId }],
  NewSitePage: ['AGENT', VIEWER + ONE, { clientId }],
  NewEquipmentPage: ['AGENT', VIEWER + ONE, { clientId }],
  SitePage: record(siteId, ONE + 50 + MORE),
  EditSitePage: record(siteId),
  EquipmentPage: record(equipmentId),
  EditEquipmentPage: record(equipmentId),
});

const CONTACT = 2;
const LONG = ONE + THERE.longVisits + THERE.longVisits + CONTACT + THERE.files;

const services = (ids: Ids, { OWN, OTHER }: Cast): Budgets => {
  const { clientId, siteId, equipmentId, longId, pendingId, reportId } = ids;
  const named = { withClient: true, withSite: true, withEquipment: true };
  return {
    ServicesPage: page(PAGE, { sort: 'DUE' }),
    ReviewPage: page(PAGE, { sort: 'DUE' }),
    // The counts are of open ones, of which there are none here.
    FiledWork: record(longId),
    FiledList: page(1),
    OpenReviews: ['AGENT', VIEWER + 1],
    ServicesOf: page(8, { filter: { clientId }, sort: 'NEWEST' }),
    Activity: page(6, { entity: 'SERVICE', id: ids.usualId }),
    ServicePage: record(longId, LONG),
    EditServicePage: record(longId),
    SchedulingService: record(longId),
    ServiceContact: record(longId, ONE + CONTACT),
    // The report, what the company prints, and the other versions' names.
    ReportPage: ['AGENT', VIEWER + ONE + ONE + ONE + THERE.longVisits, { id: reportId, serviceId: longId }],
    FilterNames: [
      'AGENT',
      VIEWER + 3 * ONE,
      { client: clientId, site: siteId, equipment: equipmentId, ...named },
    ],
    NewServicePage: [
      'AGENT',
      VIEWER + 4 * ONE,
      { clientId, siteId, equipmentId, followsId: longId, withFollowed: true, ...named },
    ],
    // What comes back from a hold is a page of its own, here an empty one.
    Tray: ['ADMIN', VIEWER + (PAGE + MORE) + (1 + MORE), { first: PAGE, today: PLANNED_DAY }],
    PlanningRevision: ['AGENT', VIEWER + 2, { date: PLANNED_DAY }],
    Planning: ['AGENT', THERE.plannedVisits + 20, { date: PLANNED_DAY, view: 'DAY' }],
    Devices: ['AGENT', VIEWER + 2 * ONE, { technicianIds: [OWN.uid, OTHER.uid] }],
    // The service, five sections, whoever works, the two who are at work within a week, and absences.
    SlotSuggestions: ['AGENT', VIEWER + ONE + 5 + THERE.technicians + 2 + 1, { serviceId: pendingId }],
  };
};

/** A visit in hand: itself, its service, and whom to call there, of the site and else of the client. */
const VISIT = 2 * ONE + CONTACT;

/** Of a site, as the server gives them. */
const KNOWN = { machines: 50, pastVisits: 20 };

const ownWork = ({ visitId, siteId, equipmentId }: Ids): Budgets => ({
  // Each visit with its service.
  SiteAtWork: ['AGENT', VIEWER + ONE + KNOWN.machines + MORE + 2 * KNOWN.pastVisits, { id: siteId }],
  MachineSite: ['AGENT', VIEWER + ONE, { id: equipmentId }],
  MyDay: ['OTHER', VIEWER + THERE.ownVisits * (VISIT + THERE.ownFiles) + ONE, { from: OWN_DAY, days: 1 }],
  // The visits alone, what they asked for or have of days off, the holidays and the company.
  MyWeek: [
    'OTHER',
    VIEWER + THERE.ownVisits + THERE.plannedVisits / THERE.technicians + ONE + 2 * ONE,
    { today: OWN_DAY, tomorrow: OWN_DAY },
  ],
  VisitAtWork: ['OTHER', VIEWER + VISIT + THERE.ownFiles + ONE, { id: visitId }],
  VisitPlace: ['OTHER', VIEWER + 2 * ONE, { id: visitId }],
});

const settings: Budgets = {
  // The company and its logo.
  CompanyPage: section(2),
  WorkingHoursPage: section(),
  BuffersPage: section(),
  PasswordsCard: section(),
  ServiceTypesPage: section(),
  ServiceTypePage: section(),
  FirstServiceTypes: section(),
  ServiceFormTypes: section(),
  SkillsPage: section(),
  ZonesPage: section(),
  HolidaysPage: section(),
  ReasonsPage: section(),
  Catalog: section(5),
  StatusPage: section(),
};

const HOME = 16;
/** Of each kind of record, at most. */
const HITS = 5;

const office = ({ clientId, sharedEmail }: Ids): Budgets => ({
  AdminHome: ['ADMIN', HOME],
  AgentHome: ['AGENT', HOME],
  // Each client found counts its open services.
  Palette: ['AGENT', VIEWER + 5 * HITS + HITS, { q: 'c' }],
  // Ten clients and one more, which may be the record itself; of prospects it finds none, and nobody who is an administrador de
  // fincas. Each shown counts its open services.
  Duplicates: [
    'AGENT',
    VIEWER + (10 + 1) + 1 + 1 + 10,
    { input: { emails: [sharedEmail], exceptId: clientId } },
  ],
});

/** The budget of every question, by its name. */
export const budgetsOf = ({ ids, people: cast }: ScreenWorld): Budgets => ({
  ...people(ids, cast),
  ...prospects(ids),
  ...clients(ids),
  ...services(ids, cast),
  ...ownWork(ids),
  ...settings,
  ...office(ids),
});
