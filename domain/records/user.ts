import { TECHNICIAN_COLORS } from '../text/colors.ts';
import { ROLE_WORDS, type Role } from '../people/roles.ts';
import { flag, hours, openChoice, phone, requiredEmail, requiredText, system, values } from './field.ts';
import type { Form, Parsed, Stored } from './record.ts';

export type UserStatus = 'ACTIVE' | 'SUSPENDED';

const STATUS_LABELS: Record<UserStatus, string> = { ACTIVE: 'Activo', SUSPENDED: 'Suspendido' };
const COLOR_LABELS: Record<string, string> = Object.fromEntries(
  TECHNICIAN_COLORS.map(({ id, label }) => [id, label]),
);

export const STAFF_DETAILS = {
  name: requiredText({ label: 'Nombre', searched: true }),
  lastName: requiredText({ label: 'Apellidos', searched: true }),
  email: requiredEmail({ label: 'Correo electrónico', searched: true }),
  phone: phone({ label: 'Teléfono', searched: true }),
} as const;

export const PERSON = {
  ...STAFF_DETAILS,
  role: system<Role>('AGENT', { label: 'Rol', words: ROLE_WORDS }),
  // Any value but ACTIVE keeps the person out, and so does a missing one.
  status: system<UserStatus>('SUSPENDED', { label: 'Estado', words: STATUS_LABELS }),
} as const;

export const TECHNICIAN_PROFILE = {
  /** Derived from the uid until a colour is chosen. */
  color: openChoice(COLOR_LABELS, { label: 'Color' }),
  skillIds: values('skills', { label: 'Competencias', most: 50 }),
  /** Empty means every zone. */
  zoneIds: values('zones', { label: 'Zonas', most: 50 }),
  /** Null means the company's hours. */
  weeklyHours: hours({ label: 'Horario' }),
} as const;

export const TECHNICIAN_PERMISSIONS = {
  prices: flag({ label: 'Ve precios' }),
  phones: flag({ label: 'Ve teléfonos' }),
} as const;

export const USER = {
  ...PERSON,
  ...TECHNICIAN_PROFILE,
  permissions: system<Stored<typeof TECHNICIAN_PERMISSIONS>>(
    { prices: false, phones: false },
    { label: 'Permisos', of: TECHNICIAN_PERMISSIONS },
  ),
} as const;

const { name, lastName } = STAFF_DETAILS;
export const OWN_DETAILS = { name, lastName, phone: STAFF_DETAILS.phone } as const;
export const OWN_TECHNICIAN_DETAILS = {
  phone: STAFF_DETAILS.phone,
  color: TECHNICIAN_PROFILE.color,
} as const;

export type UserFields = Stored<typeof USER>;
export type StaffDetails = Parsed<typeof STAFF_DETAILS>;
export type StaffDetailsForm = Form<typeof STAFF_DETAILS>;
export type TechnicianProfileForm = Form<typeof TECHNICIAN_PROFILE>;
