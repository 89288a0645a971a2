import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ActionsMenu } from './actions-menu.tsx';

const archive = vi.fn();
const items = [
  { label: 'Archivar', onSelect: archive },
  { label: 'Fusionar', disabled: true, onSelect: archive },
  { label: 'Ver', to: '/clients/C1' },
];

function open() {
  archive.mockReset();
  render(
    <MemoryRouter>
      <ActionsMenu items={items} />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Más acciones' });
  button.focus();
  return button;
}

const focused = () => document.activeElement?.textContent;

test('a menu is opened by keyboard, moved through with arrows and letters, and restores the focus', async () => {
  const button = open();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Archivar');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Ver');
  await userEvent.keyboard('{ArrowDown}f');
  expect(focused()).toBe('Fusionar');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('an item runs after the menu closes; a disabled one does nothing', async () => {
  const button = open();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Fusionar' }));
  expect(archive).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archivar' }));
  expect(archive).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});

test('an item with a destination is a link', async () => {
  open();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Ver' }).getAttribute('href')).toBe('/clients/C1');
});

test('equal labels are separate items', async () => {
  const warning = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = [1, 2].map((person) => ({ label: 'Ana Ruiz', to: `/technicians/${person}` }));
  render(
    <MemoryRouter>
      <ActionsMenu items={twice} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  const targets = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
  expect(targets).toEqual(['/technicians/1', '/technicians/2']);
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
});
