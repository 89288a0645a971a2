import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { importChunks, openWork, press, TAKEN, visitServer, visitAtWork } from '../testing/test-visit.ts';

importChunks();
const line = (id: string, text: string) =>
  ({ id, text, item: null, kind: 'MATERIAL', quantityMilli: 1_000, unit: 'UNIT', version: 1 }) as const;
const kit = visitServer(() => visitAtWork({ lines: [line('l1', 'Junta'), line('l2', 'Purgador')] }));
const focused = () => document.activeElement?.textContent;
const refused = { data: { result: { __typename: 'TransitionError', message: 'Ya no se puede' } } };

test('a line of the catalogue shows its reference', async () => {
  const item = { id: 'i1', code: 'JUN-022' };
  kit.visit = visitAtWork({ lines: [{ ...line('l1', 'Junta'), item }, line('l2', 'Purgador')] });
  await openWork('/visits/v1');
  const [joint, bleeder] = within(await screen.findByRole('region', { name: 'Materiales' })).getAllByRole(
    'listitem',
  );
  expect(joint?.textContent).toContain('JUN-022');
  expect(bleeder?.textContent).not.toContain('JUN');
});

test('removing a line is asked for and moves the focus to the heading of the lines', async () => {
  kit.on('RemoveVisitLine', () => 'no-network');
  await openWork('/visits/v1');
  await screen.findByRole('button', { name: 'Quitar Junta' });
  await press('Quitar Junta');
  await press('Cancelar');
  expect(kit.calls('RemoveVisitLine')).toEqual([]);
  await press('Quitar Junta');
  await press('Quitar');
  expect(screen.queryByText('Junta')).toBeNull();
  await waitFor(() => expect(focused()).toBe('Materiales'));
});

test('retrying or discarding a refused action moves the focus to the page title', async () => {
  kit.on('RemoveVisitLine', () => refused);
  await openWork('/visits/v1');
  await screen.findByRole('button', { name: 'Quitar Junta' });
  await press('Quitar Junta');
  await press('Quitar');
  const alert = await screen.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(focused()).toBe('No calienta el agua');
  const again = await screen.findByRole('alert');
  await userEvent.click(within(again).getByRole('button', { name: 'Descartar' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(focused()).toBe('No calienta el agua');
});

test('retrying a refused action moves the focus to the next one if there is one', async () => {
  const today = workVisit({ plannedStart: '2026-11-21T15:00:00.000Z' });
  const other = { ...today, id: 'v2', service: { ...today.service, id: 's2', title: 'Fuga en la sala' } };
  const visits = [workVisit(), other];
  kit.on('MyDay', () => ({ data: { myDayMark: '', myVisits: visits } }));
  kit.on('VisitAtWork', ({ variables }) => ({
    data: { visit: visits.find(({ id }) => id === variables['id']) ?? null },
  }));
  kit.on('TravelToVisit', () => refused);
  const { router } = await openWork();
  await press('En camino');
  await screen.findByRole('alert');
  await router.navigate('/visits/v2');
  await screen.findByRole('heading', { level: 1, name: 'Fuga en la sala' });
  await press('En camino');
  await screen.findByRole('alert');
  await router.navigate('/');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  kit.on('TravelToVisit', () => TAKEN);
  const [first] = screen.getAllByRole('alert');
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Reintentar' }));
  expect(focused()).toBe('No se ha aceptado: En camino');
});
