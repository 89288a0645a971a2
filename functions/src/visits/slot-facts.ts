import type { SlotQuestion, TechnicianFacts } from '@cuadrilla/domain/visits/scheduling.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import type { AbsenceOf } from '../staff/absences/approved-absences-store.ts';
import type { Service } from '../work/service.ts';
import type { CatalogValue, Holiday, Section, SectionName, Zone } from '../settings/settings.ts';
import type { User } from '../staff/user.ts';

export type SlotSettings = {
  zone: string;
  hours: WeeklyHours;
  skills: readonly CatalogValue[];
  zones: readonly Zone[];
  holidays: readonly Holiday[];
};

export async function readSlotSettings(
  section: <S extends SectionName>(name: S) => Promise<Section<S>>,
): Promise<SlotSettings> {
  const [company, workingHours, skills, zones, holidays] = await Promise.all([
    section('company'),
    section('workingHours'),
    section('skills'),
    section('zones'),
    section('holidays'),
  ]);
  return {
    zone: company.timeZone,
    hours: workingHours.hours,
    skills: skills.values,
    zones: zones.values,
    holidays: holidays.values,
  };
}

export type PlaceQuestion = Omit<SlotQuestion, 'interval'>;

export function questionOf(
  service: Service,
  settings: SlotSettings,
  exceptVisitId: string | null,
): PlaceQuestion {
  const { site, skillIds, promisedWindow, notBefore } = service;
  const { zone, zones, holidays, skills } = settings;
  return {
    zone,
    zones,
    holidays,
    promisedWindow,
    notBefore,
    exceptVisitId,
    skills: skills.filter(({ id }) => skillIds.includes(id)),
    site: { postalCode: site.address.postalCode, zoneId: site.zoneId },
  };
}

/** `absences` may include those of others. */
export function factsOf(
  user: User,
  { hours }: Pick<SlotSettings, 'hours'>,
  busy: { visits: TechnicianFacts['visits']; absences: readonly AbsenceOf[] },
): TechnicianFacts {
  const { id, status, skillIds, zoneIds, weeklyHours } = user;
  return {
    id,
    status,
    skillIds,
    zoneIds,
    name: fullName(user),
    weeklyHours: weeklyHours ?? hours,
    visits: busy.visits,
    absences: busy.absences.filter(({ technicianId }) => technicianId === id),
  };
}
