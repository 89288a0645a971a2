import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { dayInterval } from '@cuadrilla/domain/time/time.ts';
import type { GraphQLContext } from '../../server/context.ts';
import { assertCan } from '../../acting.ts';
import { badUserInput } from '../../errors.ts';
import { assertDay } from '../../local-day.ts';
import type { User } from '../../staff/user.ts';
import type { Visit } from '../../work/visit.ts';

const DAYS_MAX = 31;
const VISITS_MAX = 1_000;

/** Without annulled ones; the days are those of the company's zone. */
export async function ownVisits(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: User,
  { from, days }: { from: LocalDate; days: number },
): Promise<Visit[]> {
  assertCan(viewer, 'own-day:read');
  assertDay(from);
  if (days < 1 || days > DAYS_MAX) throw badUserInput(`Se pueden pedir de 1 a ${DAYS_MAX} días`);
  const zone = await stores.settings.timeZone(now());
  const { start } = dayInterval(zone, from);
  const { end } = dayInterval(zone, addDays(from, days - 1));
  const visits = await stores.visits.ofTechnician(viewer.id, { start, end }, VISITS_MAX);
  return visits.filter(({ status }) => status !== 'CANCELLED');
}
