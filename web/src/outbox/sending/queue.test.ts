import { expect, test } from 'vitest';
import type { WorkAct } from '../acts/act.ts';
import { heldIn, nextToSend } from './queue.ts';
import { queued } from '../testing/test-work.ts';

const start: WorkAct = { operation: 'StartVisit', input: { id: 'v1' } };
const answer: WorkAct = {
  operation: 'AnswerVisitChecklist',
  input: { serviceId: 's1', itemId: 'p1', answer: '12' },
};
const note: WorkAct = {
  operation: 'AddVisitNote',
  input: { entity: 'SERVICE', id: 's1', kind: 'NOTE', text: 'Gotea' },
};
const photo: WorkAct = {
  operation: 'PutFile',
  input: { id: 'f1', serviceId: 's1', visitId: 'v1', kind: 'AFTER' },
  blob: new Blob(['foto']),
};
const refusal = { message: 'No se acepta', fields: [], requestId: null };

test.each([
  ['a note', note],
  ['a photo', photo],
])('%s is sent although an earlier act was refused', (_name, act) => {
  const queue = [queued('k1', start, { refusal }), queued('k2', answer), queued('k3', act)];
  expect(nextToSend(queue)?.key).toBe('k3');
  expect(heldIn(queue).map(({ key }) => key)).toEqual(['k2']);
});

test.each([
  ['a note', note],
  ['a photo', photo],
])('a refusal of %s holds nothing back', (_name, act) => {
  const queue = [queued('k1', act, { refusal }), queued('k2', answer)];
  expect(nextToSend(queue)?.key).toBe('k2');
  expect(heldIn(queue)).toEqual([]);
});
