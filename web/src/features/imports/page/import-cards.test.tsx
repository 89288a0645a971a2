import { OUTCOME_WORDS, type Outcome } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { createClient } from '#apollo/client.ts';
import { loadMe } from '#session/load-me.ts';
import { SessionProvider } from '#session/session-context.tsx';
import { SessionStore } from '#session/session-store.ts';
import { FakeAuth } from '../../../testing/fake-auth.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/hands.ts';
import { DONE } from '../parts/import-words.ts';
import { anImport, anImportRow, NO_ROWS } from '../testing/test-import.ts';
import { CountsList } from './counts-list.tsx';
import { ImportRowItem } from './import-row-item.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ReadingCards } from './reading-cards.tsx';
import { ReportCard } from './report-card.tsx';
import { RowValues } from './row-values.tsx';
import { UnknownValuesCard } from './unknown-values-card.tsx';

const CHECKED = anImport({ kind: 'ITEMS', fileName: 'tarifa.csv' });

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

function show(card: ReactElement) {
  const client = createClient({ getToken: () => Promise.resolve('t-1'), onErrorCode: () => undefined });
  const store = new SessionStore(new FakeAuth(), loadMe);
  return render(
    <SessionProvider store={store}>
      <ApolloProvider client={client}>{card}</ApolloProvider>
    </SessionProvider>,
  );
}

test.each([
  ['no row exists', {}, 'ASK', false],
  ['rows are repeated or wrong, but none exists', { repeated: 1, error: 1, unchanged: 1 }, 'ASK', false],
  ['a row that exists is undecided', { undecided: 1 }, 'ASK', true],
  ['a row that exists is updated', { updated: 1 }, 'ASK', true],
  ['a row that exists is left out', { skipped: 1 }, 'ASK', true],
  ['a rule has them all created', {}, 'CREATE', true],
] as const)(
  'the rule for rows that exist is offered only if there are some: %s',
  (_case, counts, rule, isOffered) => {
    const announced = { ...NO_ROWS, created: 5, ...counts };
    show(<ReportCard found={{ ...CHECKED, announced, rule }} />);
    expect(screen.queryByLabelText('Con las filas que ya existen') !== null).toBe(isOffered);
  },
);

test.each([
  [1, 'La hoja tiene 1 fila oculta, que también se lee.'],
  [3, 'La hoja tiene 3 filas ocultas, que también se leen.'],
  [0, null],
])('of the chosen sheet, %d hidden rows are mentioned', (hiddenRows, words) => {
  const sheetOf = (name: string, hidden: number) => ({
    ...({ __typename: 'ImportSheet', name, hiddenRows: hidden } as const),
  });
  const sheets = [sheetOf('Otros', 7), sheetOf('Clientes', hiddenRows)];
  show(<ReadingCards found={{ ...CHECKED, sheets, sheet: 1 }} />);
  if (words === null) expect(screen.queryByText(/ocultas?,/)).toBeNull();
  else expect(screen.getByText(words)).toBeDefined();
});

