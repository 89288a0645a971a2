import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { guardRootFields } from './auth-directive.ts';
import type { GraphQLContext } from './context.ts';
import type { Resolvers } from './graphql/resolvers.generated.ts';
import { dateTimeScalar, pageSizeScalar, uuidScalar } from './graphql/scalars.ts';
import { typeDefs } from './graphql/type-defs.generated.ts';
import { staffMutations, staffQueries } from './staff/staff.resolvers.ts';

const resolvers: Resolvers = {
  DateTime: dateTimeScalar,
  PageSize: pageSizeScalar,
  UUID: uuidScalar,
  Query: staffQueries,
  Mutation: staffMutations,
};

/** The contract with its resolvers, guarded. Throws at start-up on a root field that nobody decided about. */
export function createSchema(): GraphQLSchema {
  return guardRootFields(
    makeExecutableSchema<GraphQLContext>({
      typeDefs,
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
}
