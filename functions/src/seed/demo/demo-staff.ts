import type { AbsenceKind } from '@cuadrilla/domain/people/absence.ts';
import type { TechnicianColorId } from '@cuadrilla/domain/text/colors.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { DEFAULT_WEEKLY_HOURS, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';

export type DemoStaff = { role: Role; email: string; name: string; lastName: string; phone: string };

const staff = (
  role: Role,
  rows: readonly (readonly [email: string, name: string, lastName: string, phone: string])[],
) => rows.map(([email, name, lastName, phone]): DemoStaff => ({ role, email, name, lastName, phone }));

/** Térmica Manzanares, an air-conditioning and heating firm in Madrid. Its phones and addresses are reserved for examples. */
export const DEMO_STAFF: readonly DemoStaff[] = [
  ...staff('ADMIN', [['admin@demo.es', 'Elena', 'Robles', '+34600000001']]),
  ...staff('AGENT', [
    ['agente@demo.es', 'Diego', 'Salas', '+34600000002'],
    ['carmen.prados@ejemplo.es', 'Carmen', 'Prados Núñez', '+34600000003'],
    ['hugo.ibarra@ejemplo.es', 'Hugo', 'Ibarra Coll', '+34600000004'],
  ]),
  ...staff('TECHNICIAN', [
    ['tecnico@demo.es', 'Javier', 'Ortega Ruiz', '+34600000010'],
    ['nuria.castano@ejemplo.es', 'Nuria', 'Castaño Peña', '+34600000011'],
    ['ivan.munoz@ejemplo.es', 'Iván', 'Muñoz Gil', '+34600000012'],
    ['lucia.peralta@ejemplo.es', 'Lucía', 'Peralta Sanz', '+34600000013'],
    ['oscar.benitez@ejemplo.es', 'Óscar', 'Benítez Vega', '+34600000014'],
    ['ruben.cifuentes@ejemplo.es', 'Rubén', 'Cifuentes Mora', '+34600000015'],
    ['marta.iglesias@ejemplo.es', 'Marta', 'Iglesias Toledo', '+34600000016'],
    ['sergio.acuna@ejemplo.es', 'Sergio', 'Acuña Prieto', '+34600000017'],
  ]),
];

export type DemoAbsence = { from: number; to: number; kind: AbsenceKind; approved: boolean; note?: string };

export type DemoTechnician = {
  color: TechnicianColorId;
  skills: readonly string[];
  zones: readonly string[];
  weeklyHours?: WeeklyHours;
  permissions?: { prices: boolean; phones: boolean };
  absences?: readonly DemoAbsence[];
};

const early = { from: '07:00', to: '15:00' };
const EARLY: WeeklyHours = {
  ...DEFAULT_WEEKLY_HOURS,
  mon: [early],
  tue: [early],
  wed: [early],
  thu: [early],
  fri: [early],
};
const SATURDAYS: WeeklyHours = { ...EARLY, mon: [], sat: [{ from: '09:00', to: '14:00' }] };
const duty = { from: '09:00', to: '17:00' };
/** Two technicians are on duty at the weekend, within forty hours a week. */
const WEEKENDS: WeeklyHours = { ...EARLY, sat: [duty], sun: [duty] };
const OFF_TUE_WED: WeeklyHours = { ...WEEKENDS, tue: [], wed: [] };
const OFF_THU_FRI: WeeklyHours = { ...WEEKENDS, thu: [], fri: [] };
const GAS = ['Calderas de gas', 'Inspección de gas'];

export const DEMO_TECHNICIANS: Readonly<Record<string, DemoTechnician>> = {
  'tecnico@demo.es': {
    color: 'blue',
    skills: [...GAS, 'Aerotermia', 'Fontanería'],
    zones: ['Zona Centro', 'Zona Este'],
    permissions: { prices: true, phones: true },
    absences: [{ from: 24, to: 28, kind: 'VACATION', approved: true, note: 'Puente en el pueblo' }],
  },
  'nuria.castano@ejemplo.es': {
    color: 'orange',
    skills: ['Climatización', 'Electricidad', 'Frío comercial'],
    zones: ['Zona Norte', 'Zona Centro'],
    permissions: { prices: false, phones: true },
    absences: [
      { from: -40, to: -36, kind: 'VACATION', approved: true },
      { from: 12, to: 12, kind: 'PERSONAL', approved: false, note: 'Firma en la notaría' },
    ],
  },
  'ivan.munoz@ejemplo.es': {
    color: 'green',
    skills: [...GAS, 'Electricidad'],
    zones: ['Zona Sur'],
    weeklyHours: OFF_TUE_WED,
    permissions: { prices: false, phones: true },
  },
  'lucia.peralta@ejemplo.es': {
    color: 'purple',
    skills: ['Aerotermia', 'Climatización', 'Fontanería'],
    zones: [],
    permissions: { prices: true, phones: true },
    absences: [{ from: 5, to: 7, kind: 'TRAINING', approved: true, note: 'Curso de R-290 del fabricante' }],
  },
  'oscar.benitez@ejemplo.es': {
    color: 'sky',
    skills: ['Climatización', 'Ventilación'],
    zones: ['Zona Oeste', 'Zona Sur'],
    absences: [{ from: -2, to: 9, kind: 'SICK_LEAVE', approved: true }],
  },
  'ruben.cifuentes@ejemplo.es': {
    color: 'red',
    skills: ['Frío comercial', 'Electricidad'],
    zones: ['Zona Centro', 'Zona Sur', 'Zona Este'],
    weeklyHours: SATURDAYS,
    permissions: { prices: false, phones: true },
  },
  'marta.iglesias@ejemplo.es': {
    color: 'olive',
    skills: [...GAS, 'Fontanería'],
    zones: ['Zona Norte', 'Zona Oeste'],
    weeklyHours: OFF_THU_FRI,
    absences: [{ from: 33, to: 40, kind: 'VACATION', approved: false }],
  },
  'sergio.acuna@ejemplo.es': {
    color: 'pink',
    skills: ['Calderas de gas', 'Climatización'],
    zones: ['Zona Este'],
  },
};
