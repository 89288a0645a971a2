import type { LocalDate } from '../../time/local-date.ts';
import { MESSAGES } from '../../text/messages.ts';
import { EQUIPMENT, type NewEquipment } from '../../records/equipment.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { isDay, ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

const EARLIEST: LocalDate = '1950-01-01';

/** The same day of the next year; as a text it also bounds where that day does not exist. */
const aYearAfter = (day: LocalDate) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A date that is surely mistyped; one of some months ahead is an installation that was agreed on. */
function installationProblem(installedOn: LocalDate, today: LocalDate): string | null {
  if (installedOn < EARLIEST) return MESSAGES.installedTooEarly;
  return installedOn > aYearAfter(today) ? MESSAGES.installedTooLate : null;
}

/** What is wrong between the fields of a piece of equipment, on the day that is `today`. */
export function equipmentProblems(
  { installedOn, warrantyUntil }: Pick<NewEquipment, 'installedOn' | 'warrantyUntil'>,
  today: LocalDate,
): FieldMessage[] {
  if (!isDay(installedOn)) return [];
  const problem = installationProblem(installedOn, today);
  if (problem !== null) return [{ path: 'installedOn', message: problem }];
  return isDay(warrantyUntil) && warrantyUntil < installedOn
    ? [{ path: 'warrantyUntil', message: MESSAGES.warrantyBeforeInstallation }]
    : [];
}

/** What is known of a piece of equipment, on the day that is `today`. */
export const equipmentSchema = (today: LocalDate) =>
  ruled(recordSchema(EQUIPMENT), (value) => equipmentProblems(value, today));

const { brand, model, serialNumber } = EQUIPMENT;
/** What the plate of a machine says. */
export const PLATE = { brand, model, serialNumber };
