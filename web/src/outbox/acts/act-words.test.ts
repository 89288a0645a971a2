import { expect, test } from 'vitest';
import { writtenIn } from './act-words.ts';
import { queued } from '../testing/test-work.ts';

test('a follow-up shows everything that was proposed, including its earliest day', () => {
  const input = {
    serviceId: 's1',
    title: 'Cambiar el vaso',
    description: null,
    notBefore: '2026-11-30T23:00:00.000Z',
  };
  const message = writtenIn(queued('k1', { operation: 'ProposeVisitFollowUp', input }));
  expect(message).toEqual([
    { label: 'Título', value: 'Cambiar el vaso' },
    { label: 'No antes de', value: '01/12/2026' },
  ]);
});
