import * as z from 'zod/mini';
import { requiredText } from '@cuadrilla/domain/inputs/parts/fields.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { ReviseWorkReportInput } from '../graphql/types.generated.ts';
import type { RevisionOutcome } from './revise-report-store.ts';

const revisionSchema = () => z.object({ reason: requiredText() });

/** Freezes a new version of a report, for a reason; the signed one stays. */
export async function reviseWorkReport(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  { id, reason }: ReviseWorkReportInput,
  key: string | null | undefined,
): Promise<RevisionOutcome> {
  assertCan(viewer, 'reports:version');
  const checked = validate(revisionSchema(), { reason });
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const request = { id, ...checked.value };
  return stores.reports.revise(request, occasionOf(viewer, 'reviseWorkReport', request, { key, now: now() }));
}