test('a pause that is asked for is said at once, before the server answers', async () => {
  server.on('AdvanceImport', () => new Promise(() => undefined));
  server.on('ActOnImport', () => new Promise(() => undefined));
  show(<ProgressCard found={{ ...CHECKED, status: 'IMPORTING', progress: { done: 2, total: 5 } }} />);
  await press('Pausar');
  const button = await screen.findByRole('button', { name: 'Pausando…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a checked import is discarded only after a question, since what was decided goes with it', async () => {
  server.on('ActOnImport', () => new Promise(() => undefined));
  show(<ReportCard found={CHECKED} />);
  await press('Descartar');
  expect(screen.getByRole('dialog', { name: '¿Descartar esta importación?' })).toBeTruthy();
  expect(server.inputs('ActOnImport')).toEqual([]);
  await press('Descartar importación');
  await waitFor(() => expect(server.inputs('ActOnImport')).toMatchObject([{ act: 'DISCARD' }]));
});

test('an import that stopped can be resumed or undone', async () => {
  server.on('ActOnImport', () => new Promise(() => undefined));
  const result = { ...NO_ROWS, created: 2 };
  show(
    <ReportCard found={{ ...CHECKED, status: 'STOPPED', result, undoUntil: '2026-12-24T09:00:00.000Z' }} />,
  );
  expect(screen.getByText(/^Van 2 de 5 filas/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeTruthy();
  await press('Reanudar');
  await waitFor(() => expect(server.inputs('ActOnImport')).toMatchObject([{ act: 'RESUME' }]));
});

test('an undo that stopped goes on, and says what it could not undo', async () => {
  server.on('ActOnImport', () => new Promise(() => undefined));
  const undo = {
    at: '2026-11-24T10:00:00.000Z',
    byName: 'Diego Salas',
    removed: 2,
    restored: 0,
    kept: 0,
    lost: 1,
  };
  show(<ReportCard found={{ ...CHECKED, status: 'UNDO_STOPPED', undo }} />);
  expect(
    screen.getByText(/^Lleva deshecho: 2 registros quitados; 1 fila no se ha podido deshacer/),
  ).toBeTruthy();
  await press('Seguir deshaciendo');
  await waitFor(() => expect(server.inputs('ActOnImport')).toMatchObject([{ act: 'UNDO' }]));
});

test('an undo that is over says who undid it', () => {
  const undo = { at: '2026-11-24T10:00:00.000Z', byName: 'Diego Salas', removed: 2, restored: 1 };
  show(<ReportCard found={{ ...CHECKED, status: 'UNDONE', undo: { ...undo, kept: 0, lost: 0 } }} />);
  expect(screen.getByText('Diego Salas la deshizo: 2 registros quitados y 1 recuperado.')).toBeTruthy();
});

test('a row shows the main values that were read, and all of them when asked', async () => {
  const labels = ['Nombre', 'Referencia', 'Familia', 'Precio', 'Unidad', 'Proveedor'];
  const paths = ['item.name', 'item.ref', 'item.family', 'item.priceCents', 'item.unit', 'item.supplierRef'];
  const targets = paths.map((path, index) => ({ path, label: labels[index] ?? '', takesMany: false }));
  const columns = paths.map((target) => ({ header: target, examples: [], target, neverOverwrite: null }));
  const values = targets
    .filter(({ path }) => path !== 'item.family')
    .map(({ path, label }) => ({ path, label, text: `texto de ${label}` }));
  show(<RowValues found={{ columns, targets }} row={{ number: 7, values }} />);
  const shown = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(shown()).toEqual([
    'Referenciatexto de Referencia',
    'Familia—',
    'Preciotexto de Precio',
    'Unidadtexto de Unidad',
  ]);
  await press('Ver todo de la fila 7');
  expect(shown()).toEqual(values.map(({ label, text }) => `${label}${text}`));
  await press('Ver menos de la fila 7');
  expect(shown()).toHaveLength(4);
});

test('a count of one is said in the singular', () => {
  const announced = { ...NO_ROWS, created: 1, skipped: 1, repeated: 2 };
  show(<ReportCard found={{ ...CHECKED, announced, rule: 'SKIP' }} />);
  expect(screen.getByLabelText('Lo que se hará').textContent).toBe(
    'Se creará1No se importará1Repetidas en el archivo2',
  );
});

const OUTCOMES = Object.entries(OUTCOME_WORDS) as [Outcome, (typeof OUTCOME_WORDS)[Outcome]][];

test.each(OUTCOMES)('a row whose outcome is %s says so as its count does', (name, { planned, done }) => {
  const outcome = name.toUpperCase() as Uppercase<Outcome>;
  const wordOf = (row: Parameters<typeof anImportRow>[0]) => {
    const { unmount } = show(<ImportRowItem found={CHECKED} row={anImportRow(row)} />);
    const { textContent } = screen.getByRole('listitem', { name: 'Fila 2' });
    unmount();
    return textContent.replace('Fila 2Zubiri', '');
  };
  expect(wordOf({ planned: outcome })).toBe(planned[0]);
  expect(wordOf({ planned: outcome, outcome })).toBe(done[0]);
  const counts = { ...NO_ROWS, [name]: 2 };
  show(<CountsList label="Hecho" counts={counts} words={DONE} />);
  expect(screen.getByLabelText('Hecho').textContent).toContain(`${done[1]}2`);
});

test('an error links to the record that stands in the way', () => {
  const record = { __typename: 'ImportRecord', entity: 'CLIENT', id: 'c9', name: 'Uno (C-1)' } as const;
  const message = 'Uno (C-1) está archivado: restáuralo antes';
  const of = { field: 'Cliente', column: null, message, raw: null };
  const problems = [{ __typename: 'ImportProblem' as const, ...of, record }];
  show(
    <MemoryRouter>
      <ImportRowItem found={CHECKED} row={anImportRow({ status: 'ERROR', problems })} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Cliente:/).textContent).toBe(`Cliente: ${message}`);
  expect(screen.getByRole('link', { name: 'Uno (C-1)' }).getAttribute('href')).toBe('/clients/c9');
});

test('a column that only finds the record says that it is not kept', () => {
  const columns = [
    { header: 'Cód. cliente', examples: ['28'], target: 'client.code', neverOverwrite: null },
    { header: 'Nombre', examples: ['Ana'], target: 'client.legalName', neverOverwrite: false },
    { header: 'Saldo', examples: ['0'], target: null, neverOverwrite: null },
  ];
  const targets = columns.flatMap(({ header, target }) =>
    target === null ? [] : { path: target, label: header, takesMany: false },
  );
  show(<ReadingCards found={{ ...CHECKED, kind: 'CLIENTS', status: 'UPLOADED', columns, targets }} />);
  const about = (header: string) =>
    screen.getByRole('rowheader', { name: header }).closest('tr')?.lastElementChild?.textContent;
  expect(about('Cód. cliente')).toBe('Solo para encontrarlo: no se guarda');
  expect(about('Nombre')).toBe('No sobrescribir nunca');
  expect(about('Saldo')).toBe('');
});

test.each([
  ['a new client', 'CLIENTS', 'client.code', 1, true],
  ['a new prospect', 'PROSPECTS', 'prospect.code', 1, true],
  ['a client that is there', 'CLIENTS', 'client.code', 0, false],
  ['the owner of a new machine', 'EQUIPMENT', 'owner.code', 1, false],
  ['no column', 'CLIENTS', null, 1, false],
] as const)('the dry run says whether the code of %s is kept', (_case, kind, target, created, isSaid) => {
  const announced = { ...NO_ROWS, created };
  const columns = [{ header: 'Cód.', examples: [], target, neverOverwrite: null }];
  show(<ReportCard found={{ ...CHECKED, kind, columns, announced }} />);
  const said = screen.queryByText(/«Cód\.» solo sirve para encontrar lo que ya hay y no se guarda/);
  expect(said !== null).toBe(isSaid);
});

test('a column keeps the focus while its field is saved, and shows what was chosen', async () => {
  server.on('ChangeImport', () => new Promise(() => undefined));
  const columns = [{ header: 'Saldo', examples: ['0'], target: null, neverOverwrite: null }];
  const targets = [{ path: 'client.notes', label: 'Notas', takesMany: true }];
  show(<ReadingCards found={{ ...CHECKED, kind: 'CLIENTS', status: 'UPLOADED', columns, targets }} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Campo para «Saldo»' });
  select.focus();
  fireEvent.change(select, { target: { value: 'client.notes' } });
  await waitFor(() => expect(select.getAttribute('aria-busy')).toBe('true'));
  expect(select.disabled).toBe(false);
  expect(document.activeElement).toBe(select);
  expect(select.value).toBe('client.notes');
});

test('choices of columns made while one is saved wait for it, also if it fails, and go together', async () => {
  const answers: (() => void)[] = [];
  server.on('ChangeImport', () => new Promise((resolve) => answers.push(() => resolve('not-graphql'))));
  const columns = ['Saldo', 'Zona', 'Ruta'].map((header) => ({
    ...{ header, examples: [], target: null, neverOverwrite: null },
  }));
  const targets = [{ path: 'client.notes', label: 'Notas', takesMany: true }];
  const mapping = { ...CHECKED, kind: 'CLIENTS', status: 'MAPPING', columns, targets } as const;
  show(<ReadingCards found={mapping} />);
  const select = (header: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `Campo para «${header}»` });
  for (const header of ['Saldo', 'Zona', 'Ruta'])
    fireEvent.change(select(header), { target: { value: 'client.notes' } });
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(select('Ruta').value).toBe('client.notes');
  expect(screen.getByRole('button', { name: /Comprobar/ }).getAttribute('aria-busy')).toBe('true');
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  const chosen = (column: number) => ({ column, target: 'client.notes' });
  expect(server.inputs('ChangeImport')).toMatchObject([
    { mapping: [chosen(0)] },
    { mapping: [chosen(1), chosen(2)] },
  ]);
});

test('unknown values are listed once, and what is chosen for them is sent with the new check', async () => {
  server.on('ActOnImport', () => new Promise(() => undefined));
  const value = { __typename: 'ImportUnknownValue', rows: 1, chosen: null, isBlank: false } as const;
  const unknownValues = {
    ...({ __typename: 'ImportUnknownValues', target: 'site.zoneId', label: 'Zona' } as const),
    ...{ headers: ['Sector'], mayBeBlank: true },
    choices: [{ __typename: 'ImportChoice' as const, id: 'z1', name: 'Zona Norte' }],
    values: [
      { ...value, text: 'Nte.', rows: 12 },
      { ...value, text: '?' },
      { ...value, text: 'N', chosen: 'z1' },
    ],
  };
  show(<UnknownValuesCard found={{ ...CHECKED, kind: 'CLIENTS', unknownValues: [unknownValues] }} />);
  const table = screen.getByRole('table', { name: /^Zona columna/ });
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent)).toEqual([
    'Nte.',
    '?',
    'N',
  ]);
  expect(table.textContent).toContain('12 filas');
  const select = (text: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `Qué es «${text}» en Zona` });
  expect(select('N').value).toBe('z1');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar y comprobar de nuevo' });
  expect(send.disabled).toBe(true);
  fireEvent.change(select('Nte.'), { target: { value: 'z1' } });
  fireEvent.change(select('?'), { target: { value: ' ' } });
  await press('Aplicar y comprobar de nuevo');
  await waitFor(() =>
    expect(server.inputs('ActOnImport')).toMatchObject([
      {
        act: 'CHECK',
        values: [
          { target: 'site.zoneId', text: 'Nte.', value: 'z1' },
          { target: 'site.zoneId', text: '?', value: null },
        ],
      },
    ]),
  );
});
