import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
// Imports the page before the tests, so that its transformation is not measured.
import './report-page.tsx';
import { answer, reportOf, withoutPrices } from './testing/test-report.ts';

const open = () => renderApp({ path: '/services/s1/report/r1', signedIn: true });
const paper = async () =>
  within(await screen.findByRole('article', { name: 'Parte de trabajo PT-2026-0191' }));

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

afterEach(() => vi.unstubAllGlobals());

describe('the report page', () => {
  test('shows company, client, site, technician, times, work, lines, totals and fingerprints', async () => {
    serverFor('AGENT').on('ReportPage', () => answer(reportOf()));
    open();
    const text = (await screen.findByRole('article')).textContent;
    for (const said of [
      ...['Térmica Manzanares, S. L.', 'NIF B86501228', 'C. P. Calle de Ibiza 21', 'NIF H81043622'],
      ...['Calle de Ibiza 21, 3.º B', '28009 Madrid', 'Aurora Cid', '612 45 09 33'],
      ...['N.º de serie 21 18 24 0010 0182', 'Javier Ortega Ruiz', '21/11/2026', '13:22–14:31 · 1 h 09 min'],
      ...['Avería comunicada', 'Sustituida la válvula', '1,4 bar', 'Sin respuesta'],
      ...['(incluido en contrato)', 'hasta el 21/02/2027 (RD 58/1988)', 'Este documento no es una factura.'],
      ...['SHA-256 9f2c 41d7', 'Anterior 4be1 70c9', 'Generado con Cuadrilla el 21/11/2026 a las 14:31'],
    ]) {
      expect(text).toContain(said);
    }
    const lines = within((await paper()).getByRole('table'));
    expect(lines.getByRole('row', { name: /Mano de obra/ }).textContent).toMatch(
      /1,5\sh42,00\s€10\s%21\s%56,70\s€/,
    );
    const grand = (await paper()).getByText('Total').parentElement;
    expect(grand?.textContent).toMatch(/^Total185,25\s€$/);
  });

  test('lists technicians with the same name separately', async () => {
    const named = (id: string) => ({ __typename: 'ReportTechnician' as const, id, name: 'Ana Ruiz' });
    const content = { ...reportOf().content, technicians: [named('t1'), named('t2'), named('t3')] };
    serverFor('AGENT').on('ReportPage', () => answer(reportOf({ content })));
    open();
    expect((await paper()).getAllByText('Ana Ruiz')).toHaveLength(3);
  });

  test('shows the client’s address and the guarantee of an installation', async () => {
    const content = { ...reportOf().content, category: 'INSTALLATION' as const };
    serverFor('AGENT').on('ReportPage', () => answer(reportOf({ content })));
    open();
    const text = (await screen.findByRole('article')).textContent;
    expect(text).toContain('Avenida de América 9');
    expect(text).toContain('Garantía de la instalación: tres meses');
    expect(text).toContain('Trabajo solicitado');
  });

  test('marks unconfirmed times', async () => {
    const content = {
      ...reportOf().content,
      travelStartedAt: '2026-11-21T12:05:00.000Z',
      unconfirmedTimes: ['FINISH' as const],
    };
    serverFor('AGENT').on('ReportPage', () => answer(reportOf({ content })));
    open();
    const text = (await screen.findByRole('article')).textContent;
    expect(text).toContain('13:22–14:31 · 1 h 09 min (sin confirmar)');
    expect(text).toMatch(/Salida 13:05(?! \(sin confirmar)/);
  });

  test('shows each photo with its caption and the signature with its name', async () => {
    serverFor('AGENT').on('ReportPage', () => answer(reportOf()));
    const graphql = globalThis.fetch;
    const asked: [string, string | null][] = [];
    vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
      if (!url.startsWith('/files/')) return graphql(url, request);
      asked.push([url, new Headers(request.headers).get('authorization')]);
      // As many bytes as the last digit of the id.
      const png = 'x'.repeat(Number(url.at(-1)));
      return Promise.resolve(new Response(png, { headers: { 'content-type': 'image/png' } }));
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).size}`);
    open();
    const sheet = await paper();
    const photos = within(sheet.getByRole('region', { name: 'Fotos' }));
    await waitFor(() => expect(photos.getAllByRole('img')).toHaveLength(2));
    const shown = (image: HTMLElement) => [image.getAttribute('alt'), image.getAttribute('src')];
    expect(photos.getAllByRole('img').map(shown)).toEqual([
      ['Foto 1: Antes', 'blob:1'],
      ['Foto 2: Después', 'blob:2'],
    ]);
    const part = within(sheet.getByRole('region', { name: 'Conformidad del cliente' }));
    await part.findByRole('img');
    expect(part.getAllByRole('img').map(shown)).toEqual([['Firma de Aurora Cid Peña', 'blob:9']]);
    // Each file is requested once, with the token of the person signed in.
    expect(asked.map(([url]) => url).sort()).toEqual(['/files/f1', '/files/f2', '/files/f9']);
    expect(new Set(asked.map(([, bearer]) => bearer))).toEqual(new Set(['Bearer token-u1']));
  });

  test('shows neither prices nor phones, nor columns for them, when they are hidden', async () => {
    serverFor('TECHNICIAN').on('ReportPage', () => answer(withoutPrices(reportOf())));
    open();
    const sheet = await paper();
    expect(sheet.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Concepto',
      'Cantidad',
    ]);
    expect((await screen.findByRole('article')).textContent).not.toMatch(/€|IVA|612 45/);
    expect(screen.queryByRole('button', { name: 'Nueva versión' })).toBeNull();
  });

  test('shows no total while a charged line has no price, but a line that is not charged needs none', async () => {
    const [valve, ...others] = reportOf().content.lines;
    const unpriced = { ...valve, unitPriceCents: null, amountCents: 0 } as NonNullable<typeof valve>;
    const server = serverFor('AGENT').on('ReportPage', () =>
      answer(reportOf({ content: { lines: [unpriced, ...others] } })),
    );
    const { unmount } = open();
    const sheet = await paper();
    expect(sheet.getByRole('row', { name: /Válvula/ }).textContent).toMatch(/Sin valorar$/);
    expect(sheet.getByRole('row', { name: /Mano de obra/ }).textContent).toMatch(/56,70\s€$/);
    expect(sheet.getByText('Total').parentElement?.textContent).toBe('TotalSin valorar');
    expect(sheet.queryByText('Base imponible')).toBeNull();
    unmount();
    const free = { ...unpriced, billable: 'WARRANTY' } as const;
    server.on('ReportPage', () => answer(reportOf({ content: { lines: [free, ...others] } })));
    open();
    expect((await paper()).getByText('Total').parentElement?.textContent).toMatch(/^Total185,25\s€$/);
    expect((await paper()).queryByText('Sin valorar')).toBeNull();
  });

  test('shows the refusal in place of the signature', async () => {
    const refused = { signer: null, signatureId: null, refusal: 'No estaba en casa' };
    serverFor('AGENT').on('ReportPage', () => answer(reportOf({ content: refused })));
    open();
    const part = within(await screen.findByRole('region', { name: 'Conformidad del cliente' }));
    expect(part.getByText('Sin firma: No estaba en casa')).toBeDefined();
    expect(part.queryByRole('img')).toBeNull();
  });

  test('is not found for an unknown report, which is requested with its service', async () => {
    const server = serverFor('TECHNICIAN').on('ReportPage', () => answer(null));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'No se ha encontrado' })).toBeDefined();
    expect(server.arrived.find(({ operationName }) => operationName === 'ReportPage')?.variables).toEqual({
      id: 'r1',
      serviceId: 's1',
    });
  });

  test('is not found under the address of another service', async () => {
    const elsewhere = { id: 's2', code: 'S-2026-0001', title: 'Otro', __typename: 'ServiceRef' };
    serverFor('AGENT').on('ReportPage', () => answer(reportOf({ service: elsewhere })));
    open();
    expect(await screen.findByText('No se ha encontrado el parte')).toBeDefined();
  });
});
