import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { DAY, planning, technician, visit } from '../testing/test-plan.ts';
import { loadPlanning, planServer, rowOf } from '../testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

const done = visit({ id: '1', of: 't1', from: '09:00', to: '10:00', status: 'COMPLETED', title: 'Hecha' });
const toCome = visit({ id: '2', of: 't1', from: '16:00', to: '17:30', title: 'Por hacer' });
const others = visit({ id: '3', of: 't8', from: '16:00', to: '17:00', title: 'De otro' });

function open(query: string) {
  planServer().on('Planning', () => ({
    data: planning({
      technicians: ['t1', 't8'].map((id) => technician(id)),
      visits: [done, toCome, others],
    }),
  }));
  renderApp({ path: `/services/schedule?dia=${DAY}${query}`, signedIn: true });
}

test('a state in the URL leaves only its visits and who has one, with the load of their whole day', async () => {
  open('&estado=COMPLETED');
  expect(await screen.findByRole('button', { name: /Hecha/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Por hacer/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Sergio Acuña' })).toBeNull();
  expect(within(rowOf('Javier Ortega')).getByText('Carga: 2 h 30 de 9 h')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Visitas' }));
  expect(await screen.findByRole('button', { name: /Por hacer/ })).toBeDefined();
  expect(rowOf('Sergio Acuña')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Zona' }));
});

test('without a visit in that state the plan says so', async () => {
  open('&estado=PAUSED');
  expect(await screen.findByText('Ninguna visita en «Pausada»')).toBeDefined();
});

test('a technician in the URL leaves only their row, and its visits in the state that is asked for', async () => {
  open('&tecnico=t1&estado=SCHEDULED');
  expect(await screen.findByRole('button', { name: /Por hacer/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Hecha|De otro/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Sergio Acuña' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Técnico: Javier Ortega' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Visitas' }));
  expect(await screen.findByRole('button', { name: /Hecha/ })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Sergio Acuña' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Técnico' }));
  expect(await screen.findByRole('group', { name: 'Sergio Acuña' })).toBeDefined();
});

test('a technician who is in no row any more is said to be so', async () => {
  open('&tecnico=t99');
  expect(await screen.findByText('Este técnico ya no está en el plan')).toBeDefined();
});

test.each(['CANCELLED', 'NONSENSE'])('%s is no state to filter by', async (status) => {
  open(`&estado=${status}`);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /Hecha|Por hacer|De otro/ })).toHaveLength(3),
  );
});
