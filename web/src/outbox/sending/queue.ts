import type { QueuedAct, Refusal, WorkOperation } from '../acts/act.ts';

/** One person's acts that the server has not taken yet, in the order in which they were done. */
export type Queue = readonly QueuedAct[];

export type QueueEvent =
  /** What the device has kept, at the start or after another tab changed it; `known` are the keys it had kept before. */
  | { type: 'LOADED'; acts: readonly QueuedAct[]; known: ReadonlySet<string> }
  | { type: 'ADDED'; act: QueuedAct }
  /** Its time is known now. */
  | { type: 'TIMED'; act: QueuedAct }
  /** The server has taken it. */
  | { type: 'SENT'; key: string }
  /** The server has refused it. */
  | { type: 'REFUSED'; key: string; refusal: Refusal }
  /** The person wants it to be tried once more, or given to the office as it is. */
  | { type: 'RETRIED'; key: string; toOffice?: boolean }
  /** The person gives it up. */
  | { type: 'DISCARDED'; key: string };

/** What becomes of a queue. Acts of another person never come in; an act that is there already is not there twice. */
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
 * A queue and what the device has kept of it. The order here counts, for the device may have had no room for what came first;
 * what only the device has comes behind what it follows there, or before all that was tapped while the device was reading.
 */
function withKept(queue: Queue, kept: Queue, known: ReadonlySet<string>): Queue {
  const there = new Map(kept.map((act) => [act.key, act]));
  // What the device had and has no more, another tab has sent or given up.
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

/** What builds upon nothing that was done before it: a note, a photo, a signature. */
export const standsAlone = ({ act }: QueuedAct) =>
  act.operation === 'AddVisitNote' || act.operation === 'PutFile';

/**
 * What is to be sent next: the first that waits for nobody. What was refused holds back what was done after it in the same
 * service, whose visits share checklist and lines; work at another one goes on, and so do notes and files.
 */
export function nextToSend(queue: Queue): QueuedAct | null {
  const held = new Set<string>();
  for (const act of queue) {
    if (act.refusal === null && (standsAlone(act) || !held.has(act.place.serviceId))) return act;
    if (act.refusal !== null && !standsAlone(act)) held.add(act.place.serviceId);
  }
  return null;
}

/** Whether an act ends its visit, and takes along what was written for that end. */
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
 * What may be taken now that this was: a technician is at work in one visit at a time, so the one thing that an act of another
 * service can depend on is that earlier work was paused or ended. The person has nothing to decide there.
 */
export function freedBy({ act }: QueuedAct, queue: Queue): QueuedAct[] {
  if (!ENDS.has(act.operation)) return [];
  return queue.filter((each) => each.refusal !== null && BEGINS.has(each.act.operation));
}

/** What waits behind something refused that the person has not decided about. */
export function heldIn(queue: Queue): QueuedAct[] {
  const refused = queue.filter((act) => act.refusal !== null && !standsAlone(act));
  const services = new Set(refused.map(({ place }) => place.serviceId));
  return queue.filter(
    (act) => act.refusal === null && !standsAlone(act) && services.has(act.place.serviceId),
  );
}

/** What the person has to decide about, or null. */
export function refusedIn(queue: Queue): (QueuedAct & { refusal: Refusal }) | null {
  return queue.find((act): act is QueuedAct & { refusal: Refusal } => act.refusal !== null) ?? null;
}
