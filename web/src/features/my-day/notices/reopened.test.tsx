import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QueuedAct } from '../../../outbox/acts/act.ts';
import { changeDraft } from '../../../outbox/kept/draft.ts';
import { keepOriginal } from '../../../outbox/kept/kept-photos.ts';
import type * as storage from '../../../outbox/kept/storage.ts';
import { PLACE, workVisit } from '../../../outbox/testing/test-work.ts';
import { importChunks, openWork, TAKEN, visitAtWork, visitServer } from '../testing/test-visit.ts';

const device = vi.hoisted(() => ({
  shelf: null as storage.Shelf | null,
  acts: [] as QueuedAct[],
  listeners: new Set<(name: string) => void>(),
  isFull: false,
  isDead: false,
}));
vi.mock('../../../outbox/kept/storage.ts', async (importReal) => {
  const real = await importReal<typeof storage>();
  return {
    ...real,
    memoryShelf() {
      const shelf = (device.shelf ??= real.memoryShelf());
      const change: storage.Shelf['change'] = (...given) =>
        device.isFull ? Promise.reject(new Error('full')) : shelf.change(...given);
      const onKept = (listener: (name: string) => void) => {
        device.listeners.add(listener);
        return () => void device.listeners.delete(listener);
      };
      const writeSync: storage.Shelf['writeSync'] = (...given) => {
        if (!device.isFull) shelf.writeSync(...given);
      };
      return { ...shelf, change, writeSync, onKept };
    },
    memoryActs() {
      const acts = real.memoryActs(device.acts);
      const append: storage.ActStorage['append'] = (...added) =>
        device.isDead ? new Promise(() => undefined) : acts.append(...added);
      return { ...acts, append };
    },
  };
});
vi.mock('../../../records/files/prepare-file.ts', () => ({
  prepareFile: (_kind: string, file: Blob) => Promise.resolve(file.slice(0, 3, 'image/jpeg')),
}));

importChunks();
const kit = visitServer(() => visitAtWork({ checklist: workVisit().service.checklist }));
const shelf = () => device.shelf ?? Promise.reject(new Error('Nothing was opened'));
const point = () => screen.findByLabelText<HTMLInputElement>(/CO en humos/);
const TYPED = { target: { value: '12' } };

beforeEach(() => {
  Object.assign(device, { shelf: null, isFull: false, isDead: false });
  device.acts.length = 0;
  kit.on('AnswerVisitChecklist', () => TAKEN);
});

test('a checklist answer typed just before the page closed is restored and sent on reopening', async () => {
  const app = await openWork('/visits/v1');
  await screen.findByLabelText(/Qué se ha hecho/);
  fireEvent.change(await point(), TYPED);
  device.isDead = true;
  app.unmount();
  // Lets pending writes run.
  await new Promise((done) => setTimeout(done));
  device.isDead = false;
  expect(device.acts).toEqual([]);
  await openWork('/visits/v1');
  await waitFor(async () => expect((await point()).value).toBe('12'));
  await waitFor(() =>
    expect(kit.inputs('AnswerVisitChecklist')).toMatchObject([{ itemId: 'p1', answer: '12' }]),
  );
  await waitFor(async () =>
    expect(await (await shelf()).read('draft.v1')).toMatchObject({ answers: { p1: null } }),
  );
});

test('a photo chosen before the app died is resized and sent on reopening', async () => {
  await openWork('/');
  const file = new File(['foto entera'], 'foto.jpg', { type: 'image/jpeg' });
  await keepOriginal(await shelf(), { id: 'f1', kind: 'AFTER', place: PLACE, file });
  const files: string[] = [];
  const graphql = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.startsWith('/files/')) return graphql(url, request);
    files.push(`${url} ${(request.body as Blob).size}`);
    return Promise.resolve(Response.json({ attachment: { id: 'f1' } }, { status: 201 }));
  });
  await openWork('/');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toMatch(/^\/files\/f1\?service=s1&kind=AFTER&visit=v1&.* 3$/);
  await waitFor(async () => expect(await (await shelf()).names()).not.toContain('original.f1'));
});

test('text written in another window is shown without overwriting the text written here', async () => {
  await openWork('/visits/v1');
  fireEvent.change(await screen.findByLabelText(/Qué se ha hecho/), { target: { value: 'Cambiada' } });
  await changeDraft(await shelf(), 'v1', { note: 'Vuelve el martes' });
  act(() => device.listeners.forEach((listener) => listener('draft.v1')));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Nota nueva/).value).toBe('Vuelve el martes'),
  );
  expect(screen.getByLabelText<HTMLInputElement>(/Qué se ha hecho/).value).toBe('Cambiada');
});

test('a full device shows that the text is not being stored', async () => {
  await openWork('/visits/v1');
  const field = await screen.findByLabelText(/Qué se ha hecho/);
  expect(screen.queryByText(/no se guarda si cierras/)).toBeNull();
  device.isFull = true;
  fireEvent.change(field, { target: { value: 'Cambiada' } });
  expect(await screen.findByText(/lo que escribes aquí no se guarda/)).toBeDefined();
  device.isFull = false;
  fireEvent.change(field, { target: { value: 'Cambiada la válvula' } });
  await waitFor(() => expect(screen.queryByText(/no se guarda si cierras/)).toBeNull());
});
