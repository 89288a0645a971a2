import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early-answers.ts';

const rows = { operationName: 'Rows', hash: 'h', variables: { first: 25 } };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ data: { rows: [] } })));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('an early answer is used once, for the same query of the same person', async () => {
  askEarly('ana', rows, 'token');
  expect(await takeEarly('bea', rows)).toBeNull();
  expect(await takeEarly('ana', { ...rows, variables: { first: 50 } })).toBeNull();
  expect(await takeEarly('ana', rows)).toEqual({ data: { rows: [] } });
  expect(await takeEarly('ana', rows)).toBeNull();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a query that is under way is not sent again', async () => {
  askEarly('ana', rows, 'token');
  askEarly('ana', rows, 'token');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(await takeEarly('ana', rows)).toEqual({ data: { rows: [] } });
});

test('an old early answer is not used', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  askEarly('ana', rows, 'token');
  vi.advanceTimersByTime(11_000);
  expect(await takeEarly('ana', rows)).toBeNull();
});

test('a failed early request returns null', async () => {
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('no network')));
  askEarly('ana', rows, 'token');
  expect(await takeEarly('ana', rows)).toBeNull();
});
