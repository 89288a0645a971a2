import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keptFile } from '#records/files/kept-files.ts';
import type { SessionStore } from '#session/session-store.ts';
import { askEarly } from '#shared/graphql/early-answers.ts';
import { notedOperations } from '#shared/graphql/first-operations.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import type { WorkAct } from '../acts/act.ts';
import { firstDayOperation } from './day-hint.ts';
import { daysAround } from './day-store.ts';
import { EMPTY_DRAFT, readDraft, changeDraft } from './draft.ts';
import { MyDayDocument } from '../documents/my-day.generated.ts';
import { openWork, type Work } from './open-work.ts';
import { sessionOf } from '../testing/test-person.ts';
import { PLACE, workVisit } from '../testing/test-work.ts';

let server: FakeServer;
let store: SessionStore;
let work: Work;

beforeEach(async () => {
  server = new FakeServer().on('MyDay', () => ({ data: { myDayMark: '', myVisits: [workVisit()] } }));
  ({ store } = await sessionOf('ana'));
  work = openWork(store, 'ana');
});

const askDayEarly = () =>
  askEarly('ana', persistedOperation(MyDayDocument, 'MyDay', daysAround(new Date())), 'token-ana');
const taken = () => ({ data: { result: { __typename: 'VisitSuccess' } } }) as const;

async function send(...acts: WorkAct[]): Promise<void> {
  acts.forEach((act) => work.outbox.add(act, PLACE));
  await work.outbox.start();
  await vi.waitFor(() => expect(work.outbox.getSnapshot().acts).toEqual([]));
}

describe('an early answer', () => {
  test('is used, so that the day is requested once', async () => {
    askDayEarly();
    await work.day.refresh();
    expect(work.day.getSnapshot().visits).toMatchObject([{ id: 'v1' }]);
    expect(server.count('MyDay')).toBe(1);
  });

  test('requests only changes of a stored day, once', async () => {
    const visits = [workVisit()];
    server
      .on('MyDay', () => ({ data: { myDayMark: 'm1', myVisits: visits } }))
      .on('MyDayChanges', () => ({
        data: {
          myDayChanges: {
            ...{ __typename: 'MyDayChanges', isTooOld: false, mark: 'm2', goneIds: [] },
            visits: [workVisit({ status: 'TRAVELLING', version: 2 })],
          },
        },
      }));
    await work.day.refresh();
    askEarly('ana', firstDayOperation(new Date()), 'token-ana');
    await work.day.refresh();
    expect(work.day.getSnapshot().visits).toMatchObject([{ id: 'v1', status: 'TRAVELLING' }]);
    expect([server.count('MyDay'), server.count('MyDayChanges')]).toEqual([1, 1]);
    await work.day.forget();
    expect(firstDayOperation(new Date()).operationName).toBe('MyDay');
  });

  test('is to what the device noted, as the mark moves on', async () => {
    const noted = () => notedOperations('ana', new URL('/', window.location.href))[0];
    server.on('MyDay', () => ({ data: { myDayMark: 'm1', myVisits: [workVisit()] } }));
    await work.day.refresh();
    expect(noted()).toEqual(firstDayOperation(new Date()));
    expect(noted()?.variables).toMatchObject({ since: 'm1' });
    const changed = { isTooOld: false, mark: 'm2', goneIds: [], visits: [] };
    server.on('MyDayChanges', () => ({ data: { myDayChanges: { __typename: 'MyDayChanges', ...changed } } }));
    await work.day.refresh();
    expect(noted()?.variables).toMatchObject({ since: 'm2' });
  });

  test('is replaced by the whole day when the server cannot tell the changes', async () => {
    server
      .on('MyDay', () => ({ data: { myDayMark: 'm1', myVisits: [workVisit()] } }))
      .on('MyDayChanges', () => ({
        data: {
          myDayChanges: { __typename: 'MyDayChanges', isTooOld: true, mark: 'm1', visits: [], goneIds: [] },
        },
      }));
    await work.day.refresh();
    await work.day.refresh();
    expect(server.count('MyDay')).toBe(2);
  });

  test('is not used after an act was accepted', async () => {
    askDayEarly();
    server
      .on('TravelToVisit', taken)
      .on('MyDay', () => ({ data: { myDayMark: '', myVisits: [workVisit({ status: 'TRAVELLING' })] } }));
    await send({ operation: 'TravelToVisit', input: { id: 'v1' } });
    await work.day.refresh();
    expect(work.day.getSnapshot().visits).toMatchObject([{ status: 'TRAVELLING' }]);
  });
});

