import { randomUUID } from 'node:crypto';

type Notes = { id: string; caller: string | null; operation: string | null; startedAt: number };

const notes = new WeakMap<Request, Notes>();

function notesOf(request: Request): Notes {
  const known = notes.get(request);
  if (known) return known;
  const made = { id: newId(), caller: null, operation: null, startedAt: performance.now() };
  notes.set(request, made);
  return made;
}

/** E.g. `req_7f3a-91c2-04be`: short enough to read out on the phone. */
function newId(): string {
  const uuid = randomUUID();
  return `req_${uuid.slice(0, 4)}-${uuid.slice(4, 8)}-${uuid.slice(9, 13)}`;
}

/** Answer, log and screen show the same. */
export const requestIdOf = (request: Request): string => notesOf(request).id;

export function noteCaller(request: Request, uid: string): void {
  notesOf(request).caller = uid;
}

export const callerOf = (request: Request): string | null => notesOf(request).caller;

/** `name` is the caller's own word; anything that is not an identifier is kept out of the log. */
export function noteOperation(request: Request, name: unknown): void {
  const isName = typeof name === 'string' && /^\w{1,100}$/.test(name);
  notesOf(request).operation = isName ? name : 'anonymous';
}

export const operationOf = (request: Request): string | null => notesOf(request).operation;

/** Whole milliseconds since the request was first seen. */
export const msSince = (request: Request): number =>
  Math.round(performance.now() - notesOf(request).startedAt);
