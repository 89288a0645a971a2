import { toFailure } from '../failures.ts';
import type { Filed } from '../store/act.ts';

export function toFiled({ reviewId, because }: Pick<Filed, 'reviewId' | 'because'>) {
  return { __typename: 'WorkFiled', reviewId, because } as const;
}

const NOT_THEIRS = 'Ya se aplicó; la oficina ha dado el trabajo a otra persona';

/**
 * The answer to whoever may not see the record any more: an act of theirs that was done by the first request with its key was
 * taken, and is not to be sent again; anything else is as if there were no such record.
 */
export function takenBefore({ kind }: { kind: 'done' | 'conflict' }) {
  if (kind === 'conflict') return toFailure({ kind: 'notFound' });
  return { __typename: 'WorkFiled', reviewId: null, because: NOT_THEIRS } as const;
}
