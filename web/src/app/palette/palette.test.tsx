import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, type DataOf } from '../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

type Hit = DataOf<'Palette'>['search'][number];

const hit = (entity: Hit['entity'], id: string, title: string, clientId: string | null = null): Hit => ({
  __typename: 'SearchHit',
  entity,
  id,
  title,
  clientId,
  phone: null,
  address: null,
  openServices: null,
  detail: `Detalle de ${title}`,
});

const HITS = [
  hit('PROSPECT', 'p1', 'Rosa Marín'),
  hit('CLIENT', 'c1', 'Marín Hermanos'),
  hit('SITE', 's1', 'Nave Marín', 'c1'),
  hit('EQUIPMENT', 'e1', 'Marina 300', 'c1'),
];

const found = (hits: Hit[]) => ({ data: { search: hits } });

async function openWith(keys: string) {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard(keys);
  return screen.findByRole<HTMLInputElement>('combobox');
}

/** Opens and types before the search code is loaded. */
function typeAtOnce(value: string) {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
  fireEvent.change(box, { target: { value } });
  return box;
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

test('Ctrl+K finds records by kind, and Enter opens the first', async () => {
  const server = serverFor('ADMIN').on('Palette', () => found(HITS));
  const { router } = renderApp({ path: '/', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  expect(document.activeElement).toBe(box);
  await userEvent.type(box, ' marín ');
  expect(await screen.findByRole('option', { name: /Nave Marín/ })).toBeDefined();
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(expect.arrayContaining(['Prospectos', 'Clientes', 'Ubicaciones', 'Equipos']));
  // Slow typing shows intermediate results.
  const asked = () => server.arrived.findLast(({ operationName }) => operationName === 'Palette');
  await waitFor(() => expect(asked()?.variables).toEqual({ q: 'marín' }));
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/customers/p1');
  expect(screen.queryByRole('combobox', { name: 'Buscar' })).toBeNull();
});

test('the field opens synchronously, and Enter pressed before the search code is loaded takes effect afterwards', async () => {
  serverFor('ADMIN').on('Palette', () => found([hit('CLIENT', 'c7', 'Marín Hermanos')]));
  const { router } = renderApp({ path: '/', signedIn: true });
  await screen.findByRole('heading', { level: 1 });
  const box = typeAtOnce('612 34 56 78');
  expect(document.activeElement).toBe(box);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('612 34 56 78');
  await expect.poll(() => router.state.location.pathname).toBe('/clients/c7');
});

test('an arrow key pressed before the search code is loaded moves the selection, and Enter opens the selected entry', async () => {
  serverFor('ADMIN').on('Palette', () => found([]));
  const { router } = renderApp({ path: '/', signedIn: true });
  await screen.findByRole('heading', { level: 1 });
  const box = typeAtOnce('ir a');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(screen.queryByRole('option')).toBeNull();
  await expect.poll(active).toBe('Ir a Prospectos');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(router.state.location.pathname).toBe('/customers');
});

test('an arrow key and Enter pressed before the search code is loaded open the second entry', async () => {
  serverFor('ADMIN').on('Palette', () => found([]));
  const { router } = renderApp({ path: '/', signedIn: true });
  await screen.findByRole('heading', { level: 1 });
  const box = typeAtOnce('ir a');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await expect.poll(() => router.state.location.pathname).toBe('/customers');
});

test('a result shows phone, address and open services', async () => {
  const details = { phone: '+34612345678', address: 'Calle de Ibiza 21, Madrid', openServices: 1 };
  serverFor('ADMIN').on('Palette', () => found([{ ...hit('CLIENT', 'c1', 'Ana Ruiz'), ...details }]));
  renderApp({ path: '/', signedIn: true });
  await userEvent.type(await openWith('{Control>}k{/Control}'), 'ana');
  const option = await screen.findByRole('option', { name: /Ana Ruiz/ });
  expect(option.textContent).toContain('612 34 56 78 · Calle de Ibiza 21, Madrid · 1 servicio abierto');
});

test('the office can go to the schedule and to the review list', async () => {
  serverFor('AGENT').on('Palette', () => found([]));
  const { router } = renderApp({ path: '/settings/apariencia', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  await userEvent.type(box, 'planif');
  await expect.poll(options).toEqual(['Ir a Planificación']);
  await userEvent.clear(box);
  await userEvent.type(box, 'revisar{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/services/review');
});

test.each([
  ['auditoría', ['Ir a Auditoría']],
  ['exportar', ['Ir a Importar y exportar']],
  ['importar', ['Ir a Importar y exportar']],
  ['lote', ['Preparar lote', 'Facturar']],
  ['facturar lotes', ['Preparar lote', 'Facturar']],
])('the screens of the office are found by what they are for: %s', async (typed, titles) => {
  serverFor('ADMIN').on('Palette', () => found([]));
  renderApp({ path: '/settings/apariencia', signedIn: true });
  await userEvent.type(await openWith('{Control>}k{/Control}'), typed);
  await expect.poll(options).toEqual(titles);
});

test('a screen that the role may not open is not found', async () => {
  serverFor('TECHNICIAN').on('Palette', () => found([]));
  renderApp({ path: '/', signedIn: true });
  await userEvent.type(await openWith('{Control>}k{/Control}'), 'auditoría');
  await screen.findByText('No hay nada con «auditoría»');
});

test('the arrow keys move through all groups and wrap around, and a site opens at its client', async () => {
  serverFor('AGENT').on('Palette', () => found(HITS));
  const { router } = renderApp({ path: '/settings/apariencia', signedIn: true });
  const box = await openWith('{Meta>}k{/Meta}');
  await userEvent.type(box, 'marin');
  await screen.findByRole('option', { name: /Rosa Marín/ });
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toContain('Marina 300');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toContain('Nave Marín');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/clients/c1/sites/s1');
});

test('the entry selected with an arrow key stays selected when results are inserted above it', async () => {
  let answer: (hits: ReturnType<typeof found>) => void = () => undefined;
  serverFor('ADMIN').on('Palette', () => new Promise((resolve) => (answer = resolve)));
  renderApp({ path: '/', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  await userEvent.type(box, 'ir a');
  await screen.findByRole('option', { name: 'Ir a Tablero' });
  await userEvent.keyboard('{ArrowDown}');
  const chosen = active();
  expect(chosen).toBe(options()[1]);
  await expect
    .poll(() => (answer(found([hit('CLIENT', 'c7', 'Irma Aparicio')])), options()[0]))
    .toMatch(/^Irma Aparicio/);
  expect(active()).toBe(chosen);
});

test('Enter pressed before the answer opens the first result of the answer', async () => {
  let answer: (hits: ReturnType<typeof found>) => void = () => undefined;
  serverFor('ADMIN').on('Palette', () => new Promise((resolve) => (answer = resolve)));
  const { router } = renderApp({ path: '/', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  await userEvent.type(box, 'nuevo{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await screen.findByText('Buscando…');
  await expect
    .poll(() => (answer(found([hit('CLIENT', 'c9', 'Nuevo Mundo')])), router.state.location.pathname))
    .toBe('/clients/c9');
});

test('a new search text removes the old results and shows matching commands at once', async () => {
  let answer: (hits: ReturnType<typeof found>) => void = () => undefined;
  serverFor('ADMIN').on('Palette', ({ variables }) =>
    variables['q'] === 'marín' ? found(HITS) : new Promise((resolve) => (answer = resolve)),
  );
  renderApp({ path: '/', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  await userEvent.type(box, 'marín');
  await screen.findByRole('option', { name: /Nave Marín/ });
  await userEvent.type(box, ' n');
  expect(options()).toHaveLength(4);
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  fireEvent.change(box, { target: { value: 'revisar' } });
  expect(options()).toEqual(['Por revisar']);
  await waitFor(() => {
    answer(found([]));
    expect(screen.getByRole('listbox').hasAttribute('aria-busy')).toBe(false);
  });
});

test('without results it offers the matching commands the role may use', async () => {
  const server = serverFor('TECHNICIAN');
  renderApp({ path: '/', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  await expect.poll(() => screen.queryAllByRole('option')).not.toHaveLength(0);
  expect(options()).toEqual([
    'Ir a Tablero',
    'Ir a Servicios',
    'Ir a Configuración',
    'Ir a Mi perfil',
    'Ver atajos de teclado',
  ]);
  await userEvent.type(box, 'config');
  expect(options()).toEqual(['Ir a Configuración']);
  await userEvent.type(box, 'x');
  expect(screen.getByText('No hay nada con «configx»')).toBeDefined();
  expect(server.count('Palette')).toBe(0);
});

test('a failed search can be retried', async () => {
  const server = serverFor('ADMIN').on('Palette', () => refusal('INTERNAL'));
  renderApp({ path: '/', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  await userEvent.type(box, 'zz');
  const dialog = screen.getByRole('dialog', { name: 'Buscar' });
  await within(dialog).findByRole('alert');
  server.on('Palette', () => found([hit('CLIENT', 'c1', 'Zz')]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: /Zz/ })).toBeDefined();
});

test('Escape closes the palette and returns the focus to the button that opened it', async () => {
  serverFor('ADMIN');
  renderApp({ path: '/', signedIn: true });
  const menu = await screen.findByRole('complementary', { name: 'Barra lateral' });
  const box = within(menu).getByRole('button', { name: 'Buscar…' });
  await userEvent.click(box);
  await screen.findByRole('combobox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(box);
});

test('? opens the list of shortcuts, but not while typing in a field', async () => {
  serverFor('ADMIN');
  renderApp({ path: '/', signedIn: true });
  const box = await openWith('{Control>}k{/Control}');
  await userEvent.type(box, '?');
  expect(screen.queryByRole('dialog', { name: 'Atajos de teclado' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  fireEvent.keyDown(document.body, { key: '?' });
  const help = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  expect(within(help).getByText('Guardar el formulario')).toBeDefined();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(within(help).getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
