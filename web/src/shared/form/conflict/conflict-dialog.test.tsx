import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Change } from '../outcome.ts';

const base = { name: 'Bar', isMain: false, city: 'Madrid', notes: '', tags: ['gas'] };
type Values = typeof base;

const onMerge = vi.fn<(merged: Values) => void>();
beforeEach(() => {
  onMerge.mockReset();
});

const LABELS = {
  name: 'Nombre',
  isMain: 'Principal',
  city: 'Población',
  notes: 'Notas',
  tags: 'Etiquetas',
} as const;

function meet(mine: Partial<Values>, theirs: Partial<Values>, change: Change | null = null) {
  const conflict = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs }, version: 4, change };
  const formats = { tags: (tags: Values['tags']) => tags.join(', ') };
  const rest = { labels: LABELS, formats, onKeepEditing: () => undefined, onMerge };
  render(<ConflictDialog conflict={conflict} {...rest} />);
  return screen.getByRole('dialog');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = () => onMerge.mock.calls[0]?.[0];

test('asks only about fields that both changed; the others show whose change they are', async () => {
  const dialog = meet(
    { name: 'Café', notes: 'Perro', isMain: true, tags: ['VIP'] },
    { name: 'Taberna', city: 'Getafe', tags: ['VIP'] },
  );
  expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: /^Nombre/ })]);
  const lines = [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines.slice(1)).toEqual(['De tu versión: Principal y Notas', 'De la versión guardada: Población']);
  await press('Guardar la combinación');
  expect(screen.getByText('Falta elegir un dato')).toBeDefined();
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(onMerge).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: /La versión guardada/ }));
  await press('Guardar la combinación');
  expect(saved()).toEqual({ name: 'Taberna', isMain: true, city: 'Getafe', notes: 'Perro', tags: ['VIP'] });
});

test('names the author and time of the other change, if known', () => {
  const at = new Date(Date.now() - 3 * 60_000).toISOString();
  const dialog = meet({ city: 'Getafe' }, { name: 'Taberna' }, { byName: 'Marta Ruiz', at });
  expect(dialog.textContent).toMatch(/Marta Ruiz lo cambió hace 3 minutos \(\d\d:\d\d\)/);
});

test('asks nothing if both changed different fields', async () => {
  const dialog = meet({ city: 'Getafe' }, { name: 'Taberna' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(dialog.textContent).toContain('se conservan los cambios de los dos');
  await press('Guardar la combinación');
  expect(saved()).toEqual({ ...base, name: 'Taberna', city: 'Getafe' });
});

test('a field that one person changed can be compared and decided otherwise', async () => {
  const dialog = meet({ city: 'Getafe' }, { tags: ['gas', 'VIP'] });
  await press('Comparar estos datos');
  const tags = within(screen.getByRole('group', { name: 'Etiquetas' }));
  expect(tags.getByRole('radio', { name: /La versión guardada ?gas, VIP/, checked: true })).toBeDefined();
  await userEvent.click(tags.getByRole('radio', { name: /Tu versión ?gas/ }));
  expect(dialog.textContent).toContain('De tu versión: Población y Etiquetas');
  expect(dialog.textContent).not.toContain('De la versión guardada:');
  await press('Ocultar estos datos');
  await press('Guardar la combinación');
  expect(saved()).toEqual({ ...base, city: 'Getafe' });
});

test('says that there is nothing to choose if both made the same change', async () => {
  const dialog = meet({ name: 'Café' }, { name: 'Café' });
  expect(dialog.textContent).toContain('Las dos versiones dicen lo mismo');
  await press('Guardar la combinación');
  expect(saved()).toEqual({ ...base, name: 'Café' });
});
