import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import type { Asked } from '../kept/day-store.ts';

/** Sends a request as this person and reports the end of the session. */
export type Ask = <T>(operation: PersistedOperation, cancel?: AbortSignal) => Promise<Asked<T>>;
