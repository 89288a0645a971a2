import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AppRouter } from '#shared/navigation/app-router.tsx';
import { memoryRouter } from '../testing/memory-router.ts';
import { ScreenBoundary } from './route-error.tsx';

function Broken(): never {
  throw new Error('Roto');
}

const screenOf = (path: string, element: ReactNode) => ({
  path,
  element: <ScreenBoundary>{element}</ScreenBoundary>,
});

test('a screen that fails says so, and the next address shows its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = memoryRouter('/rota');
  const routes = [screenOf('/rota', <Broken />), screenOf('/otra', <p>La otra</p>)];
  render(<AppRouter history={router.history} routes={routes} />);
  await screen.findByText('No se puede mostrar esta pantalla');
  await router.navigate('/otra');
  await screen.findByText('La otra');
  expect(screen.queryByText('No se puede mostrar esta pantalla')).toBeNull();
});
