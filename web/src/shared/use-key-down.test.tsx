import { fireEvent } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useKeyDown } from './use-key-down.ts';

function Heard({ press }: { press: () => void }) {
  useKeyDown(press);
  return <p>Pulsa una tecla</p>;
}

test('hears a key pressed as soon as its component is in the page', async () => {
  const press = vi.fn();
  const place = document.createElement('div');
  const seen = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(place, { childList: true });
  });
  // Rendered as the app is, because `act` would run every effect before the key.
  const root = createRoot(place);
  root.render(<Heard press={press} />);
  await seen;
  fireEvent.keyDown(document, { key: '/' });
  expect(press).toHaveBeenCalledTimes(1);
  root.unmount();
  await vi.waitFor(() => expect(place.textContent).toBe(''));
  fireEvent.keyDown(document, { key: '/' });
  expect(press).toHaveBeenCalledTimes(1);
});
