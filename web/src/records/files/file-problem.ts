import type { Failure } from '#shared/graphql/failure.ts';

/** Why a chosen file cannot be taken, in words for the person who chose it. */
export class FileProblem extends Error {
  override name = 'FileProblem';
  readonly failure: Failure = { message: this.message, code: 'INVALID_FILE', requestId: null };
}
