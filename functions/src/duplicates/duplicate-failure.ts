import { sameQuestion } from '@cuadrilla/domain/contact/party.ts';
import type { DuplicateMatch } from '../graphql/types.generated.ts';

/** Others look like the same person; where `mustLink`, one of them is a client with the same NIF. */
export type Duplicate = { kind: 'duplicate'; matches: DuplicateMatch[]; mustLink: boolean };

const MUST_LINK = 'Ya hay un cliente con este NIF';
const PROPOSE = 'Ya hay alguien con el mismo NIF, correo o teléfono.';

/** The failure as GraphQL's data. */
export function toDuplicateError({ matches, mustLink }: Duplicate) {
  const message = mustLink ? MUST_LINK : `${PROPOSE} ${sameQuestion(matches)}`;
  return { __typename: 'DuplicateError', message, matches, mustLink } as const;
}

/** A client with the same NIF is the same person before the law: it has to be linked. */
const isSameClient = ({ entity, matchedOn }: DuplicateMatch) =>
  entity === 'CLIENT' && matchedOn.includes('NIF');

/**
 * The failure where nobody has said of all of these that they are others (`notDuplicateOf`), or where one of them must be
 * linked, which saying so does not change; null otherwise. A prospect may share a client's NIF (`mayShareNif`): its conversion
 * links them.
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
