import { keepFilesOf } from '#records/files/kept-files.ts';
import type { SessionStore } from '#session/session-store.ts';
import { takeEarly } from '#shared/graphql/early-answers.ts';
import { failureOf, SESSION_ENDING, type Failure } from '#shared/graphql/failure.ts';
import {
  NoConnectionError,
  postOperation,
  type Answer,
  type PersistedOperation,
} from '#shared/graphql/post-operation.ts';
import type { QueuedAct } from '../acts/act.ts';
import { keepHint } from './day-hint.ts';
import { DayStore, type Ask, type Asked } from './day-store.ts';
import { endDraft } from './draft.ts';
import { keepPhoto, readPhoto } from './kept-photos.ts';
import type { MyDayQuery } from '../documents/my-day.generated.ts';
import type { MyDayChangesQuery } from '../documents/my-day-changes.generated.ts';
import { outboxOperation } from '../acts/operations.ts';
import { Outbox } from '../outbox.ts';
import { isEnd } from '../sending/queue.ts';
import { sendAct } from '../acts/send-act.ts';
import { deviceActs, deviceShelf, memoryActs, memoryShelf, type Shelf } from './storage.ts';
import type { VisitAtWorkQuery } from '../documents/visit-at-work.generated.ts';

export type Work = { outbox: Outbox; day: DayStore; shelf: Shelf; ask: Ask };

const opened = new WeakMap<SessionStore, Map<string, Work>>();

export function openWork(store: SessionStore, owner: string): Work {
  const known = opened.get(store) ?? new Map<string, Work>();
  opened.set(store, known);
  const work = known.get(owner) ?? createWork(store, owner);
  known.set(owner, work);
  return work;
}

function createWork(store: SessionStore, owner: string): Work {
  const isKept = typeof indexedDB !== 'undefined';
  const isOwnerHere = () => store.getSnapshot().person?.id === owner;
  const shelf = writtenWhile(isOwnerHere, isKept ? deviceShelf(owner) : memoryShelf());
  // Checked when the token is read, so that no one sends as the next person.
  const getToken = () => (isOwnerHere() ? store.getToken() : Promise.reject(new NoConnectionError('Gone')));
  const others = otherTabs(owner);
  const outbox = new Outbox({
    owner,
    storage: isKept ? deviceActs(owner) : memoryActs(),
    send: (act, cancel) => sendAct(act, getToken, cancel),
    isOwnerHere,
    onEnded: (code) => void store.refuse(code, owner),
    inTurn: (work) => inTurn(owner, work),
    askTime: () => postOperation(outboxOperation('ServerTime'), null),
    tellOthers: () => others?.postMessage('queue'),
    askToStay,
  });
  outbox.onSent((act) => tidyAfter(act, shelf));
  const tellOthers = () => others?.postMessage('day');
  const ask = createAsk({ store, owner, outbox, getToken });
  const day = createDay({ ask, shelf, outbox, tellOthers, owner });
  others?.addEventListener('message', ({ data }) => {
    if (data === 'day') void day.reload();
    else void outbox.reload().then(outbox.wake);
  });
  keepFilesOf(store, owner, (id) => readPhoto(shelf, id));
  const work = { outbox, shelf, day, ask };
  outbox.onSent((act) => takeMachine(work, act));
  return work;
}

async function takeMachine(work: Work, sent: QueuedAct): Promise<void> {
  if (sent.act.operation !== 'AddMachine' && sent.act.operation !== 'CorrectMachine') return;
  const { sitesOf } = await import('./sites-of.ts');
  await sitesOf(work).take(sent);
}

/** Stops writes after sign-out: a signature may arrive late. */
function writtenWhile(isHere: () => boolean, shelf: Shelf): Shelf {
  const gone = () => Promise.reject(new Error('Gone'));
  return {
    ...shelf,
    write: (name, value) => (isHere() ? shelf.write(name, value) : gone()),
    change: (name, change) => (isHere() ? shelf.change(name, change) : gone()),
    writeSync: (name, text) => (isHere() || text === null ? shelf.writeSync(name, text) : undefined),
  };
}

async function tidyAfter(sent: QueuedAct, shelf: Shelf): Promise<void> {
  const { act, place } = sent;
  if (isEnd(sent)) await endDraft(shelf, place.visitId);
  if (act.operation === 'PutFile') await keepPhoto(shelf, act.input.id, act.blob);
}

type AskParts = Pick<Work, 'outbox'> & {
  store: SessionStore;
  owner: string;
  getToken: () => Promise<string | null>;
};

function createAsk({ store, owner, outbox, getToken }: AskParts): Ask {
  // An early answer is stale once an act was accepted.
  let isEarlyGood = true;
  outbox.onSent(() => (isEarlyGood = false));
  const early = async (operation: PersistedOperation) => (isEarlyGood ? takeEarly(owner, operation) : null);
  return async <T>(operation: PersistedOperation, cancel?: AbortSignal) => {
    const asked = await readAnswer<T>(
      async () => (await early(operation)) ?? postOperation(operation, await getToken(), cancel),
    );
    if (!asked.ok && asked.failure.code in SESSION_ENDING) void store.refuse(asked.failure.code, owner);
    return asked;
  };
}

type DayParts = Pick<Work, 'shelf' | 'outbox'> & { ask: Ask; tellOthers: () => void; owner: string };

function createDay({ ask, shelf, outbox, tellOthers, owner }: DayParts): DayStore {
  const day = new DayStore({
    shelf,
    outbox,
    tellOthers,
    async askDays(variables, cancel, since) {
      if (since !== null) {
        const operation = outboxOperation('MyDayChanges', { ...variables, since });
        const changed = await ask<MyDayChangesQuery>(operation, cancel);
        if (!changed.ok) return changed;
        const { isTooOld, ...changes } = changed.value.myDayChanges;
        if (!isTooOld) return { ok: true, value: { ...changes, isWhole: false } };
      }
      const asked = await ask<MyDayQuery>(outboxOperation('MyDay', variables), cancel);
      if (!asked.ok) return asked;
      const { myVisits: visits, myDayMark: mark } = asked.value;
      return { ok: true, value: { isWhole: true, visits, mark } };
    },
    async askVisit(id, cancel) {
      const operation = outboxOperation('VisitAtWork', { id });
      const asked = await ask<VisitAtWorkQuery>(operation, cancel);
      return asked.ok ? { ok: true, value: asked.value.visit } : asked;
    },
  });
  keepHint(day, owner);
  return day;
}

async function readAnswer<T>(give: () => Promise<Answer>): Promise<Asked<T>> {
  const refused = (failure: Failure): Asked<T> => ({ ok: false, failure });
  try {
    const { data, errors } = await give();
    const { code = 'UNKNOWN', requestId = null } = errors?.[0]?.extensions ?? {};
    return data == null ? refused(failureOf(code, requestId)) : { ok: true, value: data as T };
  } catch (error) {
    return refused(failureOf(error instanceof NoConnectionError ? 'NO_CONNECTION' : 'NO_SERVER'));
  }
}

function askToStay(): void {
  const { storage } = navigator as Partial<Navigator>;
  storage?.persist().catch(() => undefined);
}

/** Without Web Locks, keys keep two tabs from sending an act twice. */
async function inTurn(owner: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(`cuadrilla.outbox.${owner}`, work) : work());
}

function otherTabs(owner: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' || typeof indexedDB === 'undefined'
    ? null
    : new BroadcastChannel(`cuadrilla.outbox.${owner}`);
}
