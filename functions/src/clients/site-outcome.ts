import type { Conflict, Failure } from '../failures.ts';
import type { Done } from '../store/act.ts';

/** Which site, as it was seen. */
export type SiteVersion = { id: string; version: number };

/** Done with the ids of the site and of its client. */
export type SiteOutcome = Done | Failure | Conflict;
