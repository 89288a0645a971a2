import { toFailure } from '../failures.ts';
import type { Filed } from '../store/act.ts';

export function toFiled({ reviewId, because }: Pick<Filed, 'reviewId' | 'because'>) {
  return { __typename: 'WorkFiled', reviewId, because } as const;
}

const NOT_THEIRS = 'Ya se aplicó; la oficina ha dado el trabajo a otra persona';

/**
 * The answer for a person who can no longer see the record: success if the first request with this key was applied, so that the
 * device does not send it again; otherwise notFound.
 */
export function answerForRepeat({ kind }: { kind: 'done' | 'conflict' }) {
  if (kind === 'conflict') return toFailure({ kind: 'notFound' });
  return { __typename: 'WorkFiled', reviewId: null, because: NOT_THEIRS } as const;
}
