import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
// Imports the page before the tests, so that its transformation is not measured.
import './report-page.tsx';
import { answer, reportOf } from './testing/test-report.ts';

const open = () => renderApp({ path: '/services/s1/report/r1', signedIn: true });

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

afterEach(() => vi.unstubAllGlobals());

const LATER = 'Parte de trabajo PT-2026-0191, versión 2';
const newer = reportOf({ id: 'r2', number: 2, revisionReason: 'Faltaba una junta' });

test('a later version shows its number and that the signature belongs to the first', async () => {
  serverFor('AGENT').on('ReportPage', () => answer(newer));
  open();
  const sheet = within(await screen.findByRole('article', { name: LATER }));
  expect(sheet.getByText('Versión 2 · Faltaba una junta')).toBeDefined();
  const part = within(sheet.getByRole('region', { name: 'Conformidad del cliente' }));
  expect(part.getByText('Firma recogida en la versión 1, el 21/11/2026 a las 14:31')).toBeDefined();
  expect(part.queryByText('21/11/2026, 14:31')).toBeNull();
});

test('a later version shows that the refusal belongs to the first', async () => {
  const refused = { signer: null, signatureId: null, refusal: 'No estaba en casa' };
  serverFor('AGENT').on('ReportPage', () => answer({ ...newer, content: { ...newer.content, ...refused } }));
  open();
  expect(
    await screen.findByText('Negativa recogida en la versión 1, el 21/11/2026 a las 14:31'),
  ).toBeDefined();
});

test('an old version links to the newest and cannot be revised', async () => {
  serverFor('AGENT').on('ReportPage', () => answer(reportOf({ isLatest: false }), [newer]));
  open();
  const versions = within(await screen.findByRole('navigation', { name: 'Versiones' }));
  expect(versions.getByText(/Hay una versión más reciente/)).toBeDefined();
  const link = versions.getByRole('link', { name: 'Versión 2, 21/11/2026' });
  expect(link.getAttribute('href')).toBe('/services/s1/report/r2');
  expect(screen.queryByRole('button', { name: 'Nueva versión' })).toBeNull();
});

const NOBODY = { signer: null, signatureId: null };
const said = [
  [
    'signed',
    {},
    'Versión firmada',
    'La firmada se conserva.',
    /La firmada se conserva, y la firma se muestra/,
  ],
  [
    'refused',
    { ...NOBODY, refusal: 'No estaba en casa' },
    ...[
      'Versión 1',
      'Todas se conservan.',
      /La anterior se conserva, y en la nueva consta .* por qué no se firmó/,
    ],
  ],
  ['neither signed nor refused', NOBODY, 'Versión 1', 'Todas se conservan.', /La anterior se conserva\.$/],
] as const;

test.each(said)(
  'the first version is labelled correctly when it is %s',
  async (_case, content, name, kept) => {
    serverFor('AGENT').on('ReportPage', () =>
      answer(reportOf({ id: 'r2', number: 2, content }), [reportOf({ isLatest: false, content })]),
    );
    open();
    const versions = within(await screen.findByRole('navigation', { name: 'Versiones' }));
    expect(versions.getByRole('link').textContent).toBe(`${name}, 21/11/2026`);
    expect(versions.getByText(`Hay versiones anteriores de este parte. ${kept}`)).toBeDefined();
  },
);

test.each(said)(
  'the dialog for a new version of a report that is %s says what is kept',
  async (_case, content, _name, _kept, stays) => {
    serverFor('AGENT').on('ReportPage', () => answer(reportOf({ content })));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva versión' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByText(/La nueva versión toma/)).textContent).toMatch(stays);
  },
);

test('the office creates a version with a reason, and its page opens', async () => {
  const server = serverFor('AGENT')
    .on('ReportPage', ({ variables }) =>
      variables['id'] === 'r2'
        ? answer(newer, [reportOf({ isLatest: false })])
        : answer(reportOf({ isLatest: true })),
    )
    .on('ReviseWorkReport', () => ({
      data: { result: { __typename: 'WorkReportSuccess', report: newer } },
    }));
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva versión' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Faltaba una junta');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar nueva versión' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/services/s1/report/r2'));
  expect(await screen.findByText('Versión 2 · Faltaba una junta')).toBeDefined();
  const sent = server.arrived.find(({ operationName }) => operationName === 'ReviseWorkReport');
  expect(sent?.variables['input']).toEqual({ id: 'r1', reason: 'Faltaba una junta' });
});

test('a typed reason survives closing the dialog and a reload', async () => {
  serverFor('AGENT').on('ReportPage', () => answer(reportOf()));
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva versión' }));
    return within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', {
      name: /Motivo/,
    });
  };
  const app = open();
  await userEvent.type(await ask(), 'Faltaba una junta');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect((await ask()).value).toBe('Faltaba una junta');
  app.unmount();
  open();
  expect((await ask()).value).toBe('Faltaba una junta');
});
