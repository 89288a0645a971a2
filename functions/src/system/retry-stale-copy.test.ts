import { expect, test, vi } from 'vitest';
import { ADMIN, AGENT, unitOf } from '../unit/testing/test-unit.ts';
import { retryStaleCopy } from './retry-stale-copy.ts';

function depsWith(job: { id: string; attempts: number } | null) {
  const restart = vi.fn();
  const runJobs = vi.fn(() => Promise.resolve());
  const unit = unitOf({ staleCopies: { find: () => Promise.resolve(job), restart } });
  return { restart, runJobs, deps: { unit, stores: { system: { runJobs } }, now: () => new Date(0) } };
}

test('restarts the job and runs the pending jobs', async () => {
  const job = { id: 'j1', attempts: 9 };
  const { deps, restart, runJobs } = depsWith(job);
  expect(await retryStaleCopy(deps, ADMIN, { id: 'j1' }, null)).toEqual({ kind: 'done', ids: ['j1'] });
  expect(restart).toHaveBeenCalledExactlyOnceWith(job);
  expect(runJobs).toHaveBeenCalledOnce();
});

test('returns notFound for a finished job and runs nothing', async () => {
  const { deps, restart, runJobs } = depsWith(null);
  expect(await retryStaleCopy(deps, ADMIN, { id: 'j1' }, null)).toEqual({ kind: 'notFound' });
  expect(restart).not.toHaveBeenCalled();
  expect(runJobs).not.toHaveBeenCalled();
});

test('is forbidden to an agent', async () => {
  await expect(retryStaleCopy(depsWith(null).deps, AGENT, { id: 'j1' }, null)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
});
