import { lowerFirst } from '../../text/lower-first.ts';
import type { Kept } from './stored-row.ts';

/** Why an undo left a record. */
export const keptText = ({ name, why }: Pick<Kept, 'name' | 'why'>): string =>
  `Se queda ${name}: ${lowerFirst(why)}`;
