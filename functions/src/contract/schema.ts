import { assertResolversPresent } from '@graphql-tools/schema';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { activityMutations, activityQueries, activityTypes } from '../activity/activity.resolvers.ts';
import { attachResolvers } from './attach-resolvers.ts';
import { checkAskedTexts } from './asked-texts.ts';
import { attachmentMutations, serviceFiles, visitFiles } from '../attachments/attachments.resolvers.ts';
import { exportMutations, exportQueries, exportTypes } from '../exports/exports.resolvers.ts';
import { guardRootFields } from './auth-directive.ts';
import { billingMutations, billingQueries, billingTypes } from '../billing/billing.resolvers.ts';
import { calendarMutations, calendarQueries } from '../calendar/calendar.resolvers.ts';
import { clientMutations } from '../clients/client-mutations.ts';
import { clientQueries, clientTypes } from '../clients/clients.resolvers.ts';
import { siteMutations } from '../clients/sites/site-mutations.ts';
import {
  fieldWorkMutations,
  fieldWorkQueries,
  fieldWorkTypes,
  serviceReviews,
} from '../field-work/field-work.resolvers.ts';
import { serviceWorkMutations } from '../field-work/on-service/service-work.resolvers.ts';
import { importMutations, importQueries, importTypes } from '../imports/imports.resolvers.ts';
import { itemMutations, itemQueries, itemTypes } from '../items/items.resolvers.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import {
  centsScalar,
  dateTimeScalar,
  localDateScalar,
  pageSizeScalar,
  uuidScalar,
} from '../graphql/scalars.ts';
import { typeDefs } from '../graphql/type-defs.generated.ts';
import { duplicateQueries, duplicateTypes } from '../duplicates/duplicates.resolvers.ts';
import { planningQueries } from '../planning/planning.resolvers.ts';
import { prospectMutations } from '../prospects/prospect-mutations.ts';
import { prospectQueries, prospectTypes } from '../prospects/prospects.resolvers.ts';
import {
  reportMutations,
  reportQueries,
  reportTypes,
  serviceReports,
  visitReport,
} from '../reports/reports.resolvers.ts';
import { searchQueries, searchTypes } from '../search/search.resolvers.ts';
import { figureQueries, figureTypes } from '../system/figures.ts';
import { lineTypes, serviceFields, siteTypes } from '../services/service-fields.ts';
import { serviceMutations } from '../services/service-mutations.ts';
import { serviceQueries } from '../services/services.resolvers.ts';
import { settingsMutations } from '../settings/settings-mutations.ts';
import { settingsQueries, settingsTypes } from '../settings/settings.resolvers.ts';
import { absenceMutations, absenceQueries } from '../staff/absences/absence.resolvers.ts';
import { accountMutations } from '../staff/accounts/account.resolvers.ts';
import { memberMutations } from '../staff/member.resolvers.ts';
import { staffQueries, staffTypes } from '../staff/staff.resolvers.ts';
import { systemMutations, systemQueries } from '../system/system.resolvers.ts';
import { performMutations, performQueries } from '../field-work/perform/perform.resolvers.ts';
import { siteHistory } from '../visits/past-visits.ts';
import { visitFields, visitMutations, visitQueries, visitSuccessTypes } from '../visits/visits.resolvers.ts';

const resolvers: Resolvers = {
  DateTime: dateTimeScalar,
  PageSize: pageSizeScalar,
  UUID: uuidScalar,
  LocalDate: localDateScalar,
  Cents: centsScalar,
  ...staffTypes,
  ...settingsTypes,
  ...activityTypes,
  ...figureTypes,
  ...prospectTypes,
  ...clientTypes,
  ...itemTypes,
  ...exportTypes,
  ...billingTypes,
  ...importTypes,
  ...duplicateTypes,
  ...searchTypes,
  ...reportTypes,
  ...fieldWorkTypes,
  ...lineTypes,
  ...siteTypes,
  ...visitSuccessTypes,
  Site: { ...clientTypes.Site, ...siteHistory },
  Service: { ...serviceFiles, ...serviceReports, ...serviceReviews, ...serviceFields },
  Visit: { ...visitFiles, ...visitReport, ...visitFields },
  Query: {
    ...staffQueries,
    ...clientQueries,
    ...itemQueries,
    ...exportQueries,
    ...billingQueries,
    ...importQueries,
    ...absenceQueries,
    ...settingsQueries,
    ...activityQueries,
    ...calendarQueries,
    ...duplicateQueries,
    ...fieldWorkQueries,
    ...planningQueries,
    ...prospectQueries,
    ...reportQueries,
    ...performQueries,
    ...searchQueries,
    ...figureQueries,
    ...systemQueries,
    ...visitQueries,
    ...serviceQueries,
  },
  Mutation: {
    ...accountMutations,
    ...memberMutations,
    ...absenceMutations,
    ...settingsMutations,
    ...clientMutations,
    ...itemMutations,
    ...exportMutations,
    ...billingMutations,
    ...importMutations,
    ...siteMutations,
    ...activityMutations,
    ...attachmentMutations,
    ...calendarMutations,
    ...fieldWorkMutations,
    ...prospectMutations,
    ...visitMutations,
    ...serviceMutations,
    ...performMutations,
    ...serviceWorkMutations,
    ...reportMutations,
    ...systemMutations,
  },
};

/** Throws at start-up if a root field has no access directive. */
export function createSchema(): GraphQLSchema {
  // The tests validate the schema; a cold start neither repeats that nor copies the schema.
  const schema = attachResolvers(buildSchema(typeDefs, { assumeValid: true, noLocation: true }), resolvers);
  assertResolversPresent(schema, { requireResolversForArgs: 'error' });
  return guardRootFields(checkAskedTexts(schema));
}
