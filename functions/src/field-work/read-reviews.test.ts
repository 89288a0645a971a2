import { expect, test } from 'vitest';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import type { WorkReview } from '../work-reviews/work-review.ts';
import {
  countOpenReviews,
  readOwnFiledWork,
  readReviewFiles,
  readReviews,
  readReviewsOf,
} from './read-reviews.ts';

const reviewOf = (id: string, technicianId: string) => ({
  id,
  visitId: 'v1',
  technician: { id: technicianId },
});

function depsOf() {
  const asked: unknown[] = [];
  const ask =
    <T>(answer: T) =>
    (...args: unknown[]) => {
      asked.push(args);
      return Promise.resolve(answer);
    };
  const stores = {
    workReviews: {
      list: ask({}),
      countOpen: ask(3),
      ofTechnician: ask([]),
      ofService: ask([reviewOf('w1', TECHNICIAN.id), reviewOf('w2', 'other')]),
    },
    attachments: {
      ofVisit: ask([
        { id: 'f1', authorId: TECHNICIAN.id, kind: 'PHOTO' },
        { id: 'f2', authorId: 'other', kind: 'PHOTO' },
        { id: 'f3', authorId: TECHNICIAN.id, kind: 'DOCUMENT' },
      ]),
    },
  };
  const deps: unknown = { stores, now: () => new Date('2026-11-24T08:00:00Z') };
  type Deps = Parameters<typeof readOwnFiledWork>[0] & Parameters<typeof readReviewFiles>[0];
  return { deps: deps as Deps, asked };
}

test('work to be reviewed is the office’s to read', async () => {
  const { deps, asked } = depsOf();
  const page = { status: 'OPEN', first: 20, after: null } as const;
  await readReviews(deps, AGENT, page);
  expect(await countOpenReviews(deps, AGENT)).toBe(3);
  expect(asked).toEqual([[page], []]);
  expect(() => readReviews(deps, TECHNICIAN, page)).toThrow('No tienes permiso');
  expect(() => countOpenReviews(deps, TECHNICIAN)).toThrow('No tienes permiso');
});

test('a technician sees what was filed of their own work in the last 14 days', async () => {
  const { deps, asked } = depsOf();
  await readOwnFiledWork(deps, TECHNICIAN);
  expect(asked).toEqual([[TECHNICIAN.id, new Date('2026-11-10T08:00:00Z')]]);
});

test('a technician sees of a service the reviews of their own work, and one that never had any costs no read', async () => {
  const { deps, asked } = depsOf();
  const of = (total: number) => ({ id: 'x1', reviews: { open: 0, total } });
  const ids = async (viewer: typeof AGENT, total: number) =>
    (await readReviewsOf(deps, viewer, of(total))).map(({ id }) => id);
  expect(await ids(TECHNICIAN, 2)).toEqual(['w1']);
  expect(await ids(AGENT, 2)).toEqual(['w1', 'w2']);
  asked.length = 0;
  expect(await ids(AGENT, 0)).toEqual([]);
  expect(asked).toEqual([]);
});

test('the files of a review are those that its technician sent', async () => {
  const { deps, asked } = depsOf();
  const review = { ...reviewOf('w1', TECHNICIAN.id), attachedToId: null } as unknown as WorkReview;
  expect((await readReviewFiles(deps, review)).map(({ id }) => id)).toEqual(['f1']);
  await readReviewFiles(deps, { ...review, attachedToId: 'v2' });
  expect(asked).toEqual([['v1'], ['v2']]);
});
