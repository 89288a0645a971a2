import { act, renderHook } from '@testing-library/react';
import { createContext, use, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { memoryRouter } from '../../testing/memory-router.ts';
import { AppRouter } from '../navigation/app-router.tsx';
import { useParameters } from './use-parameters.ts';

const Children = createContext<ReactNode>(null);
const Outlet = () => use(Children);
const routes = [
  { path: '/plan', element: <Outlet /> },
  { path: '/clients', element: <Outlet /> },
];

function atPlan() {
  const { history } = memoryRouter('/plan?dia=1');
  return renderHook(() => ({ ...useParameters(), address: useLocation(), navigate: useNavigate() }), {
    wrapper: ({ children }) => (
      <Children value={children}>
        <AppRouter history={history} routes={routes} />
      </Children>
    ),
  });
}

test('two choices before a render are both in the address', () => {
  const { result } = atPlan();
  act(() => {
    result.current.go({ zona: 'norte' });
    result.current.go({ competencia: 'gas' });
  });
  expect(result.current.address.search).toBe('?dia=1&zona=norte&competencia=gas');
});

test('removing a choice keeps the others', () => {
  const { result } = atPlan();
  act(() => result.current.go({ zona: 'norte' }));
  act(() => result.current.go({ dia: null }));
  expect(result.current.address.search).toBe('?zona=norte');
});

test('a search that is late does not lead back from the screen that was asked for since', () => {
  const { result } = atPlan();
  const late = result.current.go;
  act(() => {
    void result.current.navigate('/clients');
    late({ q: 'caldera' });
  });
  expect(result.current.address.pathname).toBe('/clients');
});
