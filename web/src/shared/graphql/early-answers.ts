import { postOperation, type Answer, type PersistedOperation } from './post-operation.ts';

const GOOD_FOR_MS = 10_000;

const waiting = new Map<string, { answer: Promise<Answer>; askedAt: number }>();

const nameOf = (uid: string, { hash, variables = {} }: PersistedOperation) =>
  JSON.stringify([uid, hash, variables]);

/** Requests a screen's first query before its code is loaded, in parallel with `Me`. Asked again, it waits for the same answer. */
export function askEarly(uid: string, operation: PersistedOperation, token: string): void {
  if (waiting.has(nameOf(uid, operation))) return;
  const answer = postOperation(operation, token);
  answer.catch(() => undefined);
  waiting.set(nameOf(uid, operation), { answer, askedAt: performance.now() });
}

/** Each answer is taken once, and only while it is fresh. */
export async function takeEarly(uid: string, operation: PersistedOperation): Promise<Answer | null> {
  const name = nameOf(uid, operation);
  const early = waiting.get(name);
  waiting.delete(name);
  if (!early || performance.now() - early.askedAt > GOOD_FOR_MS) return null;
  return early.answer.catch(() => null);
}
