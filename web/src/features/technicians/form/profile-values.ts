import { DAYS, type HoursSpan, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { Technician_ProfileFragment } from '../page/technician.generated.ts';

/** A profile as the form holds it: hours of their own are kept while the company's are chosen. */
export type ProfileValues = {
  color: string;
  skillIds: string[];
  zoneIds: string[];
  isCompanyHours: boolean;
  weeklyHours: WeeklyHours;
};

/** Without what the cache adds to each record. */
const plain = (hours: Record<keyof WeeklyHours, readonly HoursSpan[]>): WeeklyHours =>
  Object.fromEntries(
    DAYS.map((day) => [day, hours[day].map(({ from, to }) => ({ from, to }))]),
  ) as WeeklyHours;

/** The company's hours are what somebody who gets hours of their own begins with. */
export function profileValues(
  { color, skillIds, zoneIds, weeklyHours }: Omit<Technician_ProfileFragment, 'id' | 'version'>,
  companyHours: WeeklyHours,
): ProfileValues {
  return {
    color,
    skillIds: [...skillIds],
    zoneIds: [...zoneIds],
    isCompanyHours: weeklyHours === null,
    weeklyHours: plain(weeklyHours ?? companyHours),
  };
}

/** What the domain's rules are given; hours that do not count are not checked. */
export function profileInput({ isCompanyHours, weeklyHours, ...rest }: ProfileValues) {
  return { ...rest, weeklyHours: isCompanyHours ? null : weeklyHours };
}
