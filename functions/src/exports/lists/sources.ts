import type { ExportedList } from '@cuadrilla/domain/exports/exported-lists.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { AUDIT } from './audit-source.ts';
import { CLIENTS, EQUIPMENT_OF_CLIENTS } from './client-sources.ts';
import type { ExportSource } from './export-source.ts';
import type { Names } from './record-cells.ts';
import { SERVICES } from './service-source.ts';
import { ABSENCES, BILLING_BATCHES, WORK_REVIEWS } from './office-sources.ts';
import { AGENTS, ITEMS, PROSPECTS, TECHNICIANS } from './simple-sources.ts';

/** Each takes the arguments of its own query, from `asked` of the export. */
const SOURCES: Readonly<Record<ExportedList, ExportSource<object>>> = {
  PROSPECTS,
  CLIENTS,
  EQUIPMENT: EQUIPMENT_OF_CLIENTS,
  SERVICES,
  WORK_REVIEWS,
  BILLING_BATCHES,
  ITEMS,
  TECHNICIANS,
  ABSENCES,
  AGENTS,
  AUDIT,
};

export const sourceOf = (list: ExportedList): ExportSource<object> => SOURCES[list];

export type NameSettings = Pick<SettingsStore, 'serviceTypes' | 'skills' | 'zones' | 'reasons'>;

export async function namesOf(settings: NameSettings): Promise<Names> {
  const [types, skills, zones, reasons] = await Promise.all([
    settings.serviceTypes(),
    settings.skills(),
    settings.zones(),
    settings.reasons(),
  ]);
  const lists = { serviceTypes: types.values, skills: skills.values, zones: zones.values, ...reasons };
  return (list, id) => lists[list].find((each) => each.id === id)?.name ?? '';
}
