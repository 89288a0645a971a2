import { orderedHours, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { Answered } from '@cuadrilla/domain/records/record.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { TECHNICIAN_PROFILE, type TechnicianProfileForm } from '@cuadrilla/domain/records/user.ts';

/** Keeps the typed hours while the company's are selected. */
export type ProfileValues = TechnicianProfileForm & { isCompanyHours: boolean; weeklyHours: WeeklyHours };

/** Own hours start as a copy of the company's. */
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

/** Own hours are not checked while the company's are selected. */
export function profileInput({ isCompanyHours, weeklyHours, ...rest }: ProfileValues) {
  return { ...rest, weeklyHours: isCompanyHours ? null : weeklyHours };
}
