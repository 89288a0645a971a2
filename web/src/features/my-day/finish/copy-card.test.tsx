import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { week } from '../testing/test-week.ts';
import { importChunks, openWork, press, visitAtWork, visitServer } from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(() => visitAtWork());
const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  kit.on('CompleteVisit', () => 'no-network');
});
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

async function openInWeek() {
  kit.on('MyWeek', () => ({ data: week([]) }));
  const app = await openWork();
  const list = within(await screen.findByRole('region', { name: 'Próximos días' }));
  await list.findAllByText('Sin visitas');
  await app.router.navigate('/visits/v1');
  return app;
}

async function complete(opening = openWork('/visits/v1')) {
  const app = await opening;
  fireEvent.change(await screen.findByLabelText(/Qué se ha hecho/), {
    target: { value: 'Cambiada la válvula' },
  });
  await press('Completar');
  await within(screen.getByRole('dialog')).findByText(/El parte de trabajo queda cerrado/);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Completar' }));
  return app;
}

test('after Completar the report can be shared, built from the data on the device', async () => {
  Object.assign(navigator, { share, canShare: () => true });
  const { router } = await complete(openInWeek());
  const card = within(await screen.findByRole('region', { name: 'Parte de trabajo' }));
  expect(router.state.location.pathname).toBe('/visits/v1');
  fireEvent.click(card.getByRole('button', { name: 'Compartir' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const file = share.mock.calls[0]?.[0].files?.[0];
  expect(file?.name).toBe('S-2026-0318.pdf');
  const text = await file?.text();
  for (const words of ['Clima SL', 'NIF B12345674', 'Sin n']) expect(text).toContain(words);
  expect(text).toMatch(/^%PDF-1.7[\s\S]*Cambiada la v.+lvula[\s\S]*%%EOF\n$/u);
});

test('the report is downloaded where the phone cannot share it', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await complete();
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar copia' }));
  await waitFor(() => expect(saved).toEqual(['S-2026-0318.pdf']));
});
