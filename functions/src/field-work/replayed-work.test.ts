import { describe, expect, test } from 'vitest';
import { stepsElsewhere, stepsOf } from './replayed-work.ts';
import type { FiledAct, FiledWork } from '../work-reviews/work-review.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const filed = (work: FiledWork, time: string): Pick<FiledAct, 'work' | 'at' | 'unconfirmed'> => ({
  ...{ work, at: at(time), unconfirmed: false },
});

const PAUSE = filed({ operation: 'PAUSE', reason: 'BREAK' }, '10:00');
const END = filed(
  { operation: 'COMPLETE', resolution: 'Hecho', signer: null, signatureId: null, refusal: null },
  '11:00',
);
const LINE = filed({ operation: 'REMOVE_LINE', lineId: 'l1' }, '10:30');
const START = filed({ operation: 'START' }, '09:20');
const BEGUN = { at: at('09:21'), unconfirmed: true };

describe('the steps of work that goes to another visit', () => {
  test('begin with the start that the first visit had taken', () => {
    const steps = stepsElsewhere([PAUSE, LINE, END], BEGUN);
    expect(steps).toEqual([{ operation: 'START', ...BEGUN }, ...stepsOf([PAUSE, END])]);
  });

  test.each<[string, Parameters<typeof stepsElsewhere>]>([
    ['where their own start is among them', [[START, END], BEGUN]],
    ['where nobody knows when they began', [[PAUSE, END], undefined]],
    ['where there is none of them', [[LINE], BEGUN]],
  ])('stay as they are %s', (_words, [acts, start]) => {
    expect(stepsElsewhere(acts, start)).toEqual(stepsOf(acts));
  });
});
