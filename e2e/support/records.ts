import {
  makeAgent,
  makeClient,
  makeEquipment,
  makeProspect,
  makeTechnician,
  type MadeClient,
} from './api.ts';
import { freshEmail, type Role } from './fixtures.ts';
import { backOffice } from './people.ts';
import type { Screen } from './screens.ts';
import {
  makeFinished,
  makeService,
  makeType,
  plan,
  quietTuesday,
  serviceNow,
  type MadeService,
} from './work.ts';

const office = ['admin', 'agent'] as const satisfies Role[];
const adminOnly = ['admin'] as const satisfies Role[];

async function makeRecords() {
  const client = await makeClient({ tags: ['Contrato anual'], notes: 'Llamar siempre por la mañana' });
  const [equipment, prospect, technician, agent, settings] = await Promise.all([
    makeEquipment(client.siteId, { serialNumber: '21 18 24 0010', warrantyUntil: '2028-03-31' }),
    makeProspect({ need: 'Cambio de caldera', notes: 'Prefiere que se le llame por la tarde' }),
    makeTechnician({ email: freshEmail('tecnico') }),
    makeAgent({ email: freshEmail('agente') }),
    backOffice().firestore.doc('settings/serviceTypes').get(),
  ]);
  const [serviceType] = settings.get('values') as [{ id: string; name: string }];
  const work = await makeWork(client, equipment, technician);
  return { client, equipment, prospect, technician, agent, serviceType, ...work };
}

async function makeWork(client: MadeClient, machine: { id: string }, technician: { id: string }) {
  const [type, day] = await Promise.all([makeType(), quietTuesday()]);
  const own = { title: 'La caldera no arranca', description: 'Suena y se apaga', equipmentIds: [machine.id] };
  const [service, finished] = await Promise.all([
    makeService(client, { typeId: type.id, ...own }),
    makeFinished(client, type.id, { title: 'Puesta en marcha' }),
  ]);
  await plan(service, { technicians: [technician], day, from: '09:00', to: '10:00' });
  type Reports = { reports: { id: string; code: string }[] };
  const { reports } = await serviceNow<Reports>(finished, 'reports { id code }');
  const [report] = reports;
  if (!report) throw new Error(`${finished.code} has no report`);
  return { service, finished, report };
}

export type Records = Awaited<ReturnType<typeof makeRecords>>;

let made: Promise<Records> | undefined;

/** Shared by a worker's tests, which must not change them. */
export const records = (): Promise<Records> => (made ??= makeRecords());

const screen = (path: string, title: string, roles: readonly Role[], parents: readonly string[]): Screen => ({
  ...{ path, title, roles, parents: ['Tablero', ...parents] },
});

const underCode = (up: string, ...[path, title, roles, parents]: Parameters<typeof screen>): Screen => ({
  ...screen(path, title, roles, parents),
  up,
});

const NOT_FOUND = 'No se ha encontrado';

/** Open to everybody; a technician sees only their own services. */
function workScreens({ service, finished, report }: Records): Screen[] {
  const of = ({ id }: MadeService) => `/services/${id}`;
  const hidden = NOT_FOUND;
  return [
    { ...screen(of(service), service.title, office, ['Servicios']), crumb: service.code, hidden },
    { ...screen(of(finished), finished.title, office, ['Servicios']), crumb: finished.code, hidden },
    underCode(service.title, `${of(service)}/edit`, 'Editar servicio', office, ['Servicios', service.code]),
    {
      ...underCode(finished.title, `${of(finished)}/report/${report.id}`, report.code, office, [
        'Servicios',
        finished.code,
      ]),
      hidden,
    },
  ];
}

export async function recordScreens(): Promise<Screen[]> {
  const made = await records();
  const { client, equipment, prospect, technician, agent, serviceType } = made;
  const ofClient = `/clients/${client.id}`;
  const ofSite = `${ofClient}/sites/${client.siteId}`;
  const machine = 'Caldera Vaillant ecoTEC plus';
  const tecnico = `${technician.name} ${technician.lastName}`;
  const agente = `${agent.name} ${agent.lastName}`;
  const { legalName } = client;
  return [
    ...workScreens(made),
    underCode(prospect.displayName, `/customers/${prospect.id}`, prospect.displayName, office, [
      'Prospectos',
      prospect.code,
    ]),
    screen(`/customers/${prospect.id}/edit`, 'Editar prospecto', office, [
      'Prospectos',
      prospect.displayName,
    ]),
    screen(`/customers/${prospect.id}/convert`, 'Convertir en cliente', office, [
      'Prospectos',
      prospect.displayName,
    ]),
    ...['', '/sites', '/equipment', '/services', '/communities', '/activity'].map((tab) =>
      screen(`${ofClient}${tab}`, legalName, office, ['Clientes']),
    ),
    underCode(legalName, `${ofClient}/edit`, 'Editar cliente', office, ['Clientes', client.code]),
    screen(`${ofClient}/merge`, 'Fusionar clientes', adminOnly, ['Clientes', legalName]),
    screen(`${ofClient}/sites/new`, 'Nueva ubicación', office, ['Clientes', legalName]),
    screen(ofSite, 'Principal', office, ['Clientes', legalName]),
    screen(`${ofSite}/edit`, 'Editar ubicación', office, ['Clientes', legalName, 'Principal']),
    screen(`${ofClient}/equipment/new`, 'Nuevo equipo', office, ['Clientes', legalName]),
    { ...screen(`/equipment/${equipment.id}`, machine, office, ['Clientes', legalName]), hidden: NOT_FOUND },
    screen(`/equipment/${equipment.id}/edit`, 'Editar equipo', office, ['Clientes', legalName, machine]),
    screen(`/technicians/${technician.id}`, tecnico, adminOnly, ['Técnicos']),
    screen(`/technicians/${technician.id}/edit`, 'Editar técnico', adminOnly, ['Técnicos', tecnico]),
    screen(`/technicians/${technician.id}/profile`, 'Editar perfil', adminOnly, ['Técnicos', tecnico]),
    screen(`/agents/${agent.id}`, agente, adminOnly, ['Agentes']),
    screen(`/agents/${agent.id}/edit`, 'Editar agente', adminOnly, ['Agentes', agente]),
    screen(`/settings/tipos/${serviceType.id}`, serviceType.name, office, [
      'Configuración',
      'Tipos de servicio',
    ]),
  ];
}
