import { isKept } from '@cuadrilla/domain/records/record-schema.ts';
import { SETTING_FIELDS } from '@cuadrilla/domain/activity/setting-fields.ts';
import type { DefaultLine, NewServiceType } from '@cuadrilla/domain/records/settings/service-type.ts';
import type { Buffers, CompanyDetails } from '@cuadrilla/domain/records/settings/settings.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { PASSWORD_RULES, type PasswordRules } from '@cuadrilla/domain/people/password-rules.ts';
import { DEFAULT_WEEKLY_HOURS, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';

export type SettingsRoot = Record<string, never>;

/** A retired value stays in records that have it. */
export type CatalogValue = { id: string; name: string; retired: boolean };

/** Types of an older version have no `defaultLines`. */
export type ServiceType = CatalogValue &
  Omit<NewServiceType, 'defaultLines'> & { defaultLines?: DefaultLine[] };

export type Zone = CatalogValue & { postalPrefixes: string[] };

export type Holiday = { id: string; date: LocalDate; name: string };

/** Each section is one document, `settings/{section}`. */
type Contents = {
  company: CompanyDetails;
  /** Hash of the image: reports keep showing the logo that they were made with. */
  logo: { sha256: string | null };
  workingHours: { hours: WeeklyHours };
  buffers: Buffers;
  passwords: PasswordRules;
  serviceTypes: { values: ServiceType[] };
  skills: { values: CatalogValue[] };
  zones: { values: Zone[] };
  holidays: { values: Holiday[] };
  reasons: {
    prospectSources: CatalogValue[];
    lostReasons: CatalogValue[];
    cancelReasons: CatalogValue[];
    holdReasons: CatalogValue[];
  };
};

export type SectionName = keyof Contents;

export type SectionContent<S extends SectionName> = Contents[S];

/** Version 0: the defaults, never saved. */
export type Section<S extends SectionName> = Contents[S] & { version: number };

export const SETTINGS_DEFAULTS: { readonly [S in SectionName]: SectionContent<S> } = {
  company: {
    name: 'Mi empresa',
    nif: null,
    address: null,
    phone: null,
    email: null,
    timeZone: 'Europe/Madrid',
    agentsApproveAbsences: false,
    pricesOnReport: true,
  },
  logo: { sha256: null },
  workingHours: { hours: DEFAULT_WEEKLY_HOURS },
  buffers: {
    low: 72,
    normal: 48,
    high: 24,
    urgent: 8,
    firstResponse: 24,
    lowClock: 'CALENDAR',
    normalClock: 'CALENDAR',
    highClock: 'CALENDAR',
    urgentClock: 'CALENDAR',
  },
  passwords: PASSWORD_RULES,
  serviceTypes: { values: [] },
  skills: { values: [] },
  zones: { values: [] },
  holidays: { values: [] },
  reasons: { prospectSources: [], lostReasons: [], cancelReasons: [], holdReasons: [] },
};

/** Installed apps of an earlier version do not send newer fields, which keep their values. */
export function keepUnsent<V extends object>(before: V, after: V, input: object): V {
  const sent = input as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(([name]) => !isKept(SETTING_FIELDS[name], sent[name]));
  return { ...before, ...Object.fromEntries(changed) };
}

/** Whether an id is unknown, or retired and not among those kept from before. */
export function anyUnavailable(
  values: readonly { id: string; retired: boolean }[],
  ids: readonly string[],
  kept: readonly string[] = [],
): boolean {
  const retiredById = new Map(values.map(({ id, retired }) => [id, retired]));
  return ids.some((id) => {
    const retired = retiredById.get(id);
    return retired === undefined || (retired && !kept.includes(id));
  });
}
