import type { Visit } from '../work/visit.ts';

/** The visit is read only on request: a phone's acts need only the result. */
export type VisitSuccess = { __typename: 'VisitSuccess'; read: () => Promise<Visit> };

export const visitSuccess = (read: () => Promise<Visit>): VisitSuccess => ({
  __typename: 'VisitSuccess',
  read,
});
