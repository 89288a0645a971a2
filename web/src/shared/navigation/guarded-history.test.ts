import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { GuardedHistory, type Ask, type Place } from './guarded-history.ts';

function open() {
  const history = new GuardedHistory(
    createMemoryHistory({ initialEntries: ['/uno', '/dos', '/tres'], v5Compat: true }),
  );
  const seen: string[] = [];
  history.listen(({ location, action }: Place) => seen.push(`${action} ${location.pathname}`));
  const ask = vi.fn<Ask>();
  const proceed = () => ask.mock.lastCall?.[0]();
  const here = () => history.place.location.pathname;
  return { history, seen, ask, proceed, here };
}

test('without changes every step is shown at once', () => {
  const { history, seen } = open();
  history.push('/cuatro', { a: 1 });
  expect(history.place.location.state).toEqual({ a: 1 });
  history.replace('/cinco');
  history.go(-2);
  history.go(1);
  expect(seen).toEqual(['PUSH /cuatro', 'REPLACE /cinco', 'POP /dos', 'POP /tres']);
});

test.each([
  ['a link', (history: GuardedHistory) => history.push('/otra'), '/otra'],
  ['a redirect', (history: GuardedHistory) => history.replace('/otra'), '/otra'],
  ['Back', (history: GuardedHistory) => history.go(-1), '/dos'],
  ['Back twice at once', (history: GuardedHistory) => history.go(-2), '/uno'],
])('with changes %s asks, stays, and goes when told to', (_by, step, there) => {
  const { history, seen, ask, proceed, here } = open();
  history.guard(ask);
  step(history);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(here()).toBe('/tres');
  expect(seen).toEqual([]);
  proceed();
  expect(here()).toBe(there);
  expect(seen).toHaveLength(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('Forward is taken back the other way', () => {
  const { history, ask, proceed, here } = open();
  history.go(-2);
  history.guard(ask);
  history.go(1);
  expect(here()).toBe('/uno');
  proceed();
  expect(here()).toBe('/dos');
});

test('asks again for each step, and goes where the last one led', () => {
  const { history, ask, proceed, here } = open();
  history.guard(ask);
  history.go(-1);
  history.push('/otra');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(here()).toBe('/tres');
  proceed();
  expect(here()).toBe('/otra');
});

test('what is saved asks no more, also where Back was refused before', () => {
  const { history, seen, ask } = open();
  history.guard(ask);
  history.go(-1);
  history.guard(null);
  history.go(-1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['POP /dos']);
});

test('what is no navigation is asked about too', () => {
  const { history, ask } = open();
  const signOut = vi.fn();
  history.leave(signOut);
  expect(signOut).toHaveBeenCalledTimes(1);
  history.guard(ask);
  history.leave(signOut);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(signOut);
});
