import * as z from 'zod/mini';
import type { PhoneParser } from '../phone.ts';
import { createTechnicianSchema } from './create-technician.ts';
import { oneOf } from './fields.ts';

/** The roles of the office: those an agent's form offers. */
export const OFFICE_ROLES = ['ADMIN', 'AGENT'] as const;

/** A new agent or administrator: as a technician, with the role. */
export const createAgentSchema = (parsePhone: PhoneParser) =>
  z.extend(createTechnicianSchema(parsePhone), { role: oneOf(OFFICE_ROLES) });

export type NewAgent = z.output<ReturnType<typeof createAgentSchema>>;
