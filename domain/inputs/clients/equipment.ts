import type { LocalDate } from '../../time/local-date.ts';
import { MESSAGES } from '../../text/messages.ts';
import { EQUIPMENT, type NewEquipment } from '../../records/equipment.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { isDay, ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

const EARLIEST: LocalDate = '1950-01-01';

/** Compared as text, so a day that does not exist (29 February) still works as a bound. */
const aYearAfter = (day: LocalDate) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A date some months ahead is an agreed installation; more than a year is a typing error. */
function installationProblem(installedOn: LocalDate, today: LocalDate): string | null {
  if (installedOn < EARLIEST) return MESSAGES.installedTooEarly;
  return installedOn > aYearAfter(today) ? MESSAGES.installedTooLate : null;
}

type Dates = Pick<NewEquipment, 'installedOn' | 'warrantyUntil'>;

export const warrantyProblems = ({ installedOn, warrantyUntil }: Dates): FieldMessage[] =>
  isDay(installedOn) && isDay(warrantyUntil) && warrantyUntil < installedOn
    ? [{ path: 'warrantyUntil', message: MESSAGES.warrantyBeforeInstallation }]
    : [];

export function equipmentProblems(dates: Dates, today: LocalDate): FieldMessage[] {
  if (!isDay(dates.installedOn)) return [];
  const problem = installationProblem(dates.installedOn, today);
  return problem === null ? warrantyProblems(dates) : [{ path: 'installedOn', message: problem }];
}

export const equipmentSchema = (today: LocalDate) =>
  ruled(recordSchema(EQUIPMENT), (value) => equipmentProblems(value, today));

const { brand, model, serialNumber } = EQUIPMENT;
export const PLATE = { brand, model, serialNumber };
