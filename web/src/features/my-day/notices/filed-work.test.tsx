import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DataOf } from '../../../testing/fake-server.ts';
import { importChunks, openWork, press, visitServer } from '../testing/test-visit.ts';
import { workVisit } from '../../../outbox/testing/test-work.ts';

importChunks();
const kit = visitServer(() => workVisit());

const BECAUSE = 'La oficina ha anulado la visita';
type Review = DataOf<'OwnFiledWork'>['myFiledWork'][number];

const review = (own: Partial<Review> = {}): Review => ({
  __typename: 'WorkReview',
  id: 'r1',
  status: 'OPEN',
  because: BECAUSE,
  reason: null,
  visitId: 'v1',
  openedAt: '2026-11-21T11:41:00.000Z',
  decidedAt: null,
  actCount: 1,
  service: { __typename: 'ServiceRef', id: 's1', code: 'S-2026-0318', title: 'No calienta el agua' },
  ...own,
});
const filed = { data: { result: { __typename: 'WorkFiled', because: BECAUSE } } };
const sentToOffice = () => screen.findByRole('region', { name: 'Enviado a la oficina' });

test('an action the visit can no longer accept is filed for review, the visit shows the reason and keeps its status', async () => {
  kit.on('StartVisit', () => {
    kit.filed = [review()];
    return filed;
  });
  await openWork('/visits/v1');
  await press('Iniciar');
  const card = within(await sentToOffice());
  expect(card.getByText(BECAUSE)).toBeDefined();
  expect(card.getByText('La oficina lo está revisando')).toBeDefined();
  await screen.findByText('Todo enviado');
  expect(screen.queryByText(/No se ha aceptado/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Programada'));
});

test('a refused action can be sent to the office for review', async () => {
  const refusal = { data: { result: { __typename: 'TransitionError', message: 'Falta la firma' } } };
  kit.on('StartVisit', ({ variables }) => (variables.input.file ? filed : refusal));
  await openWork('/visits/v1');
  await press('Iniciar');
  const alert = within(await screen.findByRole('alert'));
  await userEvent.click(alert.getByRole('button', { name: 'Enviar a la oficina' }));
  await screen.findByText('Todo enviado');
  expect(kit.inputs('StartVisit')).toMatchObject([{ id: 'v1' }, { id: 'v1', file: true }]);
  expect(kit.calls('StartVisit')).toHaveLength(2);
});

test('the filed work is shown even when the visit is no longer assigned to the technician', async () => {
  kit.filed = [review()];
  kit.on('VisitAtWork', () => ({ data: { visit: null } }));
  const app = await openWork('/');
  await app.router.navigate('/visits/v1');
  expect(within(await sentToOffice()).getByText(BECAUSE)).toBeDefined();
});

test('the day lists open and rejected reviews with their reason, but no applied ones', async () => {
  kit.filed = [
    review(),
    review({ id: 'r2', status: 'REJECTED', reason: 'Ya lo hizo Luis', visitId: 'v2' }),
    review({ id: 'r3', status: 'APPLIED', visitId: 'v3' }),
  ];
  await openWork('/');
  const rows = within(await sentToOffice()).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[1]?.textContent).toContain('La oficina lo ha rechazadoYa lo hizo Luis');
});
