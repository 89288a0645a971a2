import { lowerFirst } from '../../text/lower-first.ts';
import type { Kept } from './stored-row.ts';

type Left = Pick<Kept, 'name' | 'why'>;

/** Why an undo left a record; its name stands apart, for a link. */
export const keptParts = ({ name, why }: Left): [before: string, name: string, after: string] => [
  'Se queda ',
  name,
  `: ${lowerFirst(why)}`,
];

export const keptText = (left: Left): string => keptParts(left).join('');
