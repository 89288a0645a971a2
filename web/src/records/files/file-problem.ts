import type { Failure } from '#shared/graphql/failure.ts';

export class FileProblem extends Error {
  override name = 'FileProblem';
  readonly failure: Failure = { message: this.message, code: 'INVALID_FILE', requestId: null };
}
