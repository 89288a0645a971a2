import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import type {
  Technician_ResultFragment,
  Technician_TechnicianFragment,
} from '../page/technician.generated.ts';

/** How a change of a technician ended; `valuesOf` gives the newer version as the form holds it. */
export function technicianOutcome<V>(
  data: { result: Technician_ResultFragment } | null | undefined,
  valuesOf: (technician: Technician_TechnicianFragment) => V,
): Outcome<void, V> {
  if (!data) throw new Error('No data');
  const { result } = data;
  if (result.__typename === 'TechnicianSuccess') return done(undefined);
  if (result.__typename === 'ConflictError' && result.current.__typename === 'Technician') {
    return conflict(valuesOf(result.current), result.current.version, result.change);
  }
  return refused(result);
}
