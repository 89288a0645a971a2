import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const NARROW = '(max-width: 61.99em)';

afterEach(() => vi.restoreAllMocks());

function givenWindow({ isNarrow }: { isNarrow: boolean }) {
  return vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: isNarrow && media === NARROW }) as MediaQueryList,
    );
}

test.each([
  ['is moved into view where the menu is shown', true],
  ['lays nothing out where it is not', false],
])('the entry of the page %s', async (_words, isShown) => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  const asked = givenWindow({ isNarrow: isShown });
  serverFor('TECHNICIAN');
  renderApp({ path: '/', signedIn: true });
  await screen.findByRole('navigation', { name: 'Menú móvil' });
  // Others ask for the width too, perhaps before the menu does.
  await waitFor(() => {
    expect(asked).toHaveBeenCalledWith(NARROW);
    expect(moved.mock.calls.length > 0).toBe(isShown);
  });
});

test('the entry of the page is moved into view when the role comes after the menu', async () => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  givenWindow({ isNarrow: true });
  const menu = (role: Role | null) => (
    <MemoryRouter initialEntries={['/']}>
      <MobileMenu role={role} />
    </MemoryRouter>
  );
  const { rerender } = render(menu(null));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(moved).not.toHaveBeenCalled();
  rerender(menu('TECHNICIAN'));
  await waitFor(() => expect(moved).toHaveBeenCalled());
});

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
