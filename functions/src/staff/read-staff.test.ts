import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readAbsences } from './absences/read-absences.ts';
import { readAgent, readAgents, readHeldWork, readTechnician } from './read-staff.ts';

const ROLES: Record<string, string> = { t1: 'TECHNICIAN', a1: 'AGENT', d1: 'ADMIN' };

function depsOf() {
  const asked: unknown[] = [];
  const list = (request: unknown) => {
    asked.push(request);
    return Promise.resolve({});
  };
  const users = {
    find: (id: string) =>
      Promise.resolve(id in ROLES ? { kind: 'user', user: { id, role: ROLES[id] } } : { kind: 'nobody' }),
    list,
  };
  const stores = { staff: { heldWork: (id: string) => Promise.resolve({ of: id }) }, absences: { list } };
  const deps: unknown = { users, stores, now: () => new Date() };
  type Deps = Parameters<typeof readAgents>[0] &
    Parameters<typeof readHeldWork>[0] &
    Parameters<typeof readAbsences>[0];
  return { deps: deps as Deps, asked };
}

test('a technician is read as one, and an agent or administrator as one of the office', async () => {
  const { deps } = depsOf();
  expect(await readTechnician(deps, 't1')).toMatchObject({ id: 't1' });
  expect(await readTechnician(deps, 'a1')).toBeNull();
  expect(await readAgent(deps, 'a1')).toMatchObject({ id: 'a1' });
  expect(await readAgent(deps, 'd1')).toMatchObject({ id: 'd1' });
  expect(await readAgent(deps, 't1')).toBeNull();
  expect(await readAgent(deps, 'nobody')).toBeNull();
  expect(await readHeldWork(deps, 't1')).toEqual({ of: 't1' });
  expect(await readHeldWork(deps, 'nobody')).toBeNull();
});

test('the list of agents takes the roles of the office', async () => {
  const { deps, asked } = depsOf();
  const page = { first: 20, after: null, search: null, status: null, sort: 'NAME' } as const;
  await readAgents(deps, null, page);
  await readAgents(deps, 'ADMIN', page);
  expect(asked).toEqual([
    { ...page, of: 'office' },
    { ...page, of: 'ADMIN' },
  ]);
  expect(() => readAgents(deps, 'TECHNICIAN', page)).toThrow('Rol no válido');
});

test('a technician reads their own absences, whoever’s they ask for', async () => {
  const { deps, asked } = depsOf();
  const page = { first: 20, after: null, status: null };
  await readAbsences(deps, TECHNICIAN, { ...page, technicianId: 'other' });
  await readAbsences(deps, AGENT, { ...page, technicianId: 'other' });
  expect(asked).toEqual([
    { ...page, technicianId: TECHNICIAN.id },
    { ...page, technicianId: 'other' },
  ]);
});
