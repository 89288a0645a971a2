import { addDays, todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import {
  CANCEL_ID,
  done,
  givenCatalog,
  givenService,
  HOLD_ID,
  type ServiceMutation,
} from '../kits/service-kit.ts';
import {
  givenTechnician,
  givenVisit,
  plan,
  planned,
  seen,
  slotOn,
  type VisitRow,
} from '../kits/visit-kit.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

let known = 0;
const revisionOfTray = async () => {
  const query = gql(
    `query PlanningTrayRevisionPlanningRevision { planningRevision(date: "2026-11-24") { tray } }`,
  );
  const data = await execute(kit, agent, query, {});
  return data.planningRevision.tray;
};
beforeEach(async () => {
  known = await revisionOfTray();
});

async function grown(): Promise<number> {
  const before = known;
  known = await revisionOfTray();
  return known - before;
}

type Input = Record<string, unknown>;

async function act({ id }: { id: string }, name: ServiceMutation, input: Input = {}): Promise<void> {
  const version = (await kit.firestore.doc(`services/${id}`).get()).get('version') as number;
  await done(kit, agent, name, { id, version, ...input });
}

test("scheduling and unscheduling increase the tray's revision, moving does not", async () => {
  const service = await givenService(kit, agent);
  expect(await grown()).toBe(1);
  const technicianIds = [await givenTechnician(kit)];
  const input = { serviceId: service.id, technicianIds, ...slotOn('2026-12-15', '09:00', '10:00') };
  const visit: VisitRow = await givenVisit(kit, agent, input);
  expect(await grown()).toBe(1);
  const later = { technicianIds, ...slotOn('2026-12-16', '09:00', '10:00') };
  const moved = await planned(kit, agent, 'moveVisit', { ...seen(visit), ...later });
  expect(moved.__typename).toBe('PlanVisitSuccess');
  expect(await grown()).toBe(0);
  await plan(kit, agent, 'unscheduleVisit', seen(moved.visit));
  expect(await grown()).toBe(1);
});

test('holding, resuming, changing, cancelling or reopening an unscheduled service increases the revision', async () => {
  const service = await givenService(kit, agent);
  expect(await grown()).toBe(1);
  await act(service, 'holdService', { reasonId: HOLD_ID });
  expect(await grown()).toBe(1);
  await act(service, 'resumeService');
  expect(await grown()).toBe(1);
  const { client, site, typeId } = service;
  const form = { clientId: client.id, siteId: site.id, typeId, title: 'Otro título' };
  await act(service, 'updateService', { service: form });
  expect(await grown()).toBe(1);
  await act(service, 'cancelService', { reasonId: CANCEL_ID });
  expect(await grown()).toBe(1);
  await act(service, 'reopenService', { reason: 'Sigue igual' });
  expect(await grown()).toBe(1);
});

test('holding a scheduled service does not increase the revision', async () => {
  const service = await givenService(kit, agent);
  const technicianIds = [await givenTechnician(kit)];
  const slot = slotOn('2026-12-15', '09:00', '10:00');
  await givenVisit(kit, agent, { serviceId: service.id, technicianIds, ...slot });
  await grown();
  await act(service, 'holdService', { reasonId: HOLD_ID });
  expect(await grown()).toBe(0);
});

test('holding a scheduled service until a day, and resuming it, increase the revision', async () => {
  const service = await givenService(kit, agent);
  const technicianIds = [await givenTechnician(kit)];
  const slot = slotOn('2026-12-15', '11:00', '12:00');
  await givenVisit(kit, agent, { serviceId: service.id, technicianIds, ...slot });
  await grown();
  await act(service, 'holdService', {
    reasonId: HOLD_ID,
    until: addDays(todayIn('Europe/Madrid', new Date()), 9),
  });
  expect(await grown()).toBe(1);
  await act(service, 'resumeService');
  expect(await grown()).toBe(1);
});
