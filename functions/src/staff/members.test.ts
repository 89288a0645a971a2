import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { describe, expect, test } from 'vitest';
import type { Acting } from '../acting.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { ADMIN, AGENT, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { aTechnician } from '../unit/testing/test-work.ts';
import { endSessions } from './accounts/end-sessions.ts';
import { changeRole } from './change-role.ts';
import { reactivateStaff, suspendStaff } from './set-staff-status.ts';
import { setTechnicianPermissions } from './set-technician-permissions.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { updateTechnicianProfile } from './update-technician-profile.ts';
import type { User } from './user.ts';

const aUser = ({ id, role, name, lastName }: Acting, changes: Partial<User> = {}): User =>
  aTechnician({ id, role, name, lastName, email: `${id}@ejemplo.es`, ...changes });

const EVERYBODY = [aUser(ADMIN), aUser(AGENT), aUser(TECHNICIAN)];
const OTHER_ADMIN = aUser({ ...ADMIN, id: 'other' });
const value = (id: string, retired = false) => ({ id, name: id, retired });
const SETTINGS = {
  skills: { values: [value('gas'), value('fax', true)] },
  zones: { values: [{ ...value('norte'), postalPrefixes: ['280'] }] },
};

type World = NonNullable<Parameters<typeof inMemory>[0]>;

function given(world: World = {}) {
  const revoked: string[] = [];
  const { deps, found } = inMemory({ users: EVERYBODY, settings: SETTINGS, ...world });
  const accounts = { revoke: (id: string) => Promise.resolve(void revoked.push(id)) };
  return { found, revoked, deps: { ...deps, accounts } };
}

const late = (deps: ReturnType<typeof given>['deps']) => ({
  ...deps,
  signedInRecently: () => Promise.resolve(false),
});

describe('updateTechnicianProfile', () => {
  const profile = { id: 'tec', version: 1, color: 'red', skillIds: ['gas'], zoneIds: ['norte'] };

  test('changes the colour, skills and zones', async () => {
    const { deps, found } = given();
    expect((await updateTechnicianProfile(deps, ADMIN, profile, null)).kind).toBe('done');
    expect(found.users.get('tec')).toMatchObject({ color: 'red', skillIds: ['gas'], version: 2 });
  });

  test('keeps the weekly hours if an earlier version of the app omits them and clears them for null', async () => {
    const { deps, found } = given({ users: [aUser(TECHNICIAN, { weeklyHours: DEFAULT_WEEKLY_HOURS })] });
    await updateTechnicianProfile(deps, ADMIN, profile, null);
    expect(found.users.get('tec')).toMatchObject({ color: 'red', weeklyHours: DEFAULT_WEEKLY_HOURS });
    await updateTechnicianProfile(deps, ADMIN, { ...profile, version: 2, weeklyHours: null }, null);
    expect(found.users.get('tec')).toMatchObject({ weeklyHours: null, version: 3 });
  });

  test('is invalid for unknown IDs, but keeps a retired one', async () => {
    const { deps } = given();
    const wrong = { ...profile, skillIds: ['fax'], zoneIds: ['sur'] };
    const fields = ['skillIds', 'zoneIds'].map((path) => ({ path, message: MESSAGES.unavailable }));
    expect(await updateTechnicianProfile(deps, ADMIN, wrong, null)).toEqual({ kind: 'invalid', fields });
    const kept = given({ users: [aUser(TECHNICIAN, { skillIds: ['fax'] })] });
    const outcome = await updateTechnicianProfile(kept.deps, ADMIN, { ...profile, skillIds: ['fax'] }, null);
    expect(outcome.kind).toBe('done');
  });

  test.each([
    ['notFound', 'to an unknown user', { id: 'nobody' }],
    ['notFound', 'to office staff', { id: 'agent' }],
    ['conflict', 'from a stale version', { version: 7 }],
  ])('returns %s for a change %s', async (kind, _what, changes) => {
    const outcome = await updateTechnicianProfile(given().deps, ADMIN, { ...profile, ...changes }, null);
    expect(outcome).toEqual({ kind });
  });
});

describe('setTechnicianPermissions', () => {
  const input = { id: 'tec', version: 1, prices: true, phones: false };

  test('changes what the technician sees', async () => {
    const { deps, found } = given();
    await setTechnicianPermissions(deps, ADMIN, input, null);
    expect(found.users.get('tec')).toMatchObject({ permissions: { prices: true, phones: false } });
  });

  test.each([
    ['notFound', { id: 'agent' }],
    ['conflict', { version: 7 }],
  ])('returns %s for %j', async (kind, changes) => {
    const outcome = await setTechnicianPermissions(given().deps, ADMIN, { ...input, ...changes }, null);
    expect(outcome).toEqual({ kind });
  });

  test('requires a recent sign-in', async () => {
    const outcome = await setTechnicianPermissions(late(given().deps), ADMIN, input, null);
    expect(outcome).toEqual({ kind: 'recentSignIn' });
  });
});

