const ZONES = [
  { value: 'Europe/Madrid', label: 'Península y Baleares' },
  { value: 'Atlantic/Canary', label: 'Canarias' },
  { value: 'Africa/Ceuta', label: 'Ceuta y Melilla' },
];

export function zoneLabel(zone: string): string {
  return ZONES.find(({ value }) => value === zone)?.label ?? zone;
}

export function zoneOptions(current: string) {
  const isKnown = ZONES.some(({ value }) => value === current);
  return isKnown ? ZONES : [...ZONES, { value: current, label: current }];
}
