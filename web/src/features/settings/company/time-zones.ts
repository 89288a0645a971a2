import { TIME_ZONE_LABELS } from '@cuadrilla/domain/records/settings/settings.ts';

export const zoneLabel = (zone: string): string => TIME_ZONE_LABELS[zone] ?? zone;

export function zoneOptions(current: string) {
  const zones = [...new Set([...Object.keys(TIME_ZONE_LABELS), current])];
  return zones.map((value) => ({ value, label: zoneLabel(value) }));
}