describe('changeRole', () => {
  const change = (world: World, input: Partial<Parameters<typeof changeRole>[2]>) => {
    const { deps, found } = given(world);
    const whole = { id: 'agent', version: 1, role: 'ADMIN' as const, ...input };
    return { found, outcome: changeRole(deps, ADMIN, whole, null) };
  };

  test('makes an agent an administrator', async () => {
    const { found, outcome } = change({}, {});
    expect((await outcome).kind).toBe('done');
    expect(found.users.get('agent')).toMatchObject({ role: 'ADMIN', version: 2 });
  });

  test('keeps the last active administrator', async () => {
    const self = { id: 'admin', role: 'AGENT' as const };
    expect(await change({}, self).outcome).toEqual({ kind: 'lastAdmin' });
    const suspended = { users: [...EVERYBODY, { ...OTHER_ADMIN, status: 'SUSPENDED' as const }] };
    expect(await change(suspended, self).outcome).toEqual({ kind: 'lastAdmin' });
    expect((await change({ users: [...EVERYBODY, OTHER_ADMIN] }, self).outcome).kind).toBe('done');
  });

  test.each([
    [{ kind: 'notFound' }, { id: 'tec' }],
    [{ kind: 'conflict' }, { version: 7 }],
    [{ kind: 'invalid', fields: [{ path: 'role' }] }, { role: 'TECHNICIAN' as const }],
  ])('returns %j for %j', async (expected, input) => {
    expect(await change({}, input).outcome).toMatchObject(expected);
  });

  test('requires a recent sign-in', async () => {
    const input = { id: 'agent', version: 1, role: 'ADMIN' } as const;
    expect(await changeRole(late(given().deps), ADMIN, input, null)).toEqual({ kind: 'recentSignIn' });
  });
});

describe('suspending', () => {
  test('ends the sessions, and reactivating allows sign-in again', async () => {
    const { deps, found, revoked } = given();
    await suspendStaff(deps, ADMIN, { id: 'tec' }, null);
    expect(found.users.get('tec')).toMatchObject({ status: 'SUSPENDED', version: 2 });
    expect([found.audited, revoked]).toEqual([[{ signOut: true }], ['tec']]);
    await reactivateStaff(deps, ADMIN, { id: 'tec' }, null);
    expect(found.users.get('tec')).toMatchObject({ status: 'ACTIVE', version: 3 });
  });

  test('keeps the last active administrator', async () => {
    const { deps, revoked } = given();
    expect(await suspendStaff(deps, ADMIN, { id: 'admin' }, null)).toEqual({ kind: 'lastAdmin' });
    expect(revoked).toEqual([]);
  });

  test.each([suspendStaff, reactivateStaff])('returns notFound for an unknown ID', async (act) => {
    expect(await act(given().deps, ADMIN, { id: 'nobody' }, null)).toEqual({ kind: 'notFound' });
  });
});

describe('endSessions', () => {
  test.each([
    ["the viewer's own sessions", TECHNICIAN, 'tec', 'done'],
    ["another user's for an administrator", ADMIN, 'tec', 'done'],
    ["another user's for an agent", AGENT, 'tec', 'notFound'],
    ['those of an unknown user', ADMIN, 'nobody', 'notFound'],
  ] as const)('handles %s', async (_whose, viewer, id, kind) => {
    const { deps, revoked } = given();
    expect((await endSessions(deps, viewer, { id }, null)).kind).toBe(kind);
    expect(revoked).toEqual(kind === 'done' ? [id] : []);
  });
});

describe('updateMyProfile', () => {
  const update = (viewer: Acting, input: Parameters<typeof updateMyProfile>[2]) => {
    const { deps, found } = given();
    return { found, outcome: updateMyProfile(deps, viewer, input, null) };
  };

  test('changes the name and phone of office staff and the phone and colour of a technician', async () => {
    const office = update(AGENT, { version: 1, name: 'Eva', lastName: 'Paz', phone: '612345678' });
    expect((await office.outcome).kind).toBe('done');
    expect(office.found.users.get('agent')).toMatchObject({ lastName: 'Paz', phone: '+34612345678' });
    const technician = update(TECHNICIAN, { version: 1, phone: '612345678', color: 'red' });
    expect((await technician.outcome).kind).toBe('done');
    expect(technician.found.users.get('tec')).toMatchObject({ color: 'red', name: 'Leo' });
  });

  test.each([
    [TECHNICIAN, { version: 1, name: 'Otro', color: 'red' }, 'name'],
    [AGENT, { version: 1, name: 'Eva', lastName: 'Sanz', color: 'red' }, 'color'],
  ])('does not let a $role change other fields', async (viewer, input, path) => {
    expect(await update(viewer, input).outcome).toMatchObject({ kind: 'invalid', fields: [{ path }] });
  });

  test.each([
    [AGENT, { name: 'Eva María' }, { name: 'Eva María', lastName: 'Sanz', phone: '+34612345678' }],
    [TECHNICIAN, { color: 'red' }, { color: 'red', phone: '+34612345678' }],
    [TECHNICIAN, { phone: null }, { color: 'teal', phone: null }],
  ])('for %o keeps the fields that %o does not send', async (viewer, sent, after) => {
    const { deps, found } = given({ users: [aUser(viewer, { phone: '+34612345678' })] });
    expect((await updateMyProfile(deps, viewer, { version: 1, ...sent }, null)).kind).toBe('done');
    expect(found.users.get(viewer.id)).toMatchObject({ ...after, version: 2 });
  });

  test('returns conflict for a stale version', async () => {
    const { outcome } = update(AGENT, { version: 7, name: 'Eva', lastName: 'Paz' });
    expect(await outcome).toEqual({ kind: 'conflict' });
  });
});
