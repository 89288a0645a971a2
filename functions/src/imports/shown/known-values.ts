import type { KnownValues } from '@cuadrilla/domain/imports/cells/choices.ts';
import { canOwnRecords, OFFICE_ROLES } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { UserStore } from '../../staff/store/user-store.ts';

export type KnownDeps = {
  stores: { settings: Pick<SettingsStore, 'section'> };
  users: Pick<UserStore, 'team'>;
};

/** What columns of choices may name: values of the settings that are in use, and agents. */
export async function readKnownValues({ stores, users }: KnownDeps): Promise<KnownValues> {
  const [zones, types, skills, reasons, team] = await Promise.all([
    stores.settings.section('zones'),
    stores.settings.section('serviceTypes'),
    stores.settings.section('skills'),
    stores.settings.section('reasons'),
    users.team(OFFICE_ROLES),
  ]);
  const inUse = <T extends { retired: boolean }>(values: readonly T[]) =>
    values.filter(({ retired }) => !retired);
  return {
    lists: {
      zones: inUse(zones.values),
      serviceTypes: inUse(types.values),
      skills: inUse(skills.values),
      prospectSources: inUse(reasons.prospectSources),
    },
    people: team
      .filter(({ role, status }) => canOwnRecords({ role, active: status === 'ACTIVE' }))
      .map((user) => ({ id: user.id, name: fullName(user), email: user.email })),
  };
}
