import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkError, lazyPage } from './lazy-page.ts';
import { ErrorBoundary } from './ui/states/error-boundary.tsx';

const module = { Screen: () => <p>La pantalla</p> };
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
});

function draw(fetchModule: () => Promise<typeof module>) {
  const { Page } = lazyPage(fetchModule, 'Screen', reload);
  return render(
    <ErrorBoundary fallback={(error) => <p>{error instanceof ChunkError ? 'No llegó' : 'Otra cosa'}</p>}>
      <Suspense fallback={<p>Esperando</p>}>
        <Page />
      </Suspense>
    </ErrorBoundary>,
    { onCaughtError: () => undefined },
  );
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a lazy page renders its loaded chunk', async () => {
  draw(() => Promise.resolve(module));
  expect(await screen.findByText('La pantalla')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

test('a missing chunk reloads the page once, then throws', async () => {
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('No llegó')).toBeNull();
  draw(gone);
  expect(await screen.findByText('No llegó')).toBeDefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a missing chunk does not reload the page offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw(gone);
  expect(await screen.findByText('No llegó')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

test('a missing chunk does not reload the page again after another chunk was loaded', async () => {
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  draw(() => Promise.resolve(module));
  await screen.findByText('La pantalla');
  draw(gone);
  expect(await screen.findByText('No llegó')).toBeDefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a missing chunk reloads the page again after a later deploy', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  vi.setSystemTime(Date.now() + 61_000);
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
