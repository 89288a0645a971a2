import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection } from '../../testing/connection.ts';
import type { AnswerTo } from '../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { anImport, anImportRow } from './testing/test-import.ts';

const found = (done: number) =>
  anImport({
    ...{ status: 'IMPORTING', rowCount: 300 },
    progress: { __typename: 'ImportProgress', done, total: 300 },
  });

test('while the parts of an import run, its bar shows how far it is', async () => {
  const parts: ((answer: AnswerTo<'AdvanceImport'>) => void)[] = [];
  serverFor('AGENT')
    .on('ImportPage', () => ({ data: { import: found(75) } }))
    .on('ImportRows', () => ({ data: { importRows: { rows: [], nextPage: null } } }))
    .on('AdvanceImport', () => new Promise((answer) => parts.push(answer)));
  renderApp({ path: '/settings/importar/i1', signedIn: true });
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Importando' });
  expect([bar.value, bar.max]).toEqual([25, 100]);
  await waitFor(() => expect(parts).toHaveLength(1));
  parts[0]?.({ data: { result: { __typename: 'ImportSuccess', import: found(225) } } });
  await waitFor(() => expect(bar.value).toBe(75));
  expect(screen.getByText(/^75\s%$/)).toBeDefined();
});

test('choices made while one is saved, about the file or its columns, are sent after it with its version', async () => {
  const answers: ((answer: AnswerTo<'ChangeImport'>) => void)[] = [];
  const column = { header: 'Saldo', examples: [], target: null, neverOverwrite: null };
  const target = { path: 'client.notes', label: 'Notas', takesMany: true };
  const at = (version: number) =>
    anImport({
      ...{ status: 'MAPPING', version },
      columns: [{ __typename: 'ImportColumn', ...column }],
      targets: [{ __typename: 'ImportTarget', ...target }],
    });
  const server = serverFor('AGENT')
    .on('ImportPage', () => ({ data: { import: at(3) } }))
    .on('ChangeImport', () => new Promise((answer) => answers.push(answer)));
  renderApp({ path: '/settings/importar/i1', signedIn: true });
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  await screen.findByRole('combobox', { name: 'Separador' });
  const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
  choose('Campo para «Saldo»', 'client.notes');
  choose('Separador', ',');
  choose('Fila de encabezados', '2');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect([select('Separador').value, select('Fila de encabezados').value]).toEqual([',', '2']);
  const check = screen.getByRole('button', { name: /Comprobar/ });
  expect(check.getAttribute('aria-busy')).toBe('true');
  // Its columns are about to be others.
  expect(screen.getByRole('table', { name: 'Columnas del archivo' }).hasAttribute('inert')).toBe(true);
  for (const [index, version] of [4, 5].entries()) {
    await waitFor(() => expect(answers).toHaveLength(index + 1));
    answers[index]?.({ data: { result: { __typename: 'ImportSuccess', import: at(version) } } });
  }
  await waitFor(() => expect(check.getAttribute('aria-busy')).not.toBe('true'));
  expect(server.inputs('ChangeImport')).toEqual([
    { id: 'i1', version: 3, mapping: [{ column: 0, target: 'client.notes' }] },
    { id: 'i1', version: 4, separator: ',', headerRow: 2 },
  ]);
});

test.each([
  [0, []],
  [1, ['De 1 fila algo no se importa']],
  [1_200, ['De 1.200 filas algo no se importa']],
])('a checked import says that %i rows have notices, which can be listed', async (noticed, said) => {
  serverFor('AGENT')
    .on('ImportPage', () => ({ data: { import: anImport({ noticed }) } }))
    .on('ImportRows', () => ({
      data: { importRows: { __typename: 'ImportRowPage', rows: [], nextPage: null } },
    }));
  renderApp({ path: '/settings/importar/i1', signedIn: true });
  const views = within(await screen.findByRole('radiogroup', { name: 'Qué filas' }));
  for (const words of said) expect(screen.getByText(new RegExp(`^${words}`))).toBeDefined();
  expect(views.queryAllByRole('radio', { name: 'Con avisos' })).toHaveLength(noticed === 0 ? 0 : 1);
});

