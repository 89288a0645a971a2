const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs when everything that this process began before in the queue of `owner` has ended, however it ended. */
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
