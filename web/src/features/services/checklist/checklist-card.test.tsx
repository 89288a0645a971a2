import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { service, servicePage, serviceServer, type Service } from '../testing/test-services.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

type Point = Service['checklist'][number];

const point = (id: string, text: string, kind: Point['kind'], answer: string | null): Point => ({
  ...{ __typename: 'ServiceChecklistItem', id, text, kind, answer, options: [], required: true },
  ...{ answeredByName: null, answeredAt: null },
});
const pressure = point('p1', 'Presión (bar)', 'NUMBER', '1.4');
const explained = point('p2', '¿Explicado el uso?', 'YES_NO', null);
const checklist = [pressure, explained];

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serviceServer().on('ServicePage', () => servicePage({ checklist }));
});

const given = () => server.inputs('AnswerChecklist');

async function card() {
  renderApp({ path: '/services/s1', signedIn: true });
  return within(await screen.findByRole('region', { name: 'Lista de comprobación' }));
}

async function fill() {
  const points = await card();
  await userEvent.click(points.getByRole('button', { name: 'Rellenar' }));
  await points.findByRole('radio', { name: 'Sí' });
  return points;
}

test('the office fills in the checklist, and answers are sent in the order of the clicks', async () => {
  server.on('AnswerChecklist', ({ variables }) => {
    const answered = [pressure, { ...explained, answer: variables.input.answer ?? null }];
    return {
      data: {
        answerChecklist: {
          __typename: 'AnswerChecklistSuccess',
          service: { ...service, checklist: answered },
        },
      },
    };
  });
  const points = await fill();
  expect(screen.getByText('1 de 2')).toBeDefined();
  await userEvent.click(points.getByRole('radio', { name: 'Sí' }));
  await userEvent.click(points.getByRole('radio', { name: 'No' }));
  await userEvent.click(points.getByRole('button', { name: 'Listo' }));
  expect(await points.findByText('No')).toBeDefined();
  expect(screen.getByText('2 de 2')).toBeDefined();
  expect(given()).toEqual([
    { serviceId: 's1', itemId: 'p2', answer: 'true' },
    { serviceId: 's1', itemId: 'p2', answer: 'false' },
  ]);
});

test('a refused answer is reported at its point, which shows the stored one', async () => {
  server.on('AnswerChecklist', () => 'no-network');
  const points = await fill();
  await userEvent.click(points.getByRole('radio', { name: 'Sí' }));
  expect((await points.findByRole('alert')).textContent).toMatch(/^Sin conexión/);
  expect(points.getByRole<HTMLInputElement>('radio', { name: 'Sí' }).checked).toBe(false);
});

test('the checklist of a closed service is read-only', async () => {
  server.on('ServicePage', () => servicePage({ checklist, status: 'CLOSED' }));
  const points = await card();
  expect(points.getByText('1,4 bar')).toBeDefined();
  expect(points.queryByRole('button')).toBeNull();
});
