import { field } from '../kits/field-kit.ts';
import { givenClient } from '../kits/client-kit.ts';
import { givenFile } from '../kits/files-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { step, type StepName } from '../kits/perform-kit.ts';
import { givenVisit, plan } from '../kits/visit-kit.ts';
import { placeOf, putWork } from '../kits/work-kit.ts';

const HOUR = 3_600_000;

async function perform(kit: Kit, { agent, technician }: Workers): Promise<void> {
  const { client, site } = await givenClient(kit, agent);
  const place = placeOf({ client, site });
  const slot = { plannedStart: new Date(), plannedEnd: new Date(Date.now() + HOUR) };
  const { service, visit } = await putWork(kit, [technician], {
    ...{ place, service: { minPhotos: 1 }, visit: slot },
  });
  const take = async (name: StepName, more: Record<string, unknown> = {}) => {
    const answer = await step(kit, technician, name, { id: visit.id, ...more });
    if (answer.__typename !== 'VisitSuccess') throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  await take('startVisit');
  await givenFile(kit, technician, { service: service.id, visit: visit.id });
  await take('completeVisit', { resolution: 'Cambiada la válvula' });
  // Arrives after the end, so it is filed for the office.
  const late = { id: visit.id, occurredAt: new Date().toISOString() };
  const { __typename: filed } = await field(kit, technician, 'resumeVisit', late);
  if (filed !== 'WorkFiled') throw new Error(filed);
  await execute(
    kit,
    agent,
    gql(`query IndexOperationsService($id: ID!) { service(id: $id) { workReviews { acts { id } } } }`),
    { id: service.id },
  );
}

async function planSlot(kit: Kit, { agent, technician }: Workers): Promise<void> {
  const { service } = await putWork(kit, [technician], { visit: { status: 'CANCELLED' } });
  const { id: serviceId } = service;
  await execute(
    kit,
    agent,
    gql(
      `query IndexOperationsSlotSuggestions($serviceId: ID!) { slotSuggestions(serviceId: $serviceId) { start } }`,
    ),
    { serviceId },
  );
  const start = Date.now() + 48 * HOUR;
  const slot = { start: new Date(start).toISOString(), end: new Date(start + HOUR).toISOString() };
  const input = { serviceId, technicianIds: [technician.uid], ...slot };
  await givenVisit(kit, agent, input);
  const second = await plan(kit, agent, 'scheduleVisit', input);
  if (second.__typename !== 'SlotTakenError') throw new Error(JSON.stringify(second));
}

type Workers = { agent: Person; technician: Person };

export async function doWork(kit: Kit, workers: Workers): Promise<void> {
  await perform(kit, workers);
  await planSlot(kit, workers);
}