test('a discarded import says so and leads to another file of its kind', async () => {
  serverFor('AGENT').on('ImportPage', () => ({
    data: {
      import: anImport({ status: 'DISCARDED', kind: 'ITEMS' }),
    },
  }));
  renderApp({ path: '/settings/importar/i1', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'Importación descartada' })).toBeDefined();
  const link = screen.getByRole('link', { name: 'Importar otro archivo' });
  expect(link.getAttribute('href')).toBe('/settings/importar?tipo=catalogo');
});

test('what an undo left is linked, so that it can be seen', async () => {
  const kept = { __typename: 'ImportKept', entity: 'CLIENT', id: 'c7', name: 'Zubiri' } as const;
  const site = { ...kept, entity: 'SITE', id: 'p7', name: 'Nave 3' } as const;
  const row = anImportRow({
    outcome: 'CREATED',
    kept: [
      { ...kept, why: 'Ha cambiado después de importarlo' },
      { ...site, why: 'Tiene servicios' },
    ],
  });
  serverFor('AGENT')
    .on('ImportPage', () => ({ data: { import: anImport({ status: 'PARTLY_UNDONE' }) } }))
    .on('ImportRows', () => ({ data: { importRows: { rows: [row], nextPage: null } } }));
  renderApp({ path: '/settings/importar/i1', signedIn: true });
  const link = await screen.findByRole('link', { name: 'Zubiri' });
  expect(link.getAttribute('href')).toBe('/clients/c7');
  expect(link.parentElement?.textContent).toBe('Se queda Zubiri: ha cambiado después de importarlo');
  expect(screen.getByRole('link', { name: 'Nave 3' }).getAttribute('href')).toBe('/clients/-/sites/p7');
});

test('a file of more than 5 MB is refused before it is sent', async () => {
  const server = serverFor('AGENT').on('ImportsPage', () => ({
    data: { imports: connection('Import', []) },
  }));
  renderApp({ path: '/settings/importar', signedIn: true });
  const card = within(await screen.findByRole('region', { name: 'Importar' }));
  const file = new File(['a'], 'clientes.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: 5 * 1_048_576 + 1 });
  const asked = vi.spyOn(globalThis, 'fetch');
  await userEvent.upload(card.getByLabelText('Archivo que se importa'), file);
  expect((await card.findByRole('alert')).textContent).toContain('El archivo ocupa más de 5 MB');
  expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('/files/'), expect.anything());
  expect(server.count('ImportsPage')).toBe(1);
});

test.each([
  'No es un archivo CSV ni un Excel (.xlsx)',
  'El archivo está vacío',
  'Solo tiene la fila de encabezados: no hay nada que importar',
  'Tiene más de 100 columnas: deja solo las que quieras importar',
])('a file that is refused stays on the page with the reason: %s', async (message) => {
  serverFor('AGENT').on('ImportsPage', () => ({ data: { imports: connection('Import', []) } }));
  const graphql = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    url.startsWith('/files/imports/')
      ? Promise.resolve(
          Response.json({ error: { code: 'INVALID_FILE', message, requestId: 'r1' } }, { status: 422 }),
        )
      : graphql(url, request),
  );
  const { router } = renderApp({ path: '/settings/importar', signedIn: true });
  const card = within(await screen.findByRole('region', { name: 'Importar' }));
  await userEvent.click(card.getByRole('radio', { name: /^Prospectos/ }));
  const file = new File(['%PDF'], 'clientes.csv', { type: 'text/csv' });
  await userEvent.upload(card.getByLabelText('Archivo que se importa'), file);
  expect((await card.findByRole('alert')).textContent).toContain(message);
  expect(card.getByRole<HTMLInputElement>('radio', { name: /^Prospectos/ }).checked).toBe(true);
  expect(card.getByRole('button', { name: 'Elegir archivo' }).hasAttribute('disabled')).toBe(false);
  expect(router.state.location.pathname).toBe('/settings/importar');
});
