import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import type { Asked } from '../kept/day-store.ts';

export type Ask = <T>(operation: PersistedOperation, cancel?: AbortSignal) => Promise<Asked<T>>;
