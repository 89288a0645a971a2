import { sameQuestion } from '@cuadrilla/domain/contact/party.ts';
import type { DuplicateMatch } from '../graphql/types.generated.ts';

/** `mustLink`: one of the matches is a client with the same NIF. */
export type Duplicate = { kind: 'duplicate'; matches: DuplicateMatch[]; mustLink: boolean };

const MUST_LINK = 'Ya hay un cliente con este NIF';
const PROPOSE = 'Ya hay alguien con el mismo NIF, correo o teléfono.';

export function toDuplicateError({ matches, mustLink }: Duplicate) {
  const message = mustLink ? MUST_LINK : `${PROPOSE} ${sameQuestion(matches)}`;
  return { __typename: 'DuplicateError', message, matches, mustLink } as const;
}

/** An equal NIF is the same legal person. */
const isSameClient = ({ entity, matchedOn }: DuplicateMatch) =>
  entity === 'CLIENT' && matchedOn.includes('NIF');

/**
 * Null once all matches are named in `notDuplicateOf`, unless one must be linked. With `mayShareNif`, for a prospect, a client's
 * NIF may be shared, because the conversion links the two.
 */
export function duplicateAmong(
  matches: DuplicateMatch[],
  notDuplicateOf: readonly string[] | null | undefined,
  { mayShareNif } = { mayShareNif: false },
): Duplicate | null {
  const mustLink = !mayShareNif && matches.some(isSameClient);
  const seen = new Set(notDuplicateOf);
  const refused = mustLink || matches.some(({ id }) => !seen.has(id));
  return refused ? { kind: 'duplicate', matches, mustLink } : null;
}
