import type { DeadlineClock } from '@cuadrilla/domain/inputs/settings/buffers.ts';
import type { Buffers_SectionFragment } from './buffers-page.generated.ts';

export const BUFFER_NAMES = ['low', 'normal', 'high', 'urgent', 'firstResponse'] as const;

export type BufferName = (typeof BUFFER_NAMES)[number];
type ClockName = `${Exclude<BufferName, 'firstResponse'>}Clock`;

export const BUFFER_LABELS: Record<BufferName | ClockName, string> = {
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

export const CLOCK_LABELS: Record<DeadlineClock, string> = { CALENDAR: 'Naturales', WORKING: 'Laborables' };

/** `24 h laborables`: how long one of them is, and by which clock. */
export function bufferWords(buffers: Buffers_SectionFragment, name: BufferName): string {
  const clock = name === 'firstResponse' ? 'CALENDAR' : buffers[`${name}Clock`];
  return `${buffers[name]} h ${CLOCK_LABELS[clock].toLowerCase()}`;
}

/** Hours as they are typed. */
export type BufferValues = Record<BufferName, string> & Record<ClockName, DeadlineClock>;

export function bufferValues(buffers: Buffers_SectionFragment): BufferValues {
  const { lowClock, normalClock, highClock, urgentClock } = buffers;
  const hours = Object.fromEntries(BUFFER_NAMES.map((name) => [name, String(buffers[name])]));
  return { ...(hours as Record<BufferName, string>), lowClock, normalClock, highClock, urgentClock };
}

/** Typed hours as numbers; what is none is no number, which the schema refuses. */
export function bufferInput(values: BufferValues) {
  const numbers = BUFFER_NAMES.map((name) => [name, Number(values[name].trim().replace(',', '.'))]);
  return { ...values, ...(Object.fromEntries(numbers) as Record<BufferName, number>) };
}
