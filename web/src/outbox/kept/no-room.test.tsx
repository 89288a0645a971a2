import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toasts } from '#shared/ui/toasts/toasts.tsx';
import { NoRoom } from './no-room.tsx';
import { Outbox } from '../outbox.ts';
import type { SendOutcome } from '../acts/send-act.ts';
import { memoryActs } from './storage.ts';
import { PLACE } from '../testing/test-work.ts';

test('a warning shows while an act is not stored, until it was sent', async () => {
  let answer: (outcome: SendOutcome) => void = () => undefined;
  const outbox = new Outbox({
    owner: 'ana',
    storage: {
      ...memoryActs(),
      append: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    },
    send: () => new Promise((resolve) => (answer = resolve)),
    isOwnerHere: () => true,
  });
  render(
    <>
      <Toasts />
      <NoRoom outbox={outbox} />
    </>,
  );
  await outbox.start();
  expect(screen.queryByRole('alert')).toBeNull();
  outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Este móvil no tiene sitio');
  expect(alert.textContent).toContain('no se guarda si cierras la app');
  answer({ kind: 'sent' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
