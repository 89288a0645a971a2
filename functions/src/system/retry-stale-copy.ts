import { assertCan, actOf, type Acting } from '../acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { RetryStaleCopyInput } from '../graphql/types.generated.ts';
import type { RetryOutcome } from './system-store.ts';

export async function retryStaleCopy(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  input: RetryStaleCopyInput,
  key: string | null | undefined,
): Promise<RetryOutcome> {
  assertCan(viewer, 'system:operate');
  return stores.system.retry(input.id, actOf(viewer, 'retryStaleCopy', input, { key, now: now() }));
}
