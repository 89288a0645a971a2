import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActName, FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { at, DAY, planned, planning, tray, visit } from '../testing/test-plan.ts';
import { boiler, choose, fill, loadPlanning, openPlan, planServer, start } from '../testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
beforeEach(() => {
  server = planServer();
});
const open = openPlan;
const sent = <N extends ActName>(operation: N) => server.inputs(operation);

describe('the scheduling dialog', () => {
  const openForm = async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sin calefacción' }));
    await screen.findByRole('dialog', { name: 'Programar S-2026-0321' });
    await screen.findByRole('combobox', { name: 'Técnico' });
  };

  test('shows a conflict while the slot is filled in and offers the next free start', async () => {
    const early = visit({ id: '5', of: 't1', from: '09:00', to: '10:00' });
    server.on('Planning', () => ({ data: planning({ visits: [start, early] }) }));
    await openForm();
    await choose('Técnico', 'Javier Ortega');
    fill('Fecha', DAY);
    fill('Inicio', '09:30');
    expect(screen.getByLabelText<HTMLInputElement>('Fin').value).toBe('11:00');
    expect(await screen.findByText('Se solapa con S-2026-0005, 09:00–10:00, de Javier Ortega')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Pasar a las 10:00' }));
    expect(screen.queryByText('Impide')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Inicio').value).toBe('10:00');
  });

  test('sends the warnings shown as accepted and asks again for a new one', async () => {
    await openForm();
    await choose('Técnico', 'Sergio Acuña');
    fill('Fecha', DAY);
    fill('Inicio', '09:00');
    expect(await screen.findByText('Fuera de zona: 28038 no está en Zona Sur')).toBeDefined();
    const reason = { __typename: 'SlotReason', severity: 'WARNING' as const, technicianId: 't8' };
    const message = 'Antes de la fecha pedida, 24/11/2026';
    server.on('ScheduleVisit', () => ({
      data: {
        result: {
          __typename: 'SlotWarningsError',
          message: 'Hay avisos que nadie ha aceptado',
          reasons: [{ ...reason, kind: 'TOO_EARLY', message }],
        },
      },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Programar igualmente' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(sent('ScheduleVisit')).toEqual([
      {
        serviceId: '321',
        technicianIds: ['t8'],
        start: at('09:00'),
        end: at('10:30'),
        instructions: null,
        acceptedWarnings: ['OUTSIDE_ZONES'],
      },
    ]);
    server.on('ScheduleVisit', () => ({
      data: planned(visit({ id: '9', of: 't8', from: '09:00', to: '10:30' })),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Programar igualmente' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ScheduleVisit')[1]).toMatchObject({ acceptedWarnings: ['TOO_EARLY'] });
  });

  test('warns about the deadline only if the visit would end after it, without sending it as accepted', async () => {
    server.on('Tray', () => ({ data: tray([{ ...boiler, dueAt: at('10:00') }]) }));
    await openForm();
    await choose('Técnico', 'Javier Ortega');
    fill('Fecha', DAY);
    fill('Inicio', '08:00');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Fin').value).toBe('09:30'));
    expect(screen.queryByText(/^Termina después/)).toBeNull();
    fill('Inicio', '09:00');
    expect(await screen.findByText(/^Termina después del plazo: .*10:00$/)).toBeDefined();
    server.on('ScheduleVisit', () => ({
      data: planned(visit({ id: '9', of: 't1', from: '09:00', to: '10:30' })),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Programar igualmente' }));
    await waitFor(() => expect(sent('ScheduleVisit')).toHaveLength(1));
    expect(sent('ScheduleVisit')[0]).toMatchObject({ acceptedWarnings: [] });
  });

  test('shows a slot taken in the meantime and keeps what was typed', async () => {
    await openForm();
    await choose('Técnico', 'Javier Ortega');
    fill('Fecha', DAY);
    fill('Inicio', '09:00');
    fill('Indicaciones', 'Llamar antes');
    const taken = 'Se solapa con S-2026-0777, 09:00–10:00, de Javier Ortega';
    server.on('ScheduleVisit', () => ({
      data: {
        result: {
          __typename: 'SlotTakenError',
          message: 'El hueco acaba de ocuparse',
          nearestStart: at('10:00'),
          reasons: [
            {
              __typename: 'SlotReason',
              kind: 'OVERLAP',
              severity: 'HARD',
              technicianId: 't1',
              message: taken,
            },
          ],
        },
      },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    expect(await screen.findByText(taken)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Pasar a las 10:00' }));
    expect(screen.getByLabelText<HTMLInputElement>('Inicio').value).toBe('10:00');
    expect(screen.getByLabelText<HTMLInputElement>('Fin').value).toBe('11:30');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Indicaciones').value).toBe('Llamar antes');
  });

  test('shows once that the service was scheduled in the meantime, offers no other start and reloads the suggestions', async () => {
    await openForm();
    await choose('Técnico', 'Javier Ortega');
    fill('Fecha', DAY);
    fill('Inicio', '09:00');
    const asked = server.count('SlotSuggestions');
    const message = 'Ya tiene una visita: sábado 21/11/2026 09:00–10:30, Javier Ortega';
    const reason = {
      __typename: 'SlotReason',
      kind: 'ALREADY_PLANNED' as const,
      severity: 'HARD' as const,
      technicianId: 't1',
    };
    server.on('ScheduleVisit', () => ({
      data: {
        result: {
          ...{ __typename: 'SlotTakenError', message: `No se puede programar ahí. ${message}` },
          ...{ nearestStart: null, reasons: [{ ...reason, message }] },
        },
      },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getAllByText(/Ya tiene una visita/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Pasar a/ })).toBeNull();
    await waitFor(() => expect(server.count('SlotSuggestions')).toBe(asked + 1));
  });

  test('shows an existing visit of the same service as a conflict and offers no other start', async () => {
    const of = visit({ id: '8', of: 't1', from: '09:00', to: '10:30' });
    const own = { ...of, summary: { ...of.summary, serviceId: '321' } };
    server.on('Planning', () => ({ data: planning({ visits: [start, own] }) }));
    await openForm();
    await choose('Técnico', 'Javier Ortega');
    fill('Fecha', DAY);
    fill('Inicio', '09:30');
    expect(await screen.findByText(/^Ya tiene una visita/)).toBeDefined();
    expect(screen.getByText('Impide')).toBeDefined();
    expect(screen.queryByText(/Se solapa/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pasar a/ })).toBeNull();
  });

  test('starts on the day shown in the plan', async () => {
    renderApp({ path: '/services/schedule?dia=2099-11-24', signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Sin calefacción' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Fecha')).value).toBe('24/11/2099');
  });

  test('shows the suggestions as loading, then that there are none', async () => {
    const found = Promise.withResolvers<undefined>();
    server.on('SlotSuggestions', async () => {
      await found.promise;
      return { data: { slotSuggestions: [] } };
    });
    await openForm();
    const room = screen.getByRole('region', { name: 'Huecos sugeridos' });
    expect(room.getAttribute('aria-busy')).toBe('true');
    found.resolve(undefined);
    expect(await within(room).findByText('No hay ningún hueco en los próximos siete días')).toBeDefined();
    expect(room.getAttribute('aria-busy')).toBe('false');
  });

  test('shows the reasons of a suggestion and fills in the form from it', async () => {
    const suggested = {
      __typename: 'SlotSuggestion',
      technician: { __typename: 'VisitTechnician', id: 't7', name: 'Marta Iglesias', color: 'red' },
      start: at('10:00'),
      end: at('11:30'),
      reasons: ['Tiene la competencia Gas', 'Trabaja en Zona Centro'],
    };
    server.on('SlotSuggestions', () => ({ data: { slotSuggestions: [suggested] } }));
    await openForm();
    const suggestion = await screen.findByRole('button', { name: /10:00 · Marta Iglesias/ });
    expect(screen.getByRole('region', { name: 'Huecos sugeridos' }).contains(suggestion)).toBe(true);
    const why = within(suggestion).getByText(/competencia/).textContent;
    expect(why).toBe('Tiene la competencia Gas · Trabaja en Zona Centro');
    await userEvent.click(suggestion);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Técnico' }).value).toBe('Marta Iglesias');
    expect(screen.getByLabelText<HTMLInputElement>('Inicio').value).toBe('10:00');
  });

  test('shows a day that could not be loaded and offers a retry', async () => {
    await openForm();
    const day = '2031-01-15';
    let isDown = true;
    server.on('Planning', ({ variables }) =>
      isDown && variables['date'] === day ? 'no-network' : { data: planning({ visits: [] }) },
    );
    fill('Fecha', day);
    const problem = await screen.findByText('No se ha podido cargar el plan de ese día');
    expect(screen.getByRole('dialog').contains(problem)).toBe(true);
    // The technicians loaded before can still be chosen.
    fireEvent.click(screen.getByRole('combobox', { name: 'Técnico' }));
    expect(screen.getByRole('option', { name: 'Javier Ortega' })).toBeDefined();
    isDown = false;
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reintentar' }));
    fireEvent.click(screen.getByRole('combobox', { name: 'Técnico' }));
    expect(await screen.findByRole('option', { name: /^Javier Ortega ?0 h de 9 h/ })).toBeDefined();
    expect(screen.queryByText('No se ha podido cargar el plan de ese día')).toBeNull();
  });
});
