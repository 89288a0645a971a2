import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readDevices, readVisit } from './read-visits.ts';

const HEARD = new Date('2026-11-24T08:00:00Z');

test('the office asks for the devices of up to 50 technicians, each once', async () => {
  const all: unknown = {
    stores: { devices: { lastHeard: (ids: string[]) => Promise.resolve(new Map([[ids[0], HEARD]])) } },
  };
  const deps = all as Parameters<typeof readDevices>[0];
  expect(await readDevices(deps, AGENT, ['t1', 't2', 't1'])).toEqual([
    { technicianId: 't1', heardAt: HEARD },
    { technicianId: 't2', heardAt: null },
  ]);
  const many = Array.from({ length: 51 }, (_id, index) => `t${index}`);
  await expect(readDevices(deps, AGENT, many)).rejects.toThrow('como mucho 50 técnicos');
  await expect(readDevices(deps, TECHNICIAN, ['t1'])).rejects.toThrow('No tienes permiso');
});

test('a technician reads their own visits that are not cancelled', async () => {
  const visit = { id: 'v1', technicianIds: [TECHNICIAN.id], status: 'SCHEDULED' };
  const read = async (found: object | null, viewer = TECHNICIAN) => {
    const all: unknown = { stores: { visits: { find: () => Promise.resolve(found) } } };
    return readVisit(all as Parameters<typeof readVisit>[0], viewer, 'v1');
  };
  expect(await read(visit)).toBe(visit);
  expect(await read({ ...visit, status: 'CANCELLED' })).toBeNull();
  expect(await read({ ...visit, technicianIds: ['other'] })).toBeNull();
  expect(await read({ ...visit, technicianIds: ['other'] }, AGENT)).not.toBeNull();
  expect(await read(null, AGENT)).toBeNull();
});
