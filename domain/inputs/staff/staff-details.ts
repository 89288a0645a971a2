import * as z from 'zod/mini';
import type { PhoneParser } from '../../contact/phone.ts';
import { OFFICE_ROLES } from '../../people/roles.ts';
import { recordSchema } from '../../records/record-schema.ts';
import {
  OWN_DETAILS,
  OWN_TECHNICIAN_DETAILS,
  STAFF_DETAILS,
  TECHNICIAN_PROFILE,
} from '../../records/user.ts';
import { newPassword } from '../parts/checks.ts';
import { checked, oneOf } from '../parts/fields.ts';

export const staffDetailsSchema = (parsePhone: PhoneParser) => recordSchema(STAFF_DETAILS, parsePhone);

export const createTechnicianSchema = (parsePhone: PhoneParser) =>
  z.extend(staffDetailsSchema(parsePhone), { password: checked(newPassword) });

export const createAgentSchema = (parsePhone: PhoneParser) =>
  z.extend(createTechnicianSchema(parsePhone), { role: oneOf(OFFICE_ROLES) });

export const ownProfileSchema = (parsePhone: PhoneParser) => recordSchema(OWN_DETAILS, parsePhone);

export const ownTechnicianProfileSchema = (parsePhone: PhoneParser) =>
  recordSchema(OWN_TECHNICIAN_DETAILS, parsePhone);

export const technicianProfileSchema = () => recordSchema(TECHNICIAN_PROFILE);
