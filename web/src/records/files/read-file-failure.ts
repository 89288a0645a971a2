import { readFailure } from '#apollo/read-failure.ts';
import type { Failure } from '#shared/graphql/failure.ts';
import { FileProblem } from './file-problem.ts';
import { FileRefused } from './file-requests.ts';

/** What went wrong with a file, in words. */
export function readFileFailure(error: unknown): Failure {
  if (error instanceof FileRefused) return error.failure;
  if (error instanceof FileProblem) return { message: error.message, code: 'INVALID_FILE', requestId: null };
  return readFailure(error);
}
