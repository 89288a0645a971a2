import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

const EXPLAINED = 'Técnicos: sin acceso con tu perfil';

test('the explanation of a locked entry disappears on navigation and does not return', async () => {
  serverFor('TECHNICIAN');
  const { router } = renderApp({ path: '/', signedIn: true });
  fireEvent.click(await screen.findByRole('link', { name: 'Técnicos Sin acceso' }));
  expect(screen.getByText(EXPLAINED)).toBeDefined();
  // The router loads the next screen before it navigates.
  await act(() => router.navigate('/services'));
  await waitFor(() => expect(screen.queryByText(EXPLAINED)).toBeNull());
  await act(() => router.navigate(-1));
  expect(screen.queryByText(EXPLAINED)).toBeNull();
});
