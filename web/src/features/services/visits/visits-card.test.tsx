import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { heardAgo } from '../../../testing/devices.ts';
import type { ActName, FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { servicePage, serviceServer, visit, type Visit } from '../testing/test-services.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serviceServer();
});

const open = () => renderApp({ path: '/services/s1', signedIn: true });
const sent = <N extends ActName>(operation: N) => server.inputs(operation).at(-1);

async function chooseForVisit(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Acciones de la visita/ }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

describe('the visits of a service', () => {
  const ended = (changes: Partial<Visit>) => ({
    data: {
      result: {
        __typename: 'VisitSuccess' as const,
        visit: {
          ...visit,
          version: 5,
          ...changes,
          service: { __typename: 'Service', id: 's1', status: 'PENDING' as const, version: 7 },
        },
      },
    },
  });

  test('shows outcome and reason of a visit that was not completed', async () => {
    server.on('GiveUpVisit', () =>
      ended({ status: 'NOT_COMPLETED', outcome: 'NOT_DONE', incompleteReason: 'CUSTOMER_ABSENT' }),
    );
    open();
    await chooseForVisit('No completada');
    const dialog = within(
      await screen.findByRole('dialog', { name: '¿Por qué no se ha completado la visita?' }),
    );
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'CUSTOMER_ABSENT' } });
    const gone: Visit = {
      ...visit,
      status: 'NOT_COMPLETED',
      outcome: 'NOT_DONE',
      incompleteReason: 'CUSTOMER_ABSENT',
    };
    server.on('ServicePage', () => servicePage({ status: 'PENDING', visits: [gone], nextVisit: null }));
    fireEvent.click(dialog.getByRole('button', { name: 'Dar por no completada' }));
    expect(await screen.findByText('Sin hacer · Cliente ausente')).toBeDefined();
    expect(sent('GiveUpVisit')).toEqual({
      id: 'v1',
      outcome: 'NOT_DONE',
      reason: 'CUSTOMER_ABSENT',
      note: null,
    });
  });

  test('allows correcting a time, and unchanged times keep their seconds', async () => {
    const times = {
      travelStartedAt: '2026-11-20T11:58:10.000Z',
      arrivedAt: '2026-11-20T12:22:41.000Z',
      finishedAt: '2026-11-20T13:40:05.000Z',
    };
    const done: Visit = { ...visit, ...times, status: 'COMPLETED' };
    server
      .on('ServicePage', () => servicePage({ status: 'FINISHED', visits: [done] }))
      .on('CorrectVisitTimes', () => ended({ ...done, arrivedAt: '2026-11-20T12:10:00.000Z' }));
    open();
    expect(await screen.findByText('De 13:22 a 14:40 · 1 h 17 de trabajo')).toBeDefined();
    await chooseForVisit('Corregir horas');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cuáles son las horas correctas?' }));
    fireEvent.change(dialog.getByLabelText(/^Llegada/), { target: { value: '2026-11-20T15:10' } });
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'Se tocó tarde' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Corregir horas' }));
    expect(await dialog.findByText('El fin debe ser posterior a la llegada')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Llegada/), { target: { value: '2026-11-20T13:10' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Corregir horas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('CorrectVisitTimes')).toEqual({
      id: 'v1',
      version: 4,
      ...times,
      arrivedAt: '2026-11-20T12:10:00.000Z',
      reason: 'Se tocó tarde',
    });
  });

  test('marks unconfirmed times, which can be confirmed or corrected', async () => {
    const done: Visit = {
      ...{ ...visit, status: 'COMPLETED', unconfirmedTimes: ['TRAVEL', 'FINISH'] },
      travelStartedAt: '2026-11-16T11:58:10.000Z',
      arrivedAt: '2026-11-16T12:22:41.000Z',
      finishedAt: '2026-11-16T13:40:05.000Z',
    };
    server
      .on('ServicePage', () => servicePage({ status: 'FINISHED', visits: [done] }))
      .on('ConfirmVisitTimes', () => ended({ ...done, unconfirmedTimes: [] }));
    open();
    expect(await screen.findByText('Sin confirmar: salida, fin')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Corregir' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Son correctas estas horas?' }));
    expect(dialog.getByText(/16\/11\/2026.*12:58/)).toBeDefined();
    server.on('ServicePage', () => servicePage({ visits: [{ ...done, unconfirmedTimes: [] }] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar horas' }));
    await waitFor(() => expect(screen.queryByText(/^Sin confirmar/)).toBeNull());
    expect(sent('ConfirmVisitTimes')).toEqual({ id: 'v1', version: 4 });
  });

  test('allows correcting only the departure while the technician is travelling', async () => {
    const travelling: Visit = { ...visit, status: 'TRAVELLING', travelStartedAt: '2026-11-20T11:58:10.000Z' };
    server
      .on('ServicePage', () => servicePage({ status: 'TRAVELLING', visits: [travelling] }))
      .on('CorrectVisitTimes', () => ended({ ...travelling, travelStartedAt: '2026-11-20T11:40:00.000Z' }));
    open();
    await chooseForVisit('Corregir horas');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cuáles son las horas correctas?' }));
    expect(dialog.queryByLabelText(/^Llegada/)).toBeNull();
    fireEvent.change(dialog.getByLabelText(/^Salida/), { target: { value: '2026-11-20T12:40' } });
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'Se tocó tarde' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Corregir horas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('CorrectVisitTimes')).toEqual({
      ...{ id: 'v1', version: 4, reason: 'Se tocó tarde' },
      ...{ travelStartedAt: '2026-11-20T11:40:00.000Z', arrivedAt: null, finishedAt: null },
    });
  });

  test.each([
    ['Anular visita', true],
    ['Devolver a la bandeja', true],
    ['No completada', true],
    ['Corregir horas', false],
  ])('%s: warns when the phone was last online: %s', async (name, expected) => {
    const now = Date.now();
    const today = { ...visit, plannedStart: new Date(now).toISOString() };
    const only = name === 'Corregir horas' ? { ...today, travelStartedAt: today.plannedStart } : today;
    server.on('Devices', heardAgo(190)).on('ServicePage', () => servicePage({ visits: [only] }));
    open();
    await chooseForVisit(name);
    const dialog = within(await screen.findByRole('dialog'));
    const warning = /^El móvil de Javier Ortega Ruiz .* \(hace 3 h\): puede haber trabajo en curso/;
    if (expected) expect(await dialog.findByText(warning)).toBeDefined();
    else expect(dialog.queryByText(warning)).toBeNull();
    expect(server.count('Devices')).toBe(expected ? 1 : 0);
  });

  test('always warns before cancelling a visit in progress', async () => {
    const travelling: Visit = { ...visit, status: 'TRAVELLING', travelStartedAt: visit.plannedStart };
    server.on('ServicePage', () => servicePage({ status: 'TRAVELLING', visits: [travelling] }));
    open();
    await chooseForVisit('Anular visita');
    expect(await screen.findByText(/\(ahora mismo\): puede haber trabajo en curso/)).toBeDefined();
  });

  test('shows a server error in the dialog and keeps what was typed', async () => {
    server.on('CancelVisit', () => ({
      data: {
        result: { __typename: 'TransitionError', message: 'No se puede anular una visita «En curso»' },
      },
    }));
    open();
    await chooseForVisit('Anular visita');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Anular la visita?' }));
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'Se duplicó' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Anular visita' }));
    expect(await dialog.findByText('No se puede anular una visita «En curso»')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Motivo/).value).toBe('Se duplicó');
  });

  test.each(['AGENT', 'ADMIN'] as const)(
    'does not offer the %s to open the technician’s visit',
    async (role) => {
      server = serviceServer(role);
      open();
      await userEvent.click(await screen.findByRole('button', { name: /^Acciones de la visita/ }));
      const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      expect(names).toEqual([
        'Añadir al calendario',
        'Mover',
        'Devolver a la bandeja',
        'No completada',
        'Anular visita',
      ]);
    },
  );
});
