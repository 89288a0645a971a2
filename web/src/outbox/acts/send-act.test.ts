import { expect, test, vi } from 'vitest';
import type { WorkAct } from './act.ts';
import { sendAct } from './send-act.ts';
import { queued } from '../testing/test-work.ts';

const NOTE: WorkAct = {
  operation: 'AddVisitNote',
  input: { entity: 'SERVICE', id: 's1', kind: 'NOTE', text: 'Gotea' },
};
const LINE: WorkAct = { operation: 'RemoveVisitLine', input: { serviceId: 's1', lineId: 'l1' } };
const PHOTO: WorkAct = {
  operation: 'PutFile',
  input: { id: 'f1', serviceId: 's1', visitId: 'v1', kind: 'BEFORE' },
  blob: new Blob(['foto'], { type: 'image/jpeg' }),
};
const ANSWER: WorkAct = {
  operation: 'AnswerVisitChecklist',
  input: { serviceId: 's1', itemId: 'p1', answer: '1.4' },
};
const FOLLOW_UP: WorkAct = {
  operation: 'ProposeVisitFollowUp',
  input: { serviceId: 's1', title: 'Vaso nuevo' },
};
const NOW = '2026-11-21T12:15:00.000Z';
const message = 'No se ha encontrado';

test.each([
  ['a note', NOTE, 'Esta visita ya no es tuya'],
  ['a photo', PHOTO, 'Esta visita ya no es tuya'],
])('%s for a missing visit is refused', async (_name, act, words) => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.startsWith('/files/')
        ? Response.json({ error: { code: 'NOT_FOUND', message } }, { status: 404 })
        : Response.json({ data: { result: { __typename: 'NotFoundError', message } } }),
    ),
  );
  const sent = await sendAct(queued('k1', act), () => Promise.resolve('t'), new AbortController().signal);
  expect(sent).toMatchObject({ kind: 'refused', refusal: { message: words } });
});

test('removing what is already gone succeeds', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { result: { __typename: 'NotFoundError', message } } })),
  );
  const sent = await sendAct(queued('k1', LINE), () => Promise.resolve('t'), new AbortController().signal);
  expect(sent).toEqual({ kind: 'sent', isFiled: false });
});

test.each([
  ['an answer', ANSWER, NOW],
  ['a line', LINE, NOW],
  ['a photo', PHOTO, NOW],
  ['a proposal', FOLLOW_UP, NOW],
])('%s that waited is sent with the time it was done', async (_name, act, occurredAt) => {
  const sentTimes: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    if (typeof body !== 'string') {
      sentTimes.push(new URL(url, 'http://cuadrilla.test').searchParams.get('occurredAt'));
      return Promise.resolve(Response.json({ attachment: { id: 'f1' } }));
    }
    const { variables } = JSON.parse(body) as { variables: { input: { occurredAt?: string } } };
    sentTimes.push(variables.input.occurredAt);
    return Promise.resolve(Response.json({ data: { result: { __typename: 'Success' } } }));
  });
  const waited = queued('k1', act, { occurredAt: NOW });
  await sendAct(waited, () => Promise.resolve('t'), new AbortController().signal);
  expect(sentTimes).toEqual([occurredAt]);
});
