import { assertCan } from '../acting.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { User } from '../staff/user.ts';
import { auditPage, type AuditDeps } from './audit-page.ts';
import type { AuditedEntry, AuditPage } from './audit-store.ts';

export async function readAudit(
  deps: AuditDeps,
  viewer: Pick<User, 'role' | 'permissions'>,
  page: AuditPage,
): Promise<Page<AuditedEntry>> {
  assertCan(viewer, 'audit:open');
  return auditPage(deps, viewer, page);
}
