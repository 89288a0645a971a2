import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { activityMutations, activityQueries, activityTypes } from './activity/activity.resolvers.ts';
import { guardRootFields } from './auth-directive.ts';
import { clientMutations } from './clients/client-mutations.ts';
import { clientQueries, clientTypes } from './clients/clients.resolvers.ts';
import { siteMutations } from './clients/site-mutations.ts';
import type { GraphQLContext } from './context.ts';
import type { Resolvers } from './graphql/resolvers.generated.ts';
import {
  centsScalar,
  dateTimeScalar,
  localDateScalar,
  pageSizeScalar,
  uuidScalar,
} from './graphql/scalars.ts';
import { typeDefs } from './graphql/type-defs.generated.ts';
import { duplicateQueries } from './duplicates/duplicates.resolvers.ts';
import { prospectMutations } from './prospects/prospect-mutations.ts';
import { prospectQueries, prospectTypes } from './prospects/prospects.resolvers.ts';
import { searchQueries } from './search/search.resolvers.ts';
import { settingsMutations } from './settings/settings-mutations.ts';
import { settingsQueries, settingsTypes } from './settings/settings.resolvers.ts';
import { absenceMutations, absenceQueries } from './staff/absence.resolvers.ts';
import { accountMutations } from './staff/account.resolvers.ts';
import { memberMutations } from './staff/member.resolvers.ts';
import { staffQueries, staffTypes } from './staff/staff.resolvers.ts';

const resolvers: Resolvers = {
  DateTime: dateTimeScalar,
  PageSize: pageSizeScalar,
  UUID: uuidScalar,
  LocalDate: localDateScalar,
  Cents: centsScalar,
  ...staffTypes,
  ...settingsTypes,
  ...activityTypes,
  ...prospectTypes,
  ...clientTypes,
  Query: {
    ...staffQueries,
    ...clientQueries,
    ...absenceQueries,
    ...settingsQueries,
    ...activityQueries,
    ...duplicateQueries,
    ...prospectQueries,
    ...searchQueries,
  },
  Mutation: {
    ...accountMutations,
    ...memberMutations,
    ...absenceMutations,
    ...settingsMutations,
    ...clientMutations,
    ...siteMutations,
    ...activityMutations,
    ...prospectMutations,
  },
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
