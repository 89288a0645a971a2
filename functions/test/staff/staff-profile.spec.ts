import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { auditOf, documentOf, mutate } from '../kits/staff-kit.ts';

const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const span = { from: '08:00', to: '14:00' };
const weeklyHours = { mon: [span], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

let kit: Kit;
let admin: Person;
let technician: Person;
beforeAll(() => {
  kit = startKit();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearProject(kit);
  [admin, technician] = await Promise.all([kit.given.admin(), kit.given.technician()]);
  const value = (id: string, retired = false) => ({ id, name: id, retired });
  const { firestore } = kit;
  await firestore
    .doc('settings/skills')
    .set({ version: 1, values: [value('gas'), value('frio'), value('viejo', true)] });
  await firestore
    .doc('settings/zones')
    .set({ version: 1, values: [{ ...value('norte'), postalPrefixes: ['280'] }] });
});

describe('updateTechnicianProfile', () => {
  const profile = { color: 'teal', skillIds: ['gas'], zoneIds: ['norte'], weeklyHours };
  const change = (changes: Record<string, unknown> = {}, key: string | null = null) =>
    mutate(
      kit,
      admin,
      'updateTechnicianProfile',
      { id: technician.uid, version: 1, ...profile, ...changes },
      key,
    );

  test('saves colour, skills, zones and hours, and is audited', async () => {
    expect(await change()).toMatchObject({
      __typename: 'TechnicianSuccess',
      technician: { color: 'teal', skillIds: ['gas'], zoneIds: ['norte'], version: 2 },
    });
    expect(await documentOf(kit, `users/${technician.uid}`)).toMatchObject({ profile, version: 2 });
    expect((await auditOf(kit, technician.uid)).at(-1)).toMatchObject({
      ...{ action: 'updateTechnicianProfile', after: profile },
      before: { skillIds: [], zoneIds: [], weeklyHours: null },
    });
  });

  test('writes nothing if nothing changes', async () => {
    await change();
    expect(await change({ version: 2 })).toMatchObject({ technician: { version: 2 } });
    expect(await auditOf(kit, technician.uid)).toHaveLength(1);
  });

  test("resets the hours to the company's with null", async () => {
    await change();
    expect(await change({ version: 2, weeklyHours: null })).toMatchObject({
      technician: { weeklyHours: null, version: 3 },
    });
  });

  test('refuses invalid values and stale versions, and returns notFound for other ids', async () => {
    const pathsOf = async (changes: object) => (await change({ ...changes })).fields?.map(({ path }) => path);
    expect(await pathsOf({ color: 'beige' })).toEqual(['color']);
    expect(await pathsOf({ weeklyHours: { ...weeklyHours, tue: [{ from: '9', to: '14:00' }] } })).toEqual([
      'weeklyHours.tue.0.from',
    ]);
    expect(await change({ version: 7 })).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'Technician', id: technician.uid, version: 1 },
    });
    for (const id of [admin.uid, 'nobody', 'a/b']) {
      expect(await change({ id })).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  test('is applied once per key', async () => {
    const first = await change({}, KEY);
    expect(await change({}, KEY)).toEqual(first);
    expect(await change({ color: 'red' }, KEY)).toMatchObject({ __typename: 'KeyReusedError' });
  });
});

describe('setTechnicianPermissions', () => {
  const set = (changes: Record<string, unknown> = {}) =>
    mutate(kit, admin, 'setTechnicianPermissions', {
      ...{ id: technician.uid, version: 1, prices: true, phones: false },
      ...changes,
    });

  test('saves the permissions and is audited', async () => {
    const permissions = { prices: true, phones: false };
    expect(await set()).toMatchObject({ technician: { permissions, version: 2 } });
    expect(await documentOf(kit, `users/${technician.uid}`)).toMatchObject({ permissions });
    expect((await auditOf(kit, technician.uid)).at(-1)).toMatchObject({
      before: { permissions: { prices: false, phones: false } },
      after: { permissions },
    });
  });
});

describe('updateMyProfile', () => {
  const change = (by: Person, input: Record<string, unknown>, key: string | null = null) =>
    mutate(kit, by, 'updateMyProfile', { version: 1, ...input }, key);

  test('changes name and phone of office staff', async () => {
    for (const by of [admin, await kit.given.agent()]) {
      expect(await change(by, { name: ' Eva ', lastName: 'Gil', phone: '612345678' })).toMatchObject({
        __typename: 'MyProfileSuccess',
        me: { id: by.uid, name: 'Eva', lastName: 'Gil', phone: '+34612345678', version: 2, color: null },
      });
      expect(await documentOf(kit, `users/${by.uid}`)).toMatchObject({ name: 'Eva', updatedBy: by.uid });
      expect((await auditOf(kit, by.uid)).at(-1)).toMatchObject({
        ...{ action: 'updateMyProfile', before: { name: 'Nombre' }, after: { name: 'Eva' } },
      });
    }
    const color = await change(admin, { version: 2, name: 'Eva', lastName: 'Gil', color: 'red' });
    expect(color.fields?.map(({ path }) => path)).toEqual(['color']);
  });

  test('changes phone and colour of a technician, and refuses their name', async () => {
    expect(await change(technician, { phone: '612345678', color: 'red' })).toMatchObject({
      me: { phone: '+34612345678', color: 'red', name: 'Nombre', version: 2 },
    });
    const refused = await change(technician, { version: 2, name: 'Eva', lastName: 'Gil', color: 'red' });
    expect(refused.fields).toEqual([
      { path: 'name', message: 'Solo puede cambiarlo un administrador' },
      { path: 'lastName', message: 'Solo puede cambiarlo un administrador' },
    ]);
    expect(await documentOf(kit, `users/${technician.uid}`)).toMatchObject({ name: 'Nombre', version: 2 });
    expect((await change(technician, { version: 2, color: 'beige' })).fields).toHaveLength(1);
  });

  test('returns a conflict with the current profile for a stale version', async () => {
    expect(await change(admin, { version: 9, name: 'Eva', lastName: 'Gil' })).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'Me', id: admin.uid, name: 'Nombre', version: 1 },
    });
  });

  test('is applied once per key', async () => {
    const input = { phone: null, color: 'red' };
    const first = await change(technician, input, KEY);
    expect(await change(technician, input, KEY)).toEqual(first);
    expect(await change(technician, { ...input, color: 'teal' }, KEY)).toMatchObject({
      __typename: 'KeyReusedError',
    });
  });
});
