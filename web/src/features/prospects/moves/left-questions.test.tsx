import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { prospect, prospectServer, success } from '../testing/test-prospects.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () =>
    Promise.all([
      import('../page/prospect-page.tsx'),
      import('../page/prospect-activity.tsx'),
      import('./transition-dialogs.tsx'),
    ]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  dismissToast();
  server = prospectServer().on('ProspectDetail', () => ({
    data: { prospect: prospect({ status: 'QUALIFIED' }) },
  }));
});

const open = () => renderApp({ path: '/customers/p1', signedIn: true });
const ask = async (verb: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('menuitem', { name: verb }));
  return screen.findByRole('dialog');
};
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test.each([
  ['Dar por perdido', 'Nota', 'LoseProspect', 'LOST'],
  ['Volver a «Contactado»', 'Motivo', 'StepBackProspect', 'CONTACTED'],
] as const)(
  '%s: the text survives closing the dialog and a reload, and is deleted once sent',
  async (verb, label, operation, status) => {
    const app = open();
    await ask(verb);
    type(label, 'Muy caro');
    escape();
    await ask(verb);
    expect(field(label).value).toBe('Muy caro');
    app.unmount();
    open();
    const dialog = within(await ask(verb));
    expect(field(label).value).toBe('Muy caro');
    if (verb === 'Dar por perdido') type('Motivo', 'price');
    const draftsLeft = () =>
      Object.keys(window.sessionStorage).filter((name) => name.includes('prospect-p1'));
    expect(draftsLeft()).toHaveLength(1);
    server.on(operation, () => ({ data: { result: success({ status, version: 4 }) } }));
    await userEvent.click(dialog.getByRole('button', { name: verb }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draftsLeft()).toEqual([]);
  },
);
