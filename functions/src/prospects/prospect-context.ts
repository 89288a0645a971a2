import type { GraphQLContext } from '../server/context.ts';

/** What acts on prospects need of a request. */
export type ProspectContext = Pick<GraphQLContext, 'stores' | 'parsePhone' | 'now'>;
