import {
  makeAgent,
  makeClient,
  makeEquipment,
  makeProspect,
  makeTechnician,
  type MadeClient,
} from '../support/api.ts';
import { freshEmail } from '../support/fixtures.ts';
import { backOffice } from '../support/people.ts';
import { makeFinished, makeService, makeType, plan, quietTuesday, serviceNow } from '../support/work.ts';

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
