import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadPlanning, openPlan, planServer } from '../testing/test-server.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

beforeAll(loadPlanning, 60_000);

beforeEach(() => {
  dismissToast();
  planServer();
});

const toasts = () => screen.queryAllByRole('button', { name: 'Cerrar aviso' });

const NOTHING = 'Ahora mismo no hay nada que deshacer';

test('Ctrl+Z without a move says once that there is nothing to undo, even when the key is held', async () => {
  await openPlan();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  for (let held = 0; held < 3; held += 1) {
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat: true });
  }
  expect(await screen.findByText(NOTHING)).toBeDefined();
  expect(toasts()).toHaveLength(1);
});

test('Ctrl+Z in a dialog does not undo', async () => {
  await openPlan();
  await userEvent.click(screen.getByRole('button', { name: /Puesta en marcha/ }));
  const dialog = await screen.findByRole('dialog', { name: 'S-2026-0004' });
  fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Cerrar' }), { key: 'z', ctrlKey: true });
  expect(toasts()).toEqual([]);
});

test('Ctrl+Z on another page shows nothing', async () => {
  const { router } = await openPlan();
  await router.navigate('/settings/apariencia');
  await screen.findByRole('heading', { level: 1, name: 'Apariencia' });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(toasts()).toEqual([]);
});
