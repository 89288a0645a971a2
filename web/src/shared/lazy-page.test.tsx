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
  const { Page } = lazyPage(fetchModule, (m) => m.Screen, reload);
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

test('a chunk that comes is drawn', async () => {
  draw(() => Promise.resolve(module));
  expect(await screen.findByText('La pantalla')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that is gone reloads the page once, and then is an error', async () => {
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('No llegó')).toBeNull();
  draw(gone);
  expect(await screen.findByText('No llegó')).toBeDefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network it does not reload into the browser’s own error page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw(gone);
  expect(await screen.findByText('No llegó')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

test('another chunk that comes meanwhile does not make it reload again', async () => {
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  draw(() => Promise.resolve(module));
  await screen.findByText('La pantalla');
  draw(gone);
  expect(await screen.findByText('No llegó')).toBeDefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a deploy much later is a reason of its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  vi.setSystemTime(Date.now() + 61_000);
  draw(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
