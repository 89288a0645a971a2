import type { Visit } from '../work/visit.ts';

/** The visit is read when it is asked for: a phone's acts ask only whether they were done. */
export type VisitSuccess = { __typename: 'VisitSuccess'; read: () => Promise<Visit> };

export const visitSuccess = (read: () => Promise<Visit>): VisitSuccess => ({
  __typename: 'VisitSuccess',
  read,
});
