import type { Buffers_SectionFragment } from './buffers-page.generated.ts';

export const BUFFER_NAMES = ['low', 'normal', 'high', 'urgent', 'firstResponse'] as const;

export type BufferName = (typeof BUFFER_NAMES)[number];

export const BUFFER_LABELS: Record<BufferName, string> = {
  low: 'Prioridad baja',
  normal: 'Prioridad normal',
  high: 'Prioridad alta',
  urgent: 'Urgente',
  firstResponse: 'Primera respuesta',
};

/** Hours as they are typed. */
export type BufferValues = Record<BufferName, string>;

export function bufferValues(buffers: Buffers_SectionFragment): BufferValues {
  return Object.fromEntries(BUFFER_NAMES.map((name) => [name, String(buffers[name])])) as BufferValues;
}

/** Typed hours as numbers; what is none is no number, which the schema refuses. */
export function bufferInput(values: BufferValues): Record<BufferName, number> {
  const numbers = BUFFER_NAMES.map((name) => [name, Number(values[name].trim().replace(',', '.'))]);
  return Object.fromEntries(numbers) as Record<BufferName, number>;
}
