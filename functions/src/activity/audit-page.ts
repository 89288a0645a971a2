import { badUserInput } from '../errors.ts';
import { assertDay } from '../local-day.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { User } from '../staff/user.ts';
import type { AuditedEntry, AuditPage, AuditStore } from './audit-store.ts';
import { withoutHidden } from './hidden-fields.ts';

export type AuditDeps = { stores: { audit: AuditStore }; now: () => Date };

/** For callers that have decided who opens the audit; without the fields that the person may not see. */
export async function auditPage(
  { stores, now }: AuditDeps,
  viewer: Pick<User, 'role' | 'permissions'>,
  page: AuditPage,
): Promise<Page<AuditedEntry>> {
  const { kind, recordId, from, to } = page.filter;
  if (recordId != null && kind == null) throw badUserInput('recordId necesita kind');
  for (const day of [from, to]) if (day != null) assertDay(day);
  const found = await stores.audit.list(page, now());
  const hide = withoutHidden(viewer);
  return { ...found, edges: found.edges.map(({ cursor, node }) => ({ cursor, node: hide(node) })) };
}
