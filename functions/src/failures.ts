import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';

export type Failure =
  | {
      kind: 'invalid';
      fields: FieldMessage[];
      /** Instead of asking to review the fields. */
      message?: string;
    }
  | { kind: 'notFound' }
  | {
      kind: 'transition';
      message: string;
      /** The office's wording of `message`, if it differs. */
      because?: string;
      /** Whether a retry may succeed without changes. */
      passes?: true;
    }
  | { kind: 'keyReused' };

export function wrongField(
  path: string,
  message: string = MESSAGES.unavailable,
): Extract<Failure, { kind: 'invalid' }> {
  return { kind: 'invalid', fields: [{ path, message }] };
}

export const NOT_FOUND = { kind: 'notFound' } as const;

/** Refusal because of a record's state; `message` is shown to the person. */
export function refused(message: string) {
  return { kind: 'transition', message } as const;
}

/** Stale version; the resolver adds the current record. */
export type Conflict = { kind: 'conflict' };
export const CONFLICT: Conflict = { kind: 'conflict' };

export const FAILURES = {
  notFound: 'No se ha encontrado',
  conflict: 'Otra persona lo ha cambiado mientras lo editabas',
  recentSignIn: 'Por seguridad, vuelve a escribir tu contraseña para hacer esto',
  lastAdmin: 'Es el único administrador activo: nombra antes a otro',
} as const;

const DATA = {
  invalid: ({ fields, message = MESSAGES.reviewFields }: Extract<Failure, { kind: 'invalid' }>) =>
    ({ __typename: 'ValidationError', message, fields }) as const,
  notFound: () => ({ __typename: 'NotFoundError', message: FAILURES.notFound }) as const,
  transition: ({ message }: Extract<Failure, { kind: 'transition' }>) =>
    ({ __typename: 'TransitionError', message }) as const,
  keyReused: () => ({ __typename: 'KeyReusedError', message: MESSAGES.keyReused }) as const,
};

type FailureData<F extends Failure> = ReturnType<(typeof DATA)[F['kind']]>;

/** Keeps the failure's narrow type in the GraphQL union. */
export function toFailure<F extends Failure>(failure: F): FailureData<F> {
  const make = DATA[failure.kind] as unknown as (given: F) => FailureData<F>;
  return make(failure);
}

/** Adds the current record; who changed it is resolved only if requested. */
export function toConflict<R extends { __typename: string }>(current: R) {
  return { __typename: 'ConflictError', message: FAILURES.conflict, current, change: null } as const;
}
