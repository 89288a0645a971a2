import { orderedHours, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { Answered } from '@cuadrilla/domain/records/record.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { TECHNICIAN_PROFILE, type TechnicianProfileForm } from '@cuadrilla/domain/records/user.ts';

/** Hours of their own are kept while the company's are chosen. */
export type ProfileValues = TechnicianProfileForm & { isCompanyHours: boolean; weeklyHours: WeeklyHours };

/** Hours of their own begin as the company's. */
export function profileValues(
  profile: Answered<typeof TECHNICIAN_PROFILE>,
  companyHours: WeeklyHours,
): ProfileValues {
  const { weeklyHours, ...rest } = formOf(TECHNICIAN_PROFILE, profile);
  return {
    ...rest,
    isCompanyHours: weeklyHours === null,
    weeklyHours: weeklyHours ?? orderedHours(companyHours),
  };
}

/** Hours that do not count are not checked. */
export function profileInput({ isCompanyHours, weeklyHours, ...rest }: ProfileValues) {
  return { ...rest, weeklyHours: isCompanyHours ? null : weeklyHours };
}
