import { postOperation, type Answer, type PersistedOperation } from './post-operation.ts';

const GOOD_FOR_MS = 10_000;

const waiting = new Map<string, { answer: Promise<Answer>; askedAt: number }>();

const nameOf = (uid: string, { hash, variables = {} }: PersistedOperation) =>
  JSON.stringify([uid, hash, variables]);

/**
 * Sends what a screen will ask first, before the screen is there to ask: at a cold start the rows then travel beside the
 * question who this is, and not after it. The server answers nobody who may not know; what nobody takes is forgotten.
 */
export function askEarly(uid: string, operation: PersistedOperation, token: string): void {
  const answer = postOperation(operation, token);
  answer.catch(() => undefined);
  waiting.set(nameOf(uid, operation), { answer, askedAt: performance.now() });
}

/** The early answer to an operation of this person: once, and only while it is fresh; null where there is none. */
export async function takeEarly(uid: string, operation: PersistedOperation): Promise<Answer | null> {
  const name = nameOf(uid, operation);
  const early = waiting.get(name);
  waiting.delete(name);
  if (!early || performance.now() - early.askedAt > GOOD_FOR_MS) return null;
  return early.answer.catch(() => null);
}
