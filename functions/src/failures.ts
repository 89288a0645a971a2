import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';

/** The ways in which something expected does not happen that many acts share. */
export type Failure =
  | { kind: 'invalid'; fields: FieldMessage[] }
  | { kind: 'notFound' }
  | {
      kind: 'transition';
      message: string;
      /** The same as whoever did not ask reads it, where that differs. */
      because?: string;
      /** Whether it passes by itself, so that the same may be asked again. */
      passes?: true;
    }
  | { kind: 'keyReused' };

/** A field that cannot be taken as it is; by itself, because what it names is not there or no longer chosen. */
export function wrongField(
  path: string,
  message: string = MESSAGES.unavailable,
): Extract<Failure, { kind: 'invalid' }> {
  return { kind: 'invalid', fields: [{ path, message }] };
}

export const NOT_FOUND = { kind: 'notFound' } as const;

/** What the state of a record does not allow, in the words that the person reads. */
export function refused(message: string) {
  return { kind: 'transition', message } as const;
}

/** A record changed since the version that was sent; the resolver adds what it is now. */
export type Conflict = { kind: 'conflict' };
export const CONFLICT: Conflict = { kind: 'conflict' };

/** What a person reads, where it does not depend on the case. */
export const FAILURES = {
  notFound: 'No se ha encontrado',
  conflict: 'Otra persona lo ha cambiado mientras lo editabas',
  recentSignIn: 'Por seguridad, vuelve a escribir tu contraseña para hacer esto',
  lastAdmin: 'Es el único administrador activo: nombra antes a otro',
} as const;

const DATA = {
  invalid: ({ fields }: Extract<Failure, { kind: 'invalid' }>) =>
    ({ __typename: 'ValidationError', message: MESSAGES.reviewFields, fields }) as const,
  notFound: () => ({ __typename: 'NotFoundError', message: FAILURES.notFound }) as const,
  transition: ({ message }: Extract<Failure, { kind: 'transition' }>) =>
    ({ __typename: 'TransitionError', message }) as const,
  keyReused: () => ({ __typename: 'KeyReusedError', message: MESSAGES.keyReused }) as const,
};

type FailureData<F extends Failure> = ReturnType<(typeof DATA)[F['kind']]>;

/** A shared failure as GraphQL's data; what it gives is as narrow as what it is given. */
export function toFailure<F extends Failure>(failure: F): FailureData<F> {
  const make = DATA[failure.kind] as unknown as (given: F) => FailureData<F>;
  return make(failure);
}

/** The failure for a stale version, with the record as it is now; who changed it is read where that is asked for. */
export function toConflict<R extends { __typename: string }>(current: R) {
  return { __typename: 'ConflictError', message: FAILURES.conflict, current, change: null } as const;
}
