import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Conflict, Failure } from '../unit/failures.ts';
import type { Done } from '../store/act.ts';

/** How a change of a prospect ends. */
export type ProspectOutcome = Done | Failure | Conflict;

/** Wrong fields of a part of an input, as the whole input has them. */
export const within = (part: string, fields: readonly FieldMessage[]): FieldMessage[] =>
  fields.map(({ path, message }) => ({ path: `${part}.${path}`, message }));
