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

describe('the steps replayed on another visit', () => {
  test('include the start recorded on the first visit', () => {
    const steps = stepsElsewhere([PAUSE, LINE, END], BEGUN);
    expect(steps).toEqual([{ operation: 'START', ...BEGUN }, ...stepsOf([PAUSE, END])]);
  });

  test.each<[string, Parameters<typeof stepsElsewhere>]>([
    ['if they include their own start', [[START, END], BEGUN]],
    ['if the start is unknown', [[PAUSE, END], undefined]],
    ['if there are none', [[LINE], BEGUN]],
  ])('are unchanged %s', (_words, [acts, start]) => {
    expect(stepsElsewhere(acts, start)).toEqual(stepsOf(acts));
  });
});
