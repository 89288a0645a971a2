import * as z from 'zod/mini';
import { EQUIPMENT_KINDS, EQUIPMENT_STATUSES, type EquipmentStatus } from '../equipment.ts';
import type { LocalDate } from '../local-date.ts';
import { MESSAGES } from '../messages.ts';
import { isDay, oneOf, optionalDate, optionalNote, optionalText, requiredId, ruled } from './fields.ts';

const status = () =>
  z.pipe(
    z.nullish(oneOf(EQUIPMENT_STATUSES)),
    z.transform((value): EquipmentStatus => value ?? 'OPERATIONAL'),
  );

const fields = () =>
  z.object({
    siteId: requiredId(),
    kind: oneOf(EQUIPMENT_KINDS),
    brand: optionalText(),
    model: optionalText(),
    serialNumber: optionalText(),
    installedOn: optionalDate(),
    warrantyUntil: optionalDate(),
    status: status(),
    notes: optionalNote(),
  });

const EARLIEST: LocalDate = '1950-01-01';

/** The same day of the next year; as a text it also bounds where that day does not exist. */
const aYearAfter = (day: LocalDate) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A date that is surely mistyped; one of some months ahead is an installation that was agreed on. */
function installationProblem(installedOn: LocalDate, today: LocalDate): string | null {
  if (installedOn < EARLIEST) return MESSAGES.installedTooEarly;
  return installedOn > aYearAfter(today) ? MESSAGES.installedTooLate : null;
}

/** What is known of a piece of equipment, on the day that is `today`. */
export const equipmentSchema = (today: LocalDate) =>
  ruled(fields(), ({ installedOn, warrantyUntil }) => {
    if (!isDay(installedOn)) return [];
    const problem = installationProblem(installedOn, today);
    if (problem !== null) return [{ path: 'installedOn', message: problem }];
    return isDay(warrantyUntil) && warrantyUntil < installedOn
      ? [{ path: 'warrantyUntil', message: MESSAGES.warrantyBeforeInstallation }]
      : [];
  });

export type NewEquipment = z.output<ReturnType<typeof equipmentSchema>>;

/** What the plate of a machine says. */
export const plateSchema = () =>
  z.object({ brand: optionalText(), model: optionalText(), serialNumber: optionalText() });

export type Plate = z.output<ReturnType<typeof plateSchema>>;
