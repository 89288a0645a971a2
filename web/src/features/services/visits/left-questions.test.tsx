import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { row, servicePage, serviceServer, visit, type Visit } from '../testing/test-services.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serviceServer();
});

const open = () => renderApp({ path: '/services/s1', signedIn: true });
const travelling: Visit = { ...visit, status: 'TRAVELLING', travelStartedAt: '2026-11-20T11:58:10.000Z' };
const corrected = { ...travelling, version: 5, travelStartedAt: '2026-11-20T11:40:00.000Z' };
const withVisit = (only: Visit) => () => servicePage({ status: 'TRAVELLING', visits: [only] });
const changed = () => ({
  data: {
    result: {
      ...{ __typename: 'ConflictError' as const, change: null, message: 'Conflicto' },
      current: corrected,
    },
  },
});
const QUESTION = { name: 'Alguien ha guardado cambios mientras editabas' };

async function ask(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Acciones de la visita/ }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test.each([
  ['Anular visita', /^Motivo/, 'Se duplicó'],
  ['No completada', /^Nota/, 'Nadie abre'],
  ['Corregir horas', /^Motivo/, 'Se tocó tarde'],
])('%s: the text survives closing the dialog and a reload', async (name, label, text) => {
  server.on('ServicePage', withVisit(travelling));
  const app = open();
  await ask(name);
  await write(label, text);
  escape();
  expect(screen.queryByRole('dialog')).toBeNull();
  await ask(name);
  expect((await field(label)).value).toBe(text);
  app.unmount();
  open();
  await ask(name);
  expect((await field(label)).value).toBe(text);
});

test('Mover: the chosen date survives closing the dialog and a reload', async () => {
  const app = open();
  await ask('Mover');
  await write(/^Fecha/, '2099-05-04');
  escape();
  await ask('Mover');
  expect((await field(/^Fecha/)).value).toBe('04/05/2099');
  app.unmount();
  open();
  await ask('Mover');
  expect((await field(/^Fecha/)).value).toBe('04/05/2099');
});

test('a kept draft of a move is compared with the visit changed since', async () => {
  const app = open();
  await ask('Mover');
  await write(/^Indicaciones/, 'Llamar antes');
  app.unmount();
  const newer = { ...visit, version: 5, instructions: 'Llaves en el bar' };
  const { client, site, code, title, typeName, priority, dueAt } = row;
  const summary = { serviceId: 's1', code, title, typeName, priority, dueAt, promisedWindow: null };
  const current = { ...newer, client, site, summary: { __typename: 'VisitSummary', ...summary } };
  server
    .on('ServicePage', () => servicePage({ visits: [newer] }))
    .on('MoveVisit', () => ({
      data: { result: { __typename: 'ConflictError', change: null, message: 'Conflicto', current } },
    }));
  open();
  const dialog = await ask('Mover');
  expect((await field(/^Indicaciones/)).value).toBe('Llamar antes');
  await userEvent.click(dialog.getByRole('button', { name: /^Mover/ }));
  const question = within(await screen.findByRole('dialog', QUESTION));
  expect(question.getByRole('radio', { name: /Llaves en el bar/ })).toBeDefined();
  expect(server.inputs('MoveVisit')).toMatchObject([{ version: 4, instructions: 'Llamar antes' }]);
});

test('corrected times are compared with those another person saved meanwhile', async () => {
  server.on('ServicePage', withVisit(travelling)).on('CorrectVisitTimes', changed);
  open();
  const dialog = await ask('Corregir horas');
  await write(/^Salida/, '2026-11-20T12:50');
  await write(/^Motivo/, 'Se tocó tarde');
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir horas' }));
  const question = within(await screen.findByRole('dialog', QUESTION));
  expect(question.getByRole('radio', { name: /12:40/ })).toBeDefined();
  const taken = { ...corrected, version: 6, travelStartedAt: '2026-11-20T11:50:00.000Z' };
  server.on('ServicePage', withVisit(taken)).on('CorrectVisitTimes', () => ({
    data: {
      result: {
        __typename: 'VisitSuccess',
        visit: { ...taken, service: { __typename: 'Service', id: 's1', status: 'TRAVELLING', version: 8 } },
      },
    },
  }));
  await userEvent.click(question.getByRole('radio', { name: /12:50/ }));
  await userEvent.click(question.getByRole('button', { name: 'Guardar la combinación' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const times = { travelStartedAt: '2026-11-20T11:50:00.000Z', reason: 'Se tocó tarde' };
  expect(server.inputs('CorrectVisitTimes')).toMatchObject([
    { version: 4, ...times },
    { version: 5, ...times },
  ]);
});

test('a kept draft of corrected times sends the version it was made from', async () => {
  server.on('ServicePage', withVisit(travelling));
  const app = open();
  await ask('Corregir horas');
  await write(/^Motivo/, 'Se tocó tarde');
  app.unmount();
  server.on('ServicePage', withVisit(corrected)).on('CorrectVisitTimes', changed);
  open();
  const dialog = await ask('Corregir horas');
  expect((await field(/^Motivo/)).value).toBe('Se tocó tarde');
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir horas' }));
  await screen.findByRole('dialog', QUESTION);
  expect(server.inputs('CorrectVisitTimes')).toMatchObject([{ version: 4 }]);
});
