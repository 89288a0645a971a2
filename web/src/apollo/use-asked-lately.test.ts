import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { SuspendStaffDocument } from '#records/staff/staff-actions.generated.ts';
import { FakeServer, refusal } from '../testing/fake-server.ts';
import { forgetAsked, useAskedLately } from './use-asked-lately.ts';

const policyOf = (name: string) => renderHook(() => useAskedLately(name)).result.current;

afterEach(() => {
  vi.useRealTimers();
  forgetAsked();
});

test('the first part of a page asks the server, and those drawn within ten seconds do not', () => {
  vi.useFakeTimers();
  expect(policyOf('Catalog')).toBe('cache-and-network');
  vi.advanceTimersByTime(9_000);
  expect(policyOf('Catalog')).toBe('cache-first');
  expect(policyOf('Team')).toBe('cache-and-network');
  vi.advanceTimersByTime(1_500);
  expect(policyOf('Catalog')).toBe('cache-and-network');
});

test('after a mutation the server is asked again', async () => {
  new FakeServer().on('SuspendStaff', () => refusal('INTERNAL_SERVER_ERROR'));
  const client = createClient({ getToken: () => Promise.resolve('t-1'), onErrorCode: () => undefined });
  policyOf('Catalog');
  expect(policyOf('Catalog')).toBe('cache-first');
  const variables = { input: { id: 't1', version: 1 }, key: 'k' };
  await expect(client.mutate({ mutation: SuspendStaffDocument, variables })).rejects.toThrow();
  expect(policyOf('Catalog')).toBe('cache-and-network');
});
