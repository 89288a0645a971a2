const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs after everything that this process queued before under the same `owner` and `queue`, whether it succeeded or failed. */
export function inTurn<T>(owner: object, queue: string, run: () => Promise<T>): Promise<T> {
  const known = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, known);
  const result = (known.get(queue) ?? Promise.resolve()).then(run);
  const ended = result
    .catch(() => undefined)
    .then(() => {
      if (known.get(queue) === ended) known.delete(queue);
    });
  known.set(queue, ended);
  return result;
}
