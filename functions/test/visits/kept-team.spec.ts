import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { change } from '../kits/settings-kit.ts';
import { succeed as staff } from '../kits/staff-kit.ts';
import { create, idOf } from '../kits/technician-kit.ts';

const DAY = '2026-11-24';
const KEPT_MS = 5 * 60_000;
const LOAD = gql(`query LoadOfKeptTeam($date: LocalDate!) {
  teamDay(date: $date) { visits { id } load { technician { id name } capacityMinutes away } }
}`);

let now = new Date(`${DAY}T09:00:00Z`);
let kit: Kit;
let admin: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => now }));
  await clearProject(kit);
  admin = await kit.given.admin();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

async function load() {
  tally.reads = 0;
  const { teamDay } = await execute(kit, admin, LOAD, { date: DAY });
  return { rows: teamDay.load, reads: tally.reads };
}

const namesIn = ({ rows }: Awaited<ReturnType<typeof load>>) => rows.map(({ technician }) => technician.name);

const SPAN = [{ from: '09:00', to: '10:00' }];
const HOURS = { mon: SPAN, tue: SPAN, wed: SPAN, thu: SPAN, fri: SPAN, sat: SPAN, sun: SPAN };

test('a kept team costs one read, and each act that changes it shows at once', async () => {
  const id = idOf(await create(kit, admin, { email: 'uno@ejemplo.es', name: 'Ana', lastName: 'Ruiz' }));
  expect(namesIn(await load())).toEqual(['Ana Ruiz']);
  // The viewer, that the team is the same, and no visit.
  expect((await load()).reads).toBe(3);

  await create(kit, admin, { email: 'dos@ejemplo.es', name: 'Eva', lastName: 'Sanz', phone: null });
  expect(namesIn(await load())).toEqual(['Ana Ruiz', 'Eva Sanz']);

  await change(kit, admin, 'updateWorkingHours', { version: 0, hours: HOURS });
  expect((await load()).rows[0]?.capacityMinutes).toBe(60);

  const absence = { technicianId: id, from: DAY, to: DAY, kind: 'VACATION' as const };
  await staff(kit, admin, 'createAbsence', absence);
  expect((await load()).rows[0]?.away).not.toBeNull();

  await staff(kit, admin, 'suspendStaff', { id });
  expect(namesIn(await load())).toEqual(['Eva Sanz']);

  const holiday = { id: null, version: 0, date: DAY, name: 'San Juan de la Cruz' };
  await change(kit, admin, 'saveHoliday', holiday);
  expect((await load()).rows[0]?.away).toBe(`Festivo: ${holiday.name}`);
});

test('what was changed by hand shows after five minutes', async () => {
  const { docs } = await kit.firestore.collection('users').where('lastName', '==', 'Sanz').get();
  await docs[0]?.ref.update({ name: 'Evita' });
  expect(namesIn(await load())).toEqual(['Eva Sanz']);
  now = new Date(now.getTime() + KEPT_MS);
  expect(namesIn(await load())).toEqual(['Evita Sanz']);
});

test('a deleted revision is not mistaken for the earlier one of the same number', async () => {
  const tray = kit.firestore.doc('planning/tray');
  const before: unknown = (await tray.get()).get('team');
  await tray.delete();
  const { docs } = await kit.firestore.collection('users').where('lastName', '==', 'Sanz').get();
  await docs[0]?.ref.update({ name: 'Eva María' });
  expect(namesIn(await load())).toEqual(['Eva María Sanz']);
  await tray.set({ team: before });
  expect(namesIn(await load())).toEqual(['Eva María Sanz']);
});
