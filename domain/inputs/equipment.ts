import * as z from 'zod/mini';
import { EQUIPMENT_KINDS, EQUIPMENT_STATUSES, type EquipmentStatus } from '../equipment.ts';
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

/** What is known of a piece of equipment. */
export const equipmentSchema = () =>
  ruled(fields(), ({ installedOn, warrantyUntil }) =>
    isDay(installedOn) && isDay(warrantyUntil) && warrantyUntil < installedOn
      ? [{ path: 'warrantyUntil', message: MESSAGES.warrantyBeforeInstallation }]
      : [],
  );

export type NewEquipment = z.output<ReturnType<typeof equipmentSchema>>;
