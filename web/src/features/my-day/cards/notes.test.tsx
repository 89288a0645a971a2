import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DataOf } from '../../../testing/fake-server.ts';
import {
  activityPage,
  importChunks,
  NOW,
  openWork,
  press,
  visitServer,
  visitAtWork,
} from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(visitAtWork);
const taken = { data: { result: { __typename: 'AddNoteSuccess' } } };
const text = 'La caldera gotea por la válvula';

type Entry = DataOf<'Activity'>['activity']['edges'][number]['node'];

const entry = (id: string, change: Partial<Entry>): Entry => ({
  __typename: 'ActivityEntry',
  id,
  at: '2026-11-20T09:00:00.000Z',
  actorName: 'Ana Ruiz',
  action: 'addNote',
  entity: 'SERVICE',
  entityId: 's1',
  subject: null,
  text: null,
  noteKind: 'NOTE',
  changes: [],
  ...change,
});

async function open() {
  await openWork('/visits/v1');
  return within(await screen.findByRole('region', { name: 'Notas' }));
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Nota nueva');
const write = (words: string) => fireEvent.change(field(), { target: { value: words } });

test('a new note is shown as pending at once and as stored by the server after it is sent', async () => {
  let isOffline = true;
  kit.on('Activity', () => (isOffline ? 'no-network' : activityPage(entry('a9', { text }))));
  kit.on('AddVisitNote', () => (isOffline ? 'no-network' : taken));
  const card = await open();
  write(` ${text} `);
  await press('Añadir nota');
  expect(card.getByRole('listitem').textContent).toContain(`${text}hoy, 12:41(por enviar)`);
  expect(field().value).toBe('');
  expect(await card.findByText('Las que ya se enviaron se ven con conexión.')).toBeDefined();
  await screen.findByText('· 1 cambio por enviar', { exact: false });

  vi.setSystemTime(new Date('2026-11-21T13:41:00Z'));
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Todo enviado');
  await waitFor(() => expect(card.getByRole('listitem').textContent).toBe(`${text}ayer, 10:00`));
  expect(card.queryByText(/con conexión/)).toBeNull();
  const sent = kit.calls('AddVisitNote');
  // The time of writing, not of sending.
  const input = { entity: 'SERVICE', id: 's1', kind: 'NOTE', text, occurredAt: NOW.toISOString() };
  expect(sent.map((variables) => variables['input'])).toEqual(sent.map(() => input));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('the card lists only notes and no other activity, and an empty note is not sent', async () => {
  kit.on('Activity', () =>
    activityPage(
      entry('a1', { text: 'Falta una junta' }),
      entry('a2', { action: 'startVisit', noteKind: null }),
    ),
  );
  const card = await open();
  await card.findByText('Falta una junta');
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  await press('Añadir nota');
  expect(card.getByText('Este campo es requerido')).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(kit.calls('AddVisitNote')).toEqual([]);
});

test('an unfinished note is kept when the page is left', async () => {
  const { router } = await openWork('/visits/v1');
  await screen.findByRole('region', { name: 'Notas' });
  write('A medias');
  await router.navigate('/');
  await screen.findByRole('region', { name: 'Visita en curso' });
  await router.navigate('/visits/v1');
  await waitFor(() => expect(field().value).toBe('A medias'));
});

test('a refused note shows the server’s message and is kept until the person discards it', async () => {
  kit.on('AddVisitNote', () => ({
    data: { result: { __typename: 'NotFoundError', message: 'No se ha encontrado' } },
  }));
  const card = await open();
  write(text);
  await press('Añadir nota');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('No se ha aceptado: Nota')).toBeDefined();
  expect(alert.getByText(text)).toBeDefined();
  expect(card.getByRole('listitem').textContent).toContain('(no se ha aceptado)');
  await userEvent.click(alert.getByRole('button', { name: 'Descartar' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(card.queryByText(text)).toBeNull());
});
