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
    const read = async () => companyData(await context.stores.settings.company());
    return settle(outcome, read, 'CompanySettings', (company) => ({ __typename: 'CompanySuccess', company }));
  },
  setCompanyLogo: async (_source, { input, key }, context) => {
    const outcome = await setCompanyLogo(context, await context.viewer(), input, key);
    const read = () => companyLogo(context.stores.settings);
    return settle(outcome, read, 'CompanyLogo', (logo) => ({ __typename: 'CompanyLogoSuccess', logo }));
  },
  updateWorkingHours: async (_source, { input, key }, context) => {
    const outcome = await updateWorkingHours(context, await context.viewer(), input, key);
    const read = context.stores.settings.workingHours;
    return settle(outcome, read, 'WorkingHours', (workingHours) => ({
      __typename: 'WorkingHoursSuccess',
      workingHours,
    }));
  },
  updateBuffers: async (_source, { input, key }, context) => {
    const outcome = await updateBuffers(context, await context.viewer(), input, key);
    const read = context.stores.settings.buffers;
    return settle(outcome, read, 'Buffers', (buffers) => ({ __typename: 'BuffersSuccess', buffers }));
  },
  updatePasswords: async (_source, { input, key }, context) => {
    const outcome = await updatePasswords(context, await context.viewer(), input, key);
    const read = context.stores.settings.passwords;
    return settle(outcome, read, 'PasswordSettings', (passwords) => ({
      __typename: 'PasswordsSuccess',
      passwords,
    }));
  },
  saveServiceType: async (_source, { input, key }, context) => {
    const outcome = await saveServiceType(context, await context.viewer(), input, key);
    const read = context.stores.settings.serviceTypes;
    return settle(outcome, read, 'ServiceTypeList', (serviceTypes) => ({
      __typename: 'ServiceTypesSuccess',
      serviceTypes,
    }));
  },
  saveSkill: async (_source, { input, key }, context) => {
    const outcome = await saveSkill(context, await context.viewer(), input, key);
    const read = context.stores.settings.skills;
    return settle(outcome, read, 'SkillList', (skills) => ({ __typename: 'SkillsSuccess', skills }));
  },
  saveZone: async (_source, { input, key }, context) => {
    const outcome = await saveZone(context, await context.viewer(), input, key);
    const read = context.stores.settings.zones;
    return settle(outcome, read, 'ZoneList', (zones) => ({ __typename: 'ZonesSuccess', zones }));
  },
  saveReason: async (_source, { input, key }, context) => {
    const outcome = await saveReason(context, await context.viewer(), input, key);
    const read = context.stores.settings.reasons;
    return settle(outcome, read, 'ReasonList', (reasons) => ({ __typename: 'ReasonsSuccess', reasons }));
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

async function settle<F extends Failure, R extends object, N extends string, const S>(
  outcome: Done | Conflict | F,
  read: () => Promise<R>,
  current: N,
  success: (content: R) => S,
) {
  if (outcome.kind === 'done') return success(await read());
  if (outcome.kind === 'conflict') return toConflict({ __typename: current, ...(await read()) });
  return toFailure(outcome);
}

function settleHolidays<F extends Failure>(outcome: Done | Conflict | F, { stores }: GraphQLContext) {
  const read = stores.settings.holidays;
  return settle(outcome, read, 'HolidayList', (holidays) => ({ __typename: 'HolidaysSuccess', holidays }));
}

async function settleValue(outcome: ValueOutcome, kind: CatalogKind, context: GraphQLContext) {
  if (outcome.kind === 'inUse') return { __typename: 'InUseError', message: outcome.message } as const;
  if (outcome.kind === 'done') return { __typename: 'CatalogValueSuccess', settings: {} } as const;
  if (outcome.kind === 'conflict') return toConflict(await listOf(kind, context));
  return toFailure(outcome);
}

type CurrentList =
  | ({ __typename: 'ServiceTypeList' } & Section<'serviceTypes'>)
  | ({ __typename: 'SkillList' } & Section<'skills'>)
  | ({ __typename: 'ZoneList' } & Section<'zones'>)
  | ({ __typename: 'ReasonList' } & Section<'reasons'>);

function listOf(kind: CatalogKind, { stores: { settings } }: GraphQLContext): Promise<CurrentList> {
  const lists: Record<ListSection, () => Promise<CurrentList>> = {
    serviceTypes: async () => ({ __typename: 'ServiceTypeList', ...(await settings.serviceTypes()) }),
    skills: async () => ({ __typename: 'SkillList', ...(await settings.skills()) }),
    zones: async () => ({ __typename: 'ZoneList', ...(await settings.zones()) }),
    reasons: async () => ({ __typename: 'ReasonList', ...(await settings.reasons()) }),
  };
  return lists[sectionOf(kind)]();
}
