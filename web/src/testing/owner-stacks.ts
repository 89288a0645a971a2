import * as React from 'react';

type Internals = Record<'__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', object>;

/**
 * React's development build creates an Error for each element, to know where it was made: a fifth of the processor time of the
 * tests, for stacks that none reads. It stops after 10,000 in a second; it is told that there were as many. Its warnings stay.
 */
export function noteNoOwnerStacks(): void {
  const internals = (React as unknown as Internals)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
    configurable: true,
  });
}
