import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { daysOff, type DayOff } from '@cuadrilla/domain/scheduling/days-off.ts';
import { assertCan } from '../../acting.ts';
import type { AbsenceKind } from '../../graphql/types.generated.ts';
import { assertOwnDays } from '../../local-day.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { AbsenceStore } from './absence-store.ts';
import type { User } from '../user.ts';

type Deps = {
  stores: { absences: Pick<AbsenceStore, 'approvedFrom'>; settings: Pick<SettingsStore, 'holidays'> };
};

export async function ownDaysOff(
  { stores }: Deps,
  viewer: User,
  asked: { from: LocalDate; days: number },
): Promise<DayOff<AbsenceKind>[]> {
  assertCan(viewer, 'own-day:read');
  assertOwnDays(asked);
  const [absences, { values: holidays }] = await Promise.all([
    stores.absences.approvedFrom(viewer.id, asked.from),
    stores.settings.holidays(),
  ]);
  return daysOff(asked, { absences, holidays });
}
