import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure, type Conflict, type Failure } from '../failures.ts';
import type { CatalogKind, MutationResolvers } from '../graphql/resolvers.generated.ts';
import type { Done } from '../store/act.ts';
import { dropValue, restoreValue, retireValue, type ValueOutcome } from './change-values.ts';
import { dropHoliday, saveHoliday } from './save-holiday.ts';
import { saveReason, saveServiceType, saveSkill, saveZone } from './save-values.ts';
import type { Section } from './settings.ts';
import { setCompanyLogo } from './set-company-logo.ts';
import { companyData, companyLogo } from './company-data.ts';
import { updateBuffers, updateCompany, updatePasswords, updateWorkingHours } from './update-sections.ts';
import { sectionOf, type ListSection } from './value-lists.ts';

type Names =
  | 'updateCompany'
  | 'setCompanyLogo'
  | 'updateWorkingHours'
  | 'updateBuffers'
  | 'updatePasswords'
  | 'saveServiceType'
  | 'saveSkill'
  | 'saveZone'
  | 'saveReason'
  | 'saveHoliday'
  | 'dropHoliday'
  | 'retireValue'
  | 'restoreValue'
  | 'dropValue';

export const settingsMutations: Pick<MutationResolvers, Names> = {
  updateCompany: async (_source, { input, key }, context) => {
    const outcome = await updateCompany(context, await context.viewer(), input, key);
    const company = async () => companyData(await context.stores.settings.company());
    return settle(
      outcome,
      async () => ({ __typename: 'CompanySuccess', company: await company() }) as const,
      async () => ({ __typename: 'CompanySettings', ...(await company()) }) as const,
    );
  },
  setCompanyLogo: async (_source, { input, key }, context) => {
    const outcome = await setCompanyLogo(context, await context.viewer(), input, key);
    const logo = () => companyLogo(context.stores.settings);
    return settle(
      outcome,
      async () => ({ __typename: 'CompanyLogoSuccess', logo: await logo() }) as const,
      async () => ({ __typename: 'CompanyLogo', ...(await logo()) }) as const,
    );
  },
  updateWorkingHours: async (_source, { input, key }, context) => {
    const outcome = await updateWorkingHours(context, await context.viewer(), input, key);
    const { workingHours } = context.stores.settings;
    return settle(
      outcome,
      async () => ({ __typename: 'WorkingHoursSuccess', workingHours: await workingHours() }) as const,
      async () => ({ __typename: 'WorkingHours', ...(await workingHours()) }) as const,
    );
  },
  updateBuffers: async (_source, { input, key }, context) => {
    const outcome = await updateBuffers(context, await context.viewer(), input, key);
    const { buffers } = context.stores.settings;
    return settle(
      outcome,
      async () => ({ __typename: 'BuffersSuccess', buffers: await buffers() }) as const,
      async () => ({ __typename: 'Buffers', ...(await buffers()) }) as const,
    );
  },
  updatePasswords: async (_source, { input, key }, context) => {
    const outcome = await updatePasswords(context, await context.viewer(), input, key);
    const { passwords } = context.stores.settings;
    return settle(
      outcome,
      async () => ({ __typename: 'PasswordsSuccess', passwords: await passwords() }) as const,
      async () => ({ __typename: 'PasswordSettings', ...(await passwords()) }) as const,
    );
  },
  saveServiceType: async (_source, { input, key }, context) => {
    const outcome = await saveServiceType(context, await context.viewer(), input, key);
    const { serviceTypes } = context.stores.settings;
    return settle(
      outcome,
      async () => ({ __typename: 'ServiceTypesSuccess', serviceTypes: await serviceTypes() }) as const,
      listOf('SERVICE_TYPE', context),
    );
  },
  saveSkill: async (_source, { input, key }, context) => {
    const outcome = await saveSkill(context, await context.viewer(), input, key);
    const { skills } = context.stores.settings;
    return settle(
      outcome,
      async () => ({ __typename: 'SkillsSuccess', skills: await skills() }) as const,
      listOf('SKILL', context),
    );
  },
  saveZone: async (_source, { input, key }, context) => {
    const outcome = await saveZone(context, await context.viewer(), input, key);
    const { zones } = context.stores.settings;
    return settle(
      outcome,
      async () => ({ __typename: 'ZonesSuccess', zones: await zones() }) as const,
      listOf('ZONE', context),
    );
  },
  saveReason: async (_source, { input, key }, context) => {
    const outcome = await saveReason(context, await context.viewer(), input, key);
    const { reasons } = context.stores.settings;
    return settle(
      outcome,
      async () => ({ __typename: 'ReasonsSuccess', reasons: await reasons() }) as const,
      listOf(input.kind, context),
    );
  },
  saveHoliday: async (_source, { input, key }, context) =>
    settleHolidays(await saveHoliday(context, await context.viewer(), input, key), context),
  dropHoliday: async (_source, { input, key }, context) =>
    settleHolidays(await dropHoliday(context, await context.viewer(), input, key), context),
  retireValue: async (_source, { input, key }, context) =>
    settleValue(await retireValue(context, await context.viewer(), input, key), input.kind, context),
  restoreValue: async (_source, { input, key }, context) =>
    settleValue(await restoreValue(context, await context.viewer(), input, key), input.kind, context),
  dropValue: async (_source, { input, key }, context) =>
    settleValue(await dropValue(context, await context.viewer(), input, key), input.kind, context),
};

async function settle<F extends Failure, S, C extends { __typename: string }>(
  outcome: Done | Conflict | F,
  success: () => Promise<S>,
  current: () => Promise<C>,
) {
  if (outcome.kind === 'done') return success();
  if (outcome.kind === 'conflict') return toConflict(await current());
  return toFailure(outcome);
}

function settleHolidays<F extends Failure>(outcome: Done | Conflict | F, { stores }: GraphQLContext) {
  const { holidays } = stores.settings;
  return settle(
    outcome,
    async () => ({ __typename: 'HolidaysSuccess', holidays: await holidays() }) as const,
    async () => ({ __typename: 'HolidayList', ...(await holidays()) }) as const,
  );
}

function settleValue(outcome: ValueOutcome, kind: CatalogKind, context: GraphQLContext) {
  if (outcome.kind === 'inUse') return { __typename: 'InUseError', message: outcome.message } as const;
  const success = () => Promise.resolve({ __typename: 'CatalogValueSuccess', settings: {} } as const);
  return settle(outcome, success, listOf(kind, context));
}

type CurrentList =
  | ({ __typename: 'ServiceTypeList' } & Section<'serviceTypes'>)
  | ({ __typename: 'SkillList' } & Section<'skills'>)
  | ({ __typename: 'ZoneList' } & Section<'zones'>)
  | ({ __typename: 'ReasonList' } & Section<'reasons'>);

function listOf(kind: CatalogKind, { stores: { settings } }: GraphQLContext): () => Promise<CurrentList> {
  const lists: Record<ListSection, () => Promise<CurrentList>> = {
    serviceTypes: async () => ({ __typename: 'ServiceTypeList', ...(await settings.serviceTypes()) }),
    skills: async () => ({ __typename: 'SkillList', ...(await settings.skills()) }),
    zones: async () => ({ __typename: 'ZoneList', ...(await settings.zones()) }),
    reasons: async () => ({ __typename: 'ReasonList', ...(await settings.reasons()) }),
  };
  return lists[sectionOf(kind)];
}
