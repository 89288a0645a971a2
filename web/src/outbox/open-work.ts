import type { SessionStore } from '#session/session-store.ts';
import { failureOf, SESSION_ENDING, type Failure } from '#shared/graphql/failure.ts';
import {
  NoConnectionError,
  persistedOperation,
  postOperation,
  type PersistedOperation,
} from '#shared/graphql/post-operation.ts';
import { DayStore, type Asked } from './day-store.ts';
import { dropDraft } from './draft.ts';
import { MyDayDocument, type MyDayQuery } from './my-day.generated.ts';
import { Outbox } from './outbox.ts';
import { sendAct } from './send-act.ts';
import { deviceActs, deviceShelf, memoryActs, memoryShelf, type Shelf } from './storage.ts';
import { VisitAtWorkDocument, type VisitAtWorkQuery } from './visit-at-work.generated.ts';

/** A technician's work on this device: what was done, what is known of the day, and what is being written. */
export type Work = { outbox: Outbox; day: DayStore; shelf: Shelf };

const opened = new WeakMap<SessionStore, Map<string, Work>>();

/** The work of a person: the same one wherever it is asked for, and another one for another person. */
export function openWork(store: SessionStore, owner: string): Work {
  const known = opened.get(store) ?? new Map<string, Work>();
  opened.set(store, known);
  const work = known.get(owner) ?? createWork(store, owner);
  known.set(owner, work);
  return work;
}

function createWork(store: SessionStore, owner: string): Work {
  const isKept = typeof indexedDB !== 'undefined';
  const shelf = isKept ? deviceShelf(owner) : memoryShelf();
  const isOwnerHere = () => store.getSnapshot().person?.id === owner;
  // The token is taken in the same breath: a person who has left cannot be sent for by the next one.
  const getToken = () => (isOwnerHere() ? store.getToken() : Promise.reject(new NoConnectionError('Gone')));
  const others = otherTabs(owner);
  const outbox = new Outbox({
    owner,
    storage: isKept ? deviceActs(owner) : memoryActs(),
    send: (act, cancel) => sendAct(act, getToken, cancel),
    isOwnerHere,
    onEnded: (code) => void store.refuse(code, owner),
    inTurn: (work) => inTurn(owner, work),
    tellOthers: () => others?.postMessage('changed'),
  });
  outbox.onSent(({ act, place }) => {
    if (act.operation === 'CompleteVisit') void dropDraft(shelf, place.visitId);
  });
  others?.addEventListener('message', () => void outbox.reload().then(outbox.wake));
  return { outbox, shelf, day: createDay({ store, owner, shelf, outbox, getToken }) };
}

type DayParts = Omit<Work, 'day'> & {
  store: SessionStore;
  owner: string;
  getToken: () => Promise<string | null>;
};

function createDay({ store, owner, shelf, outbox, getToken }: DayParts): DayStore {
  const ask = async <T>(operation: PersistedOperation): Promise<Asked<T>> => {
    const asked = await askServer<T>(operation, getToken);
    if (!asked.ok && asked.failure.code in SESSION_ENDING) void store.refuse(asked.failure.code, owner);
    return asked;
  };
  return new DayStore({
    shelf,
    outbox,
    async askDays(variables) {
      const asked = await ask<MyDayQuery>(persistedOperation(MyDayDocument, 'MyDay', variables));
      return asked.ok ? { ok: true, value: asked.value.myVisits } : asked;
    },
    async askVisit(id) {
      const asked = await ask<VisitAtWorkQuery>(
        persistedOperation(VisitAtWorkDocument, 'VisitAtWork', { id }),
      );
      return asked.ok ? { ok: true, value: asked.value.visit } : asked;
    },
  });
}

async function askServer<T>(
  operation: PersistedOperation,
  getToken: () => Promise<string | null>,
): Promise<Asked<T>> {
  const refused = (failure: Failure): Asked<T> => ({ ok: false, failure });
  try {
    const { data, errors } = await postOperation(operation, await getToken());
    const { code = 'UNKNOWN', requestId = null } = errors?.[0]?.extensions ?? {};
    return data == null ? refused(failureOf(code, requestId)) : { ok: true, value: data as T };
  } catch (error) {
    return refused(failureOf(error instanceof NoConnectionError ? 'NO_CONNECTION' : 'NO_SERVER'));
  }
}

/** One sender at a time over all tabs, where the browser can see to it; keys see to the rest. */
async function inTurn(owner: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(`cuadrilla.outbox.${owner}`, work) : work());
}

function otherTabs(owner: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' || typeof indexedDB === 'undefined'
    ? null
    : new BroadcastChannel(`cuadrilla.outbox.${owner}`);
}
