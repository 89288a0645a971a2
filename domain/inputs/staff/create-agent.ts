import * as z from 'zod/mini';
import type { PhoneParser } from '../../contact/phone.ts';
import { OFFICE_ROLES } from '../../people/roles.ts';
import { createTechnicianSchema } from './create-technician.ts';
import { oneOf } from '../parts/fields.ts';

export const createAgentSchema = (parsePhone: PhoneParser) =>
  z.extend(createTechnicianSchema(parsePhone), { role: oneOf(OFFICE_ROLES) });

export type NewAgent = z.output<ReturnType<typeof createAgentSchema>>;
