import { useEffect, useState } from 'react';

/** As long as the later parts of a page take to be drawn on a slow line. */
const LATELY_MS = 10_000;

const asked = new Map<string, number>();

/** After a mutation the server may have something else to say. */
export const forgetAsked = (): void => asked.clear();

/**
 * The fetch policy for lists that many parts of a page read: the first part asks the server for the latest, and the parts that are
 * drawn later take what is cached instead of asking again.
 */
export function useAskedLately(operationName: string): 'cache-and-network' | 'cache-first' {
  const [isLate] = useState(() => performance.now() - (asked.get(operationName) ?? -LATELY_MS) < LATELY_MS);
  useEffect(() => {
    if (!isLate) asked.set(operationName, performance.now());
  }, [isLate, operationName]);
  return isLate ? 'cache-first' : 'cache-and-network';
}
