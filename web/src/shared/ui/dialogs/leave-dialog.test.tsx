import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { memoryRouter } from '../../../testing/memory-router.ts';
import { AppRouter } from '../../navigation/app-router.tsx';
import { useLeave } from '../../navigation/leave-guard.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const discard = vi.fn();
const signOut = vi.fn();

function Form() {
  const leave = useLeave();
  return (
    <>
      <LeaveDialog hasChanges onDiscard={discard} />
      <Link to="/otra">Otra</Link>
      <button type="button" onClick={() => leave(signOut)}>
        Cerrar sesión
      </button>
    </>
  );
}

function open() {
  discard.mockReset();
  signOut.mockReset();
  const router = memoryRouter('/antes', '/form');
  const routes = [
    { path: '/antes', element: <p>La de antes</p> },
    { path: '/form', element: <Form /> },
    { path: '/otra', element: <p>La otra</p> },
  ];
  render(<AppRouter history={router.history} routes={routes} />);
  return router;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a link asks: one stays with what was typed, or leaves without it', async () => {
  const router = open();
  await userEvent.click(screen.getByRole('link', { name: 'Otra' }));
  await press('Seguir editando');
  expect(router.state.location.pathname).toBe('/form');
  expect(discard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Otra' }));
  await press('Salir sin guardar');
  await screen.findByText('La otra');
  expect(discard).toHaveBeenCalledTimes(1);
});

test('Back asks too, and leads where it would have led', async () => {
  const router = open();
  await router.navigate(-1);
  await press('Seguir editando');
  expect(router.state.location.pathname).toBe('/form');
  await router.navigate(-1);
  await press('Salir sin guardar');
  await screen.findByText('La de antes');
});

test('so does what is no navigation', async () => {
  open();
  await press('Cerrar sesión');
  expect(signOut).not.toHaveBeenCalled();
  await press('Salir sin guardar');
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
});
