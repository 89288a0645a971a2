import type { QueuedAct, Refusal, WorkOperation } from '../acts/act.ts';

export type Queue = readonly QueuedAct[];

export type QueueEvent =
  /** `known` are the keys that were stored before. */
  | { type: 'LOADED'; acts: readonly QueuedAct[]; known: ReadonlySet<string> }
  | { type: 'ADDED'; act: QueuedAct }
  | { type: 'TIMED'; act: QueuedAct }
  | { type: 'SENT'; key: string }
  | { type: 'REFUSED'; key: string; refusal: Refusal }
  | { type: 'RETRIED'; key: string; toOffice?: boolean }
  | { type: 'DISCARDED'; key: string };

export function queueReducer(queue: Queue, event: QueueEvent, owner: string): Queue {
  switch (event.type) {
    case 'LOADED': {
      const kept = event.acts.filter((act) => act.owner === owner);
      return withKept(queue, kept, event.known);
    }
    case 'ADDED':
      if (event.act.owner !== owner || queue.some(({ key }) => key === event.act.key)) return queue;
      return [...queue, event.act];
    case 'TIMED':
      return queue.map((act) => (act.key === event.act.key ? event.act : act));
    case 'SENT':
    case 'DISCARDED':
      return queue.filter(({ key }) => key !== event.key);
    case 'REFUSED':
      return queue.map((act) => (act.key === event.key ? { ...act, refusal: event.refusal } : act));
    case 'RETRIED':
      return queue.map((act) =>
        act.key === event.key ? { ...act, refusal: null, ...(event.toOffice && { toOffice: true }) } : act,
      );
  }
}

/**
 * Merges the stored queue: the order in memory wins, and acts known only to storage keep their place behind the one they
 * follow there, or come first.
 */
function withKept(queue: Queue, kept: Queue, known: ReadonlySet<string>): Queue {
  const there = new Map(kept.map((act) => [act.key, act]));
  // Acts that have left the storage were sent or discarded by another tab.
  const merged = queue
    .filter(({ key }) => there.has(key) || !known.has(key))
    .map((act) => there.get(act.key) ?? act);
  kept.forEach((act, place) => {
    if (merged.some(({ key }) => key === act.key)) return;
    const before = kept[place - 1]?.key;
    merged.splice(merged.findIndex(({ key }) => key === before) + 1, 0, act);
  });
  return merged;
}

export const isIndependent = ({ act }: QueuedAct) =>
  act.operation === 'AddVisitNote' || act.operation === 'PutFile';

/** The first act that nothing holds back. A refused act holds back later ones of its service; notes and files never wait. */
export function nextToSend(queue: Queue): QueuedAct | null {
  const held = new Set<string>();
  for (const act of queue) {
    if (act.refusal === null && (isIndependent(act) || !held.has(act.place.serviceId))) return act;
    if (act.refusal !== null && !isIndependent(act)) held.add(act.place.serviceId);
  }
  return null;
}

export function isEnd({ act }: Pick<QueuedAct, 'act'>): boolean {
  return act.operation === 'CompleteVisit' || act.operation === 'EndVisitIncomplete';
}

const BEGINS: ReadonlySet<string> = new Set<WorkOperation>(['StartVisit', 'ResumeVisit']);
const ENDS: ReadonlySet<string> = new Set<WorkOperation>([
  'PauseVisit',
  'CompleteVisit',
  'EndVisitIncomplete',
]);

/**
 * Refused acts of other services that may succeed now: a technician works in one visit at a time, so they can depend on nothing
 * but this act's pause or end.
 */
export function freedBy({ act }: QueuedAct, queue: Queue): QueuedAct[] {
  if (!ENDS.has(act.operation)) return [];
  return queue.filter((each) => each.refusal !== null && BEGINS.has(each.act.operation));
}

export function heldIn(queue: Queue): QueuedAct[] {
  const refused = queue.filter((act) => act.refusal !== null && !isIndependent(act));
  const services = new Set(refused.map(({ place }) => place.serviceId));
  return queue.filter(
    (act) => act.refusal === null && !isIndependent(act) && services.has(act.place.serviceId),
  );
}

export function refusedIn(queue: Queue): (QueuedAct & { refusal: Refusal }) | null {
  return queue.find((act): act is QueuedAct & { refusal: Refusal } => act.refusal !== null) ?? null;
}
