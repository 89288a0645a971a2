import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { clientServer } from '../testing/test-clients.ts';

const TOWNS: Record<string, string[]> = {
  '28901': ['Getafe'],
  '28981': ['Parla'],
  '28909': ['Getafe', 'Perales'],
};

let server: FakeServer;
beforeEach(() => {
  server = clientServer().on('TownsOf', ({ variables }) => ({
    data: { townsOf: TOWNS[variables.postalCode] ?? [] },
  }));
});

async function open() {
  renderApp({ path: '/clients/new', signedIn: true });
  await screen.findByRole('button', { name: 'Crear cliente' });
}
const billing = () => within(screen.getByRole('group', { name: 'Dirección fiscal' }));
const code = () => billing().getByLabelText<HTMLInputElement>('Código postal');
const town = () => billing().getByLabelText<HTMLInputElement>('Población');
const statusText = () => billing().getByRole('status').textContent;
function leaveCode(postalCode: string, field: HTMLElement = code()) {
  fireEvent.change(field, { target: { value: postalCode } });
  fireEvent.blur(field);
}

describe('the town found by the postal code', () => {
  test('fills the empty field on blur of the postal code and is announced', async () => {
    await open();
    fireEvent.change(code(), { target: { value: '28901' } });
    expect(server.count('TownsOf')).toBe(0);
    fireEvent.blur(code());
    expect(await billing().findByDisplayValue('Getafe')).toBe(town());
    expect(statusText()).toBe('Puesta Getafe, como en otras ubicaciones del 28901');
  });

  test('does not replace a town typed before the code was left or during the request', async () => {
    let answer = (): void => undefined;
    server.on('TownsOf', async ({ variables }) => {
      if (variables['postalCode'] === '28981') return { data: { townsOf: ['Parla'] } };
      await new Promise<void>((resolve) => (answer = resolve));
      return { data: { townsOf: ['Getafe'] } };
    });
    await open();
    fireEvent.change(town(), { target: { value: 'Leganés' } });
    leaveCode('28901');
    expect(server.count('TownsOf')).toBe(0);
    fireEvent.change(town(), { target: { value: '' } });
    leaveCode('28902');
    await waitFor(() => expect(server.count('TownsOf')).toBe(1));
    fireEvent.change(town(), { target: { value: 'Pinto' } });
    answer();
    // The answer for the second site arrives after the one that was held back.
    await userEvent.click(screen.getByLabelText('Misma dirección que la fiscal'));
    const site = within(screen.getByRole('group', { name: 'Dirección de la ubicación' }));
    fireEvent.change(site.getByLabelText('Población'), { target: { value: '' } });
    leaveCode('28981', site.getByLabelText('Código postal'));
    await site.findByDisplayValue('Parla');
    expect(town().value).toBe('Pinto');
    expect(statusText()).toBe('');
  });

  test('is replaced by typing when the field already has the focus', async () => {
    await open();
    await userEvent.type(code(), '28901');
    await userEvent.tab();
    expect(document.activeElement).toBe(town());
    await billing().findByDisplayValue('Getafe');
    await userEvent.keyboard('Pinto');
    expect(town().value).toBe('Pinto');
    expect(statusText()).toBe('');
  });

  test('is not filled in again once it was cleared', async () => {
    await open();
    leaveCode('28901');
    await billing().findByDisplayValue('Getafe');
    fireEvent.change(town(), { target: { value: '' } });
    fireEvent.blur(code());
    expect(town().value).toBe('');
    expect(statusText()).toBe('');
  });

  test('follows a changed postal code unless the town was typed', async () => {
    await open();
    leaveCode('28901');
    await billing().findByDisplayValue('Getafe');
    leaveCode('28981');
    expect(await billing().findByDisplayValue('Parla')).toBe(town());
    leaveCode('28990');
    expect(town().value).toBe('');
  });

  test('is chosen from a list when there are several, and can be changed', async () => {
    await open();
    leaveCode('28909');
    const choices = within(await billing().findByRole('group', { name: 'Poblaciones del 28909' }));
    expect(town().value).toBe('');
    expect(statusText()).toBe('El 28909 tiene varias poblaciones:GetafePerales');
    await userEvent.click(choices.getByRole('button', { name: 'Perales' }));
    expect(town().value).toBe('Perales');
    expect(choices.getByRole('button', { pressed: true }).textContent).toBe('Perales');
    await userEvent.click(choices.getByRole('button', { name: 'Getafe' }));
    expect(town().value).toBe('Getafe');
  });

  test('is not requested for an incomplete postal code, and a failed request does not block typing', async () => {
    server.on('TownsOf', () => 'no-network');
    await open();
    leaveCode('289');
    expect(server.count('TownsOf')).toBe(0);
    leaveCode('28901');
    await waitFor(() => expect(server.count('TownsOf')).toBe(1));
    expect(statusText()).toBe('');
    fireEvent.change(town(), { target: { value: 'Getafe' } });
    expect(town().value).toBe('Getafe');
  });
});
