import { expect, test, vi } from 'vitest';
import type { WorkAct } from './act.ts';
import { sendAct } from './send-act.ts';
import { queued } from './test-work.ts';

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
const message = 'No se ha encontrado';

test.each([
  ['a note', NOTE, 'Esta visita ya no es tuya'],
  ['a photo', PHOTO, 'Esta visita ya no es tuya'],
  ['a line that is taken away', LINE, message],
])('%s for which the server finds nothing', async (_name, act, words) => {
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
