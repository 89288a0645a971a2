import type { Buffers, DeadlineClock } from '@cuadrilla/domain/inputs/settings/buffers.ts';
import type { Buffers_SectionFragment } from './buffers-page.generated.ts';

type ClockName = Extract<keyof Buffers, `${string}Clock`>;
export type BufferName = Exclude<keyof Buffers, ClockName>;

export const BUFFER_LABELS: Record<keyof Buffers, string> = {
  low: 'Prioridad baja',
  lowClock: 'Horas de prioridad baja',
  normal: 'Prioridad normal',
  normalClock: 'Horas de prioridad normal',
  high: 'Prioridad alta',
  highClock: 'Horas de prioridad alta',
  urgent: 'Urgente',
  urgentClock: 'Horas de los urgentes',
  firstResponse: 'Primera respuesta',
};

const isHours = (name: string): name is BufferName => name in BUFFER_LABELS && !name.endsWith('Clock');

export const BUFFER_NAMES = Object.keys(BUFFER_LABELS).filter(isHours);

export const CLOCK_LABELS: Record<DeadlineClock, string> = { CALENDAR: 'Naturales', WORKING: 'Laborables' };

/** For example `24 h laborables`. */
export function bufferWords(buffers: Buffers_SectionFragment, name: BufferName): string {
  const clock = name === 'firstResponse' ? 'CALENDAR' : buffers[`${name}Clock`];
  return `${buffers[name]} h ${CLOCK_LABELS[clock].toLowerCase()}`;
}

export type BufferValues = Record<BufferName, string> & Record<ClockName, DeadlineClock>;

export function bufferValues(buffers: Buffers_SectionFragment): BufferValues {
  const { lowClock, normalClock, highClock, urgentClock } = buffers;
  return {
    lowClock,
    normalClock,
    highClock,
    urgentClock,
    low: String(buffers.low),
    normal: String(buffers.normal),
    high: String(buffers.high),
    urgent: String(buffers.urgent),
    firstResponse: String(buffers.firstResponse),
  };
}

/** NaN for anything but a number; the schema refuses it. */
const toHours = (typed: string) => Number(typed.trim().replace(',', '.'));

export function bufferInput(values: BufferValues): Buffers {
  return {
    ...values,
    low: toHours(values.low),
    normal: toHours(values.normal),
    high: toHours(values.high),
    urgent: toHours(values.urgent),
    firstResponse: toHours(values.firstResponse),
  };
}
