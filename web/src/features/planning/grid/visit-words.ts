import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { shortStreetLine } from '#records/places/short-street.ts';
import { formatTime } from '#shared/format/dates.ts';
import type { Block } from './rows.ts';

export function placeOf({ visit: { site } }: Block): string {
  return [shortStreetLine(site.address), site.address.floor].filter(Boolean).join(', ');
}

function hoursOf({ interval }: Pick<Block, 'interval'>): string {
  return `${formatTime(interval.start.toISOString())}–${formatTime(interval.end.toISOString())}`;
}

/** The whole text on one line, because the block is often too narrow for it. */
export function blockWords(block: Block): string {
  const { visit } = block;
  const { code, title } = visit.summary;
  const { name } = visit.client;
  return [hoursOf(block), title, name, placeOf(block), VISIT_STATUS_LABELS[visit.status], code]
    .filter(Boolean)
    .join(', ');
}
