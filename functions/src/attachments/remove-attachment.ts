import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import { reportOf } from '../field-work/field-report.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { RemoveAttachmentInput } from '../graphql/types.generated.ts';
import type { RemoveFileOutcome } from './remove-file-store.ts';

/** Removes a file that no signed report shows: the office until the service is closed, a technician of their own visit. */
export async function removeAttachment(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  { id, ...said }: RemoveAttachmentInput,
  key: string | null | undefined,
): Promise<RemoveFileOutcome> {
  assertCan(viewer, 'attachments:remove');
  const occasion = occasionOf(viewer, 'removeAttachment', { id }, { key, now: now() });
  return stores.attachments.remove({ id, viewer, report: reportOf(said) }, occasion);
}
