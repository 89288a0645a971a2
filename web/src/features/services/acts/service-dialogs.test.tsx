import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@cuadrilla/domain/time/local-date.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { today } from '#shared/format/dates.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { service, servicePage, serviceServer, visit, type Service } from '../testing/test-services.ts';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serviceServer();
});

const open = () => renderApp({ path: '/services/s1', signedIn: true });

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

const UNPLANNED: Partial<Service> = { status: 'PENDING', visits: [], nextVisit: null };
/** Actions with their own button; the others are in the menu. */
const BUTTONS = ['Reabrir', 'Programar visita'];

describe('the dialogs of a service', () => {
  test.each<[string, string, RegExp, Partial<Service>]>([
    ['Poner en espera', '¿Por qué queda en espera?', /^Nota/, {}],
    ['Anular servicio', '¿Anular S-2026-0318?', /^Nota/, {}],
    ['Reabrir', '¿Por qué se reabre S-2026-0318?', /^Motivo/, { status: 'FINISHED' }],
    ['Programar visita', 'Programar S-2026-0318', /^Indicaciones/, UNPLANNED],
  ])('%s: the text survives closing the dialog and a reload', async (name, title, label, changes) => {
    server.on('ServicePage', () => servicePage(changes));
    const app = open();
    const ask = async () =>
      BUTTONS.includes(name) ? userEvent.click(await screen.findByRole('button', { name })) : choose(name);
    await ask();
    const dialog = await screen.findByRole('dialog', { name: title });
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value: 'Llega el lunes' } });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await ask();
    const again = within(await screen.findByRole('dialog', { name: title }));
    expect(again.getByLabelText<HTMLInputElement>(label).value).toBe('Llega el lunes');
    app.unmount();
    open();
    await ask();
    const anew = within(await screen.findByRole('dialog', { name: title }));
    expect(anew.getByLabelText<HTMLInputElement>(label).value).toBe('Llega el lunes');
    await userEvent.click(anew.getByRole('button', { name: 'Descartar borrador' }));
    expect(anew.getByLabelText<HTMLInputElement>(label).value).toBe('');
  });

  test('keep separate drafts', async () => {
    open();
    for (const [name, text] of [
      ['Poner en espera', 'Llega el lunes'],
      ['Anular servicio', 'Se duplicó'],
    ] as const) {
      await choose(name);
      const dialog = await screen.findByRole('dialog');
      fireEvent.change(within(dialog).getByLabelText(/^Nota/), { target: { value: text } });
      fireEvent(dialog, new Event('cancel', { cancelable: true }));
    }
    await choose('Poner en espera');
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText<HTMLInputElement>(/^Nota/).value).toBe('Llega el lunes');
  });

  test('Poner en espera asks for a date and what happens to planned visits, and leaves a visit in progress alone', async () => {
    const atWork = { ...visit, id: 'v2', status: 'IN_PROGRESS' as const };
    server.on('ServicePage', () => servicePage({ status: 'IN_PROGRESS', visits: [visit, atWork] }));
    const held: Service = { ...service, version: 8, status: 'ON_HOLD' };
    server.on('HoldService', () => ({ data: { result: { __typename: 'ServiceSuccess', service: held } } }));
    open();
    await choose('Poner en espera');
    const dialog = within(await screen.findByRole('dialog'));
    const fate = within(dialog.getByRole('group', { name: 'Su visita programada' }));
    expect(fate.getAllByRole('radio', { checked: true })).toEqual([fate.getByLabelText(/^Mantenerla/)]);
    expect(dialog.getByText(/Javier Ortega Ruiz\. La visita ya empezada sigue como está$/)).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'h1' } });
    fireEvent.click(fate.getByLabelText(/^Devolverla a la bandeja/));
    fireEvent.change(dialog.getByLabelText(/^Hasta cuándo/), { target: { value: today() } });
    fireEvent.click(dialog.getByRole('button', { name: 'Poner en espera' }));
    expect(await dialog.findByText('Elige un día posterior a hoy')).toBeDefined();
    const until = addDays(today(), 11);
    fireEvent.change(dialog.getByLabelText(/^Hasta cuándo/), { target: { value: until } });
    fireEvent.click(dialog.getByRole('button', { name: 'Poner en espera' }));
    await waitFor(() => expect(server.inputs('HoldService')).toHaveLength(1));
    expect(server.inputs('HoldService')[0]).toMatchObject({ reasonId: 'h1', until, visits: 'TRAY' });
  });

  test('Poner en espera asks about no visits when none is planned', async () => {
    server.on('ServicePage', () => servicePage(UNPLANNED));
    open();
    await choose('Poner en espera');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('group', { name: /programada/ })).toBeNull();
  });

  test('Poner en espera keeps the visits when the draft was about a visit no longer planned', async () => {
    const held: Service = { ...service, version: 8, status: 'ON_HOLD' };
    server.on('HoldService', () => ({ data: { result: { __typename: 'ServiceSuccess', service: held } } }));
    const app = open();
    await choose('Poner en espera');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/^Motivo/), { target: { value: 'h1' } });
    fireEvent.click(within(dialog).getByLabelText(/^Anularla/));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    app.unmount();
    server.on('ServicePage', () => servicePage(UNPLANNED));
    open();
    await choose('Poner en espera');
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText<HTMLSelectElement>(/^Motivo/).value).toBe('h1');
    fireEvent.click(again.getByRole('button', { name: 'Poner en espera' }));
    await waitFor(() => expect(server.inputs('HoldService')).toHaveLength(1));
    expect(server.inputs('HoldService')[0]).toMatchObject({ reasonId: 'h1', visits: 'KEEP' });
  });

  test('Cambiar la espera starts with the current values and changes the date without resuming the service', async () => {
    const until = addDays(today(), 3);
    const hold = { reasonId: 'h1', note: 'Pedido', since: '2026-11-20T09:00:00.000Z', until };
    const held: Service = { ...service, version: 8, status: 'ON_HOLD', hold };
    const later = addDays(today(), 11);
    const after = { ...held, version: 9, hold: { ...hold, until: later } };
    server
      .on('ServicePage', () => servicePage(held))
      .on('ChangeHold', () => ({ data: { result: { __typename: 'ServiceSuccess', service: after } } }));
    open();
    await choose('Cambiar la espera');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Hasta cuándo sigue en espera?' }));
    expect(dialog.getByLabelText<HTMLSelectElement>(/^Motivo/).value).toBe('h1');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Nota/).value).toBe('Pedido');
    fireEvent.change(dialog.getByLabelText(/^Hasta cuándo/), { target: { value: today() } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cambiar la espera' }));
    expect(await dialog.findByText('Elige un día posterior a hoy')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Hasta cuándo/), { target: { value: later } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cambiar la espera' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs('ChangeHold')).toEqual([
      { id: 's1', version: 8, reasonId: 'h1', note: 'Pedido', until: later },
    ]);
    expect(screen.getByRole('button', { name: 'Reanudar' })).toBeDefined();
  });

  test('Cambiar la espera accepts a new note when the date has been reached', async () => {
    const hold = { reasonId: 'h1', note: null, since: '2026-11-20T09:00:00.000Z', until: today() };
    const held: Service = { ...service, version: 8, status: 'ON_HOLD', hold };
    server
      .on('ServicePage', () => servicePage(held))
      .on('ChangeHold', () => ({ data: { result: { __typename: 'ServiceSuccess', service: held } } }));
    open();
    await choose('Cambiar la espera');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Nota/), { target: { value: 'Pedido otra vez' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cambiar la espera' }));
    await waitFor(() => expect(server.inputs('ChangeHold')).toHaveLength(1));
    expect(server.inputs('ChangeHold')[0]).toMatchObject({ note: 'Pedido otra vez', until: today() });
  });

  test('Poner en espera starts empty after it has been sent', async () => {
    const held: Service = { ...service, version: 8, status: 'ON_HOLD' };
    server
      .on('HoldService', () => ({ data: { result: { __typename: 'ServiceSuccess', service: held } } }))
      .on('ResumeService', () => ({
        data: { result: { __typename: 'ServiceSuccess', service: { ...service, version: 9 } } },
      }));
    open();
    await choose('Poner en espera');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'h1' } });
    fireEvent.change(dialog.getByLabelText(/^Nota/), { target: { value: 'Llega el lunes' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Poner en espera' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reanudar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reanudar' })).toBeNull());
    await choose('Poner en espera');
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText<HTMLInputElement>(/^Nota/).value).toBe('');
  });

  test('Proponer seguimiento keeps what a technician typed', async () => {
    server = serviceServer('TECHNICIAN');
    open();
    await choose('Proponer seguimiento');
    const title = '¿Qué queda por hacer?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    fireEvent.change(dialog.getByLabelText(/^Título/), { target: { value: 'Cambiar el vaso' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await choose('Proponer seguimiento');
    const again = within(screen.getByRole('dialog', { name: title }));
    expect(again.getByLabelText<HTMLInputElement>(/^Título/).value).toBe('Cambiar el vaso');
  });
});