test.each<Extract<WorkAct, { operation: 'CompleteVisit' | 'EndVisitIncomplete' }>>([
  { operation: 'CompleteVisit', input: { id: 'v1', resolution: 'Hecho' } },
  { operation: 'EndVisitIncomplete', input: { id: 'v1', outcome: 'NOT_DONE', reason: 'NO_ACCESS' } },
])('the draft of a visit is deleted once its end was accepted: $operation', async (act) => {
  server.on(act.operation, taken);
  await changeDraft(work.shelf, 'v1', { ...EMPTY_DRAFT, signerName: 'Aurora Cid' });
  await changeDraft(work.shelf, 'v2', { ...EMPTY_DRAFT, signerName: 'Luis Mora' });
  await send(act);
  expect((await work.shelf.names()).filter((name) => name.startsWith('draft'))).toEqual(['draft.v2']);
});

test('an end keeps the draft of a follow-up and of a note', async () => {
  server.on('CompleteVisit', taken);
  const followUp = { title: 'Cambiar el vaso', description: '', day: '' };
  const lines = { MATERIAL: { kind: 'MATERIAL', text: 'Junta', quantity: '2', unit: 'UNIT' } } as const;
  const incomplete = { outcome: '', reason: '', note: 'Nadie abre' } as const;
  const rest = { ...EMPTY_DRAFT, note: 'Gotea', followUp, lines };
  await changeDraft(work.shelf, 'v1', { ...rest, resolution: 'Hecho', incomplete });
  await send({ operation: 'CompleteVisit', input: { id: 'v1', resolution: 'Hecho' } });
  expect(await readDraft(work.shelf, 'v1')).toEqual(rest);
});

test('nothing is written after sign-out', async () => {
  await changeDraft(work.shelf, 'v1', { ...EMPTY_DRAFT, signerName: 'Aurora' });
  await store.signOut();
  await work.day.forget();
  await changeDraft(work.shelf, 'v1', { ...EMPTY_DRAFT, signature: new Blob(['png']) });
  expect(await work.shelf.names()).toEqual([]);
});

describe('a photo that was sent', () => {
  const file = (id: string, kind: 'BEFORE' | 'SIGNATURE'): WorkAct => ({
    operation: 'PutFile',
    input: { id, serviceId: 's1', visitId: 'v1', kind },
    blob: new Blob(['foto'], { type: 'image/jpeg' }),
  });

  beforeEach(async () => {
    await work.day.refresh();
    const graphql = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
      url === '/graphql'
        ? graphql(url, request)
        : Promise.resolve(Response.json({ attachment: { id: 'f1' } })),
    );
    await send(file('f1', 'BEFORE'), file('f2', 'SIGNATURE'));
  });

  test('stays on the device for its owner only, as a signature does', async () => {
    expect((await keptFile(store, 'f1'))?.size).toBe(4);
    expect(await keptFile(store, 'f2')).not.toBeNull();
    expect(await keptFile((await sessionOf('bea')).store, 'f1')).toBeNull();
  });

  test.each(['forget', 'forgetVisits'] as const)('is deleted with the day: %s', async (name) => {
    await work.day[name]();
    expect(await work.shelf.names()).toEqual([]);
    expect(await keptFile(store, 'f1')).toBeNull();
  });

  test('is deleted once no visit contains it', async () => {
    const named = workVisit({ attachments: work.day.getSnapshot().visits[0]?.attachments ?? [] });
    new FakeServer().on('MyDay', () => ({ data: { myDayMark: '', myVisits: [named] } }));
    await work.day.refresh();
    expect(await keptFile(store, 'f1')).not.toBeNull();
    new FakeServer().on('MyDay', () => ({ data: { myDayMark: '', myVisits: [workVisit()] } }));
    await work.day.refresh();
    expect(await keptFile(store, 'f1')).toBeNull();
  });
});
