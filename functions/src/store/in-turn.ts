const lanes = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs when everything that this process began before in the lane of `owner` has ended, however it ended. */
export function inTurn<T>(owner: object, lane: string, run: () => Promise<T>): Promise<T> {
  const known = lanes.get(owner) ?? new Map<string, Promise<unknown>>();
  lanes.set(owner, known);
  const result = (known.get(lane) ?? Promise.resolve()).then(run);
  const ended = result
    .catch(() => undefined)
    .then(() => {
      if (known.get(lane) === ended) known.delete(lane);
    });
  known.set(lane, ended);
  return result;
}
