import { describe, expect, test } from 'vitest';
import { workedIn } from './visit-ownership.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const visit = {
  ...{ technicianIds: ['ana'], formerTechnicians: [], openReviews: {}, plannedEnd: at('20T11:30') },
  ...{ arrivedAt: at('20T10:00'), finishedAt: at('20T12:00') },
};
const NOT_TOLD = { arrivedAt: null, finishedAt: null };

describe('a technician has worked in a visit', () => {
  test.each([
    ['in progress, however long', { status: 'IN_PROGRESS', finishedAt: null }, '25T10:00', true],
    ['that ended, until its end', { status: 'COMPLETED' }, '20T12:00', true],
    ['that ended, but not after its end', { status: 'COMPLETED' }, '20T12:01', false],
    [
      'that was cancelled, until a day after its planned end',
      { status: 'CANCELLED', ...NOT_TOLD },
      '21T11:30',
      true,
    ],
    ['that was cancelled, but not later', { status: 'CANCELLED', ...NOT_TOLD }, '21T11:31', false],
    ['ended by the office', { status: 'NOT_COMPLETED', arrivedAt: null }, '20T13:00', true],
    [
      'ended by the office, but not long ago',
      { status: 'NOT_COMPLETED', arrivedAt: null },
      '25T10:00',
      false,
    ],
    ['that is planned, but not before it starts', { status: 'SCHEDULED', ...NOT_TOLD }, '20T10:30', false],
    [
      'that is planned, if their work is filed for review',
      { status: 'SCHEDULED', openReviews: { ana: 'r1' } },
      '20T10:30',
      true,
    ],
  ] as const)('%s', (_words, changes, instant, worked) => {
    expect(workedIn({ ...visit, ...changes, technicianIds: ['ana'] }, 'ana', at(instant))).toBe(worked);
    expect(workedIn({ ...visit, ...changes, technicianIds: ['ana'] }, 'eva', at(instant))).toBe(false);
  });

  test.each([
    ['until a day after its planned end', '21T11:30', true],
    ['but not later', '21T11:31', false],
  ])('that was reassigned to a colleague, %s', (_words, instant, worked) => {
    const given = {
      ...visit,
      ...{ status: 'SCHEDULED' as const, technicianIds: ['eva'] },
      formerTechnicians: [{ id: 'ana', name: 'Ana', color: 'teal' }],
    };
    expect(workedIn(given, 'ana', at(instant))).toBe(worked);
    expect(workedIn(given, 'luis', at(instant))).toBe(false);
  });
});
