import { MESSAGES } from '../../text/messages.ts';
import { ruled } from '../parts/fields.ts';
import { serviceLineSchema } from './service-line.ts';

const VAT_ELSEWHERE = 'El IVA no vale en esta ubicación: pon el 0 %';

/** A line of a closed service: its missing price, or else its IVA where none applies. */
export const completedLineSchema = (isPrice: boolean) => () =>
  ruled(serviceLineSchema(), ({ unitPriceCents, vatPercent }) => {
    if (isPrice)
      return unitPriceCents === null ? [{ path: 'unitPriceCents', message: MESSAGES.required }] : [];
    return vatPercent === 0 ? [] : [{ path: 'vatPercent', message: VAT_ELSEWHERE }];
  });
