import { BUFFERS, CLOCK_LABELS, type Buffers } from '@cuadrilla/domain/records/settings/settings.ts';
import type { Buffers_SectionFragment } from './buffers-page.generated.ts';

export type BufferName = Exclude<keyof Buffers, `${string}Clock`>;

const isHours = (name: string): name is BufferName => !name.endsWith('Clock');

export const BUFFER_NAMES = Object.keys(BUFFERS).filter(isHours);

/** For example `24 h laborables`. */
export function bufferWords(buffers: Buffers_SectionFragment, name: BufferName): string {
  const clock = name === 'firstResponse' ? 'CALENDAR' : buffers[`${name}Clock`];
  return `${buffers[name]} h ${CLOCK_LABELS[clock].toLowerCase()}`;
}
