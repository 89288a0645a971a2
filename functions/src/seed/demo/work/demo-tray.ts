import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { addMinutes, instantAt, type Interval } from '@cuadrilla/domain/time/time.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import type { Agenda } from './demo-agenda.ts';
import { DEMO_JOBS, type DemoJob } from './demo-jobs.ts';

export type Unassigned = {
  job: DemoJob;
  priority: Priority;
  requestedAt: Date;
  notBefore: Date | null;
  promisedWindow: Interval | null;
  act: {
    action: 'holdService' | 'cancelService';
    reason: string;
    note: string | null;
    until: LocalDate | null;
  } | null;
};

const HOUR_MS = 3_600_000;
/** The defaults of the settings, in hours. */
const BUFFER_HOURS: Record<Priority, number> = { LOW: 72, NORMAL: 48, HIGH: 24, URGENT: 8 };

type Row = [title: string, type: string, priority: Priority, dueInHours: number, onPromise?: boolean];

/** As in the picture of the planning; the first is overdue. */
const TRAY: readonly Row[] = [
  ['Fuga en purgador', 'Avería de caldera', 'HIGH', -2.2],
  ['Sin calefacción en el portal', 'Avería de caldera', 'URGENT', 3.7],
  ['Split gotea', 'Mantenimiento de aire acondicionado', 'URGENT', 5.1],
  ['Olor a gas, llave cerrada', 'Inspección de gas', 'URGENT', 6.85],
  ['Caldera hace ruido', 'Avería de caldera', 'HIGH', 21, true],
  ['Cambiar termo de 80 l', 'Avería de caldera', 'NORMAL', 44],
  ['Revisión anual', 'Revisión anual de caldera', 'LOW', 92, true],
  ['Termostato sin conexión', 'Mantenimiento de aire acondicionado', 'LOW', 118],
  ['Aerotermia: alarma U4', 'Puesta en marcha de aerotermia', 'NORMAL', 140],
];

type Settled = [
  title: string,
  type: string,
  daysAgo: number,
  reason: string,
  note: string | null,
  daysLeft?: number,
];

/** The first returns to the tray today. */
const HELD: readonly Settled[] = [
  ['Sustituir vaso de expansión', 'Avería de caldera', 4, 'Falta material', 'Pedido a fábrica', 0],
  [
    'Instalar dos splits',
    'Instalación de split',
    6,
    'A la espera de permiso',
    'Falta el permiso de la comunidad',
    11,
  ],
];

const CANCELLED: readonly Settled[] = [
  ['Radiador gotea', 'Avería de caldera', 9, 'Ya resuelto', 'Lo apretó el conserje'],
  ['No calienta el agua', 'Avería de caldera', 20, 'Duplicado', null],
  ['Limpieza de filtros', 'Mantenimiento de aire acondicionado', 34, 'Lo pide el cliente', 'Se muda'],
  ['Lavadora no desagua', 'Avería de caldera', 51, 'No es de nuestra actividad', null],
];

export function demoUnassigned(agenda: Agenda, now: Date): Unassigned[] {
  const settled =
    (action: 'holdService' | 'cancelService') =>
    ([title, type, daysAgo, reason, note, daysLeft]: Settled): Unassigned => ({
      job: jobOf(title, type),
      priority: 'NORMAL',
      notBefore: null,
      promisedWindow: null,
      requestedAt: new Date(now.getTime() - daysAgo * 24 * HOUR_MS),
      act: { action, reason, note, until: daysLeft === undefined ? null : agenda.dayOf(daysLeft) },
    });
  return [
    ...TRAY.map((row) => waiting(agenda, now, row)),
    ...HELD.map(settled('holdService')),
    ...CANCELLED.map(settled('cancelService')),
  ];
}

/**
 * The request date follows from the due date; if that lies ahead by more than the buffer, the service was requested for a later
 * day.
 */
function waiting(
  { dayOf, timeZone }: Agenda,
  now: Date,
  [title, type, priority, hours, onPromise]: Row,
): Unassigned {
  const from = new Date(now.getTime() + (hours - BUFFER_HOURS[priority]) * HOUR_MS);
  const isLater = from > now;
  const requestedAt = isLater ? addMinutes(now, -hours) : from;
  const day = isLater ? addDays(dayOf(0), Math.ceil(hours / 24) - 1) : dayOf(1);
  const window = { start: instantAt(timeZone, day, '10:00'), end: instantAt(timeZone, day, '12:00') };
  return {
    job: jobOf(title, type),
    priority,
    requestedAt,
    act: null,
    notBefore: isLater ? from : null,
    promisedWindow: onPromise === true ? window : null,
  };
}

function jobOf(title: string, type: string): DemoJob {
  const usual = DEMO_JOBS.find((job) => job.type === type);
  if (!usual) throw new Error(`${type} is no type of service`);
  return DEMO_JOBS.find((job) => job.title === title) ?? { ...usual, title };
}
