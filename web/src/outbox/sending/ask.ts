import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import type { Asked } from '../kept/day-store.ts';

/** Asks the server as this person; a session that has ended is told so. */
export type Ask = <T>(operation: PersistedOperation, cancel?: AbortSignal) => Promise<Asked<T>>;
