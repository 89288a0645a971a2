import * as z from 'zod/mini';
import { TECHNICIAN_COLOR_IDS } from '../../text/colors.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import { oneOf, optionalPhone } from '../parts/fields.ts';

export const ownTechnicianProfileSchema = (parsePhone: PhoneParser) =>
  z.object({ phone: optionalPhone(parsePhone), color: oneOf(TECHNICIAN_COLOR_IDS) });

export type OwnTechnicianProfile = z.output<ReturnType<typeof ownTechnicianProfileSchema>>;
