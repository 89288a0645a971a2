import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { memoryRouter } from '../../testing/memory-router.ts';
import { AppRouter } from '../navigation/app-router.tsx';
import { FilterChoices } from './filter-chip.tsx';
import { Pager } from './pager.tsx';
import { useListState } from './use-list-state.ts';

const LIST = { filters: { zona: ['norte'] } } as const;

/** The rows of another address cannot be drawn before `arrive`. */
function open() {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const Later = lazy(() => promise);
  function Page() {
    const list = useListState(LIST);
    const { zona } = list.filters;
    return (
      <>
        <FilterChoices
          label="Zona"
          all="Todas"
          options={[{ value: 'norte', label: 'Norte' }]}
          value={zona}
          onChange={(value) => list.setFilter('zona', value)}
        />
        {zona === null && list.paging.after === null ? <p>Ana</p> : <Later />}
        <Pager paging={list.paging} shown={1} total={2} endCursor="c1" noun={['cliente', 'clientes']} />
      </>
    );
  }
  const router = memoryRouter('/clients');
  render(<AppRouter history={router.history} routes={[{ path: '/clients', element: <Page /> }]} />);
  const arrive = () =>
    act(() => {
      resolve({ default: () => <p>Luis</p> });
      return Promise.resolve();
    });
  return { router, arrive };
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('a choice shows at once, and the page when it can be drawn', async () => {
  const { router, arrive } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Norte' }));
  expect(router.state.location.search).toBe('?zona=norte');
  expect([pressed('Todas'), pressed('Norte')]).toEqual(['false', 'true']);
  expect(screen.getByText('Ana')).toBeDefined();
  await arrive();
  expect(await screen.findByText('Luis')).toBeDefined();
});

test('a second press while the page turns neither skips a page nor adds a step', async () => {
  const { router, arrive } = open();
  const next = screen.getByRole('link', { name: 'Siguiente' });
  await userEvent.click(next);
  await userEvent.click(next);
  expect(screen.queryByText('1–1 de 2 clientes')).toBeNull();
  await arrive();
  await screen.findByText('Luis');
  expect(router.state.location.search).toBe('?cursor=c1');
  await router.navigate(-1);
  expect(router.state.location.search).toBe('');
});
