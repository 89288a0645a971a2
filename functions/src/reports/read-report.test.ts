import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { readWorkReport } from './read-report.ts';

/** A report of a colleague, or an own one, at a site that the technician may or may not see. */
function depsOf({ by, knowsSite }: { by: string; knowsSite: boolean }) {
  const asked: string[] = [];
  const stores = {
    reports: {
      find: (id: string) => Promise.resolve(id === 'r1' ? { id, visitId: 'v1', technicianIds: [by] } : null),
    },
    visits: { find: (id: string) => Promise.resolve({ id, site: { id: 's1' } }) },
    siteAccess: {
      visitsAt: (_person: string, { siteId }: { siteId: string }) => {
        asked.push(siteId);
        return Promise.resolve({ anyOpen: false, anyEndedLately: knowsSite });
      },
    },
  };
  const deps: unknown = { stores, now: () => new Date('2026-11-24T08:00:00Z') };
  return { deps: deps as Parameters<typeof readWorkReport>[0], asked };
}

test.each([
  ['the office reads any report', AGENT, 'other', false, true],
  ['a technician reads their own report', TECHNICIAN, TECHNICIAN.id, false, true],
  ['a technician reads a report of a site that they may see', TECHNICIAN, 'other', true, true],
  ['a technician does not read a report of another site', TECHNICIAN, 'other', false, false],
] as const)('%s', async (_case, viewer, by, knowsSite, isRead) => {
  const { deps, asked } = depsOf({ by, knowsSite });
  expect((await readWorkReport(deps, viewer, 'r1')) !== null).toBe(isRead);
  expect(asked).toEqual(viewer === TECHNICIAN && by === 'other' ? ['s1'] : []);
  expect(await readWorkReport(deps, viewer, 'r2')).toBeNull();
});
