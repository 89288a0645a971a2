import { can } from '@cuadrilla/domain/people/permissions.ts';
import { sortKey } from '@cuadrilla/domain/text/text.ts';
import type { QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import { companyData, companyLogo } from './company-data.ts';
import type { CatalogValue, SettingsRoot } from './settings.ts';

const root: SettingsRoot = {};

export const settingsQueries: Pick<QueryResolvers, 'settings' | 'catalog'> = {
  settings: () => root,
  catalog: () => root,
};

export const settingsTypes: Pick<Resolvers, 'Settings' | 'Catalog' | 'ServiceType' | 'DefaultLine'> = {
  ServiceType: { defaultLines: ({ defaultLines }) => defaultLines ?? [] },
  DefaultLine: {
    item: ({ itemId }, _args, { stores, reader }) =>
      can(reader().role, 'items:open') ? stores.items.find(itemId) : null,
  },
  Settings: {
    company: async (_root, _args, { stores }) => companyData(await stores.settings.company()),
    logo: (_root, _args, { stores }) => companyLogo(stores.settings),
    workingHours: (_root, _args, { stores }) => stores.settings.workingHours(),
    buffers: (_root, _args, { stores }) => stores.settings.buffers(),
    passwords: (_root, _args, { stores }) => stores.settings.passwords(),
    serviceTypes: (_root, _args, { stores }) => stores.settings.serviceTypes(),
    skills: (_root, _args, { stores }) => stores.settings.skills(),
    zones: (_root, _args, { stores }) => stores.settings.zones(),
    holidays: (_root, _args, { stores }) => stores.settings.holidays(),
    reasons: (_root, _args, { stores }) => stores.settings.reasons(),
  },
  Catalog: {
    timeZone: async (_root, _args, { stores }) => (await stores.settings.company()).timeZone,
    serviceTypes: async (_root, _args, { stores }) => byName((await stores.settings.serviceTypes()).values),
    skills: async (_root, _args, { stores }) => byName((await stores.settings.skills()).values),
    zones: async (_root, _args, { stores }) => byName((await stores.settings.zones()).values),
    prospectSources: async (_root, _args, { stores }) =>
      byName((await stores.settings.reasons()).prospectSources),
    lostReasons: async (_root, _args, { stores }) => byName((await stores.settings.reasons()).lostReasons),
    cancelReasons: async (_root, _args, { stores }) =>
      byName((await stores.settings.reasons()).cancelReasons),
    holdReasons: async (_root, _args, { stores }) => byName((await stores.settings.reasons()).holdReasons),
  },
};

function byName(values: readonly CatalogValue[]): CatalogValue[] {
  const keyed = values.map((value) => ({ value, key: sortKey(value.name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ value }) => value);
}
