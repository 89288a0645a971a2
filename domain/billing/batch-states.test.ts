import { expect, test } from 'vitest';
import { ROLES } from '../people/roles.ts';
import {
  BATCH_STATUSES,
  batchActProblem,
  batchActsFrom,
  countsOf,
  handedOverStatus,
  type BatchStatus,
} from './batch-states.ts';

const ADMIN: Record<BatchStatus, string[]> = {
  DRAFT: ['leaveOut', 'discard', 'deliver'],
  DELIVERED: ['return', 'confirm'],
  CONFIRMED: ['return', 'confirm'],
  DISCARDED: [],
};

test.each(BATCH_STATUSES)('the acts each role may do on a batch that is %s', (status) => {
  const agent = ADMIN[status].filter((act) => act === 'leaveOut' || act === 'discard');
  const wanted = { ADMIN: ADMIN[status], AGENT: agent, TECHNICIAN: [] };
  for (const role of ROLES) expect(batchActsFrom(status, role)).toEqual(wanted[role]);
});

test("a refusal names the batch's status", () => {
  expect(batchActProblem('deliver', 'DELIVERED')).toBe('No es posible entregar un lote «Entregado»');
  expect(batchActProblem('deliver', 'DRAFT')).toBeNull();
});

test('a delivered batch is confirmed once no item is waiting', () => {
  const items = [{ state: 'DELIVERED' }, { state: 'INVOICED' }, { state: 'RETURNED' }] as const;
  expect(countsOf(items)).toEqual({ waiting: 1, invoiced: 1, returned: 1 });
  expect(handedOverStatus(countsOf(items))).toBe('DELIVERED');
  expect(handedOverStatus(countsOf(items.slice(1)))).toBe('CONFIRMED');
});
