import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { daysOff, type DayOff } from '@cuadrilla/domain/scheduling/days-off.ts';
import { assertCan } from '../../acting.ts';
import type { GraphQLContext } from '../../server/context.ts';
import { badUserInput } from '../../errors.ts';
import type { AbsenceKind } from '../../graphql/types.generated.ts';
import { assertDay } from '../../local-day.ts';
import type { User } from '../user.ts';

const DAYS_MAX = 31;

export async function ownDaysOff(
  { stores }: Pick<GraphQLContext, 'stores'>,
  viewer: User,
  asked: { from: LocalDate; days: number },
): Promise<DayOff<AbsenceKind>[]> {
  assertCan(viewer, 'own-day:read');
  assertDay(asked.from);
  if (asked.days < 1 || asked.days > DAYS_MAX) throw badUserInput(`Se pueden pedir de 1 a ${DAYS_MAX} días`);
  const [absences, { values: holidays }] = await Promise.all([
    stores.absences.approvedFrom(viewer.id, asked.from),
    stores.settings.holidays(),
  ]);
  return daysOff(asked, { absences, holidays });
}
