import type { ServiceLine } from '../records/line.ts';

/** Where lines, which are in IVA, cannot be handed over as they are: Ley 37/1992 art. 3. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  35: 'Canarias',
  38: 'Canarias',
  51: 'Ceuta',
  52: 'Melilla',
};

/** The name of the place if IVA does not apply there. */
export const placeWithoutVat = (postalCode: string): string | undefined => ELSEWHERE[postalCode.slice(0, 2)];

/** Charged with IVA where it does not apply. */
export const hasWrongVat = (
  { billable, vatPercent }: Pick<ServiceLine, 'billable' | 'vatPercent'>,
  postalCode: string,
): boolean => billable === 'YES' && vatPercent !== 0 && placeWithoutVat(postalCode) !== undefined;
