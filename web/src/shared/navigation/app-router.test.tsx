import { act, render, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { memoryRouter } from '../../testing/memory-router.ts';
import { Ahead, useIsGoing } from './ahead.tsx';
import { AppRouter } from './app-router.tsx';

function Clients() {
  const { search } = useLocation();
  return (
    <main aria-busy={useIsGoing()}>
      <Ahead>
        <NavLink to="/clients">Clientes</NavLink>
        <NavLink to="/services">Servicios</NavLink>
      </Ahead>
      <p>Clientes {search}</p>
    </main>
  );
}

function open(path: string) {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const Services = lazy(() => promise);
  const router = memoryRouter(path);
  const routes = [
    { path: '/clients', element: <Clients /> },
    { path: '/services', element: <Services /> },
  ];
  render(<AppRouter history={router.history} routes={routes} />);
  const arrive = () =>
    act(() => {
      resolve({ default: () => <p>Servicios</p> });
      return Promise.resolve();
    });
  return { router, arrive };
}

const marked = () => document.querySelector('[aria-current="page"]')?.textContent;
const isBusy = () => screen.getByRole('main').getAttribute('aria-busy');

test('the page asked for is marked at once, and the page left behind stays until it is ready', async () => {
  const { router, arrive } = open('/clients?estado=ACTIVE');
  expect([marked(), isBusy()]).toEqual(['Clientes', 'false']);
  await router.navigate('/services');
  expect([marked(), isBusy()]).toEqual(['Servicios', 'true']);
  expect(screen.getByText('Clientes ?estado=ACTIVE')).toBeDefined();
  await arrive();
  expect(screen.getByText('Servicios').tagName).toBe('P');
});

test('a step within the page shows at once, even on the way to another', async () => {
  const { router } = open('/clients?estado=ACTIVE');
  await router.navigate('/clients');
  expect(screen.getByText('Clientes', { selector: 'p' })).toBeDefined();
  await router.navigate('/services');
  await router.navigate('/clients?q=ana');
  expect(screen.getByText('Clientes ?q=ana')).toBeDefined();
  expect([marked(), isBusy()]).toEqual(['Clientes', 'false']);
});
