import * as z from 'zod/mini';
import type { PhoneParser } from '../phone.ts';
import { OFFICE_ROLES } from '../roles.ts';
import { createTechnicianSchema } from './create-technician.ts';
import { oneOf } from './fields.ts';

export const createAgentSchema = (parsePhone: PhoneParser) =>
  z.extend(createTechnicianSchema(parsePhone), { role: oneOf(OFFICE_ROLES) });

export type NewAgent = z.output<ReturnType<typeof createAgentSchema>>;
