import { expect, test } from 'vitest';
import type { AuditPage } from '../../activity/audit-store.ts';
import { UNREAD } from '../testing/test-sources.ts';
import { AUDIT } from './audit-source.ts';

test('an export of the audit asks by the same rule as its list', async () => {
  const asked: AuditPage[] = [];
  const list = (page: AuditPage) => {
    asked.push(page);
    return Promise.resolve({ edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 });
  };
  const settings = { timeZone: () => Promise.resolve('Europe/Madrid') };
  const deps = {
    ...UNREAD,
    stores: { ...UNREAD.stores, audit: { list }, settings },
    now: () => new Date('2026-11-24T08:00:00Z'),
  };
  const read = { after: null, role: 'ADMIN', names: () => '' } as const;
  await expect(AUDIT.page(deps, { filter: { recordId: 'c1' } }, read)).rejects.toThrow(
    'recordId necesita kind',
  );
  await expect(AUDIT.page(deps, {}, { ...read, role: 'AGENT' })).rejects.toThrow();
  expect(asked).toEqual([]);
  const filter = { kind: 'CLIENT', recordId: 'c1' } as const;
  expect(await AUDIT.page(deps, { filter }, read)).toEqual({ rows: [], after: null });
  expect(asked).toMatchObject([{ filter }]);
});
