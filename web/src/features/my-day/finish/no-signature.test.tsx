import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  importChunks,
  NOW,
  openWork,
  press,
  TAKEN,
  visitAtWork,
  visitServer,
} from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(() => visitAtWork({ requiresSignature: true }));
const complete = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Completar' });
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
let files: string[];

beforeEach(() => {
  files = [];
  const graphql = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.startsWith('/files/')) return graphql(url, request);
    files.push(url);
    return Promise.resolve(Response.json({ attachment: { id: 'f1' } }, { status: 201 }));
  });
});

async function open() {
  const app = await openWork('/visits/v1');
  await screen.findByLabelText(/Qué se ha hecho/);
  write(/Qué se ha hecho/, ' Cambiada la válvula ');
  return app;
}

test('a refusal to sign needs a reason, and the visit is completed with it instead of a signature', async () => {
  kit.on('CompleteVisit', () => TAKEN);
  await open();
  expect(screen.getByText('Falta: la firma')).toBeDefined();
  expect(complete().disabled).toBe(true);
  await press('No quiere firmar');
  expect(screen.queryByRole('img', { name: 'Firma aquí con el dedo' })).toBeNull();
  // A refusal without a reason is not enough.
  expect(complete().disabled).toBe(true);
  write(/Por qué no firma/, '   ');
  expect(complete().disabled).toBe(true);
  write(/Por qué no firma/, ' No estaba en casa ');
  expect(screen.queryByText(/^Falta/)).toBeNull();
  expect(complete().disabled).toBe(false);

  await press('Completar');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Completar la visita?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Completar' }));
  await waitFor(() => expect(kit.inputs('CompleteVisit')).toHaveLength(1));
  expect(kit.inputs('CompleteVisit')).toEqual([
    {
      id: 'v1',
      resolution: 'Cambiada la válvula',
      refusal: 'No estaba en casa',
      occurredAt: NOW.toISOString(),
    },
  ]);
  await screen.findByText('Todo enviado');
  expect(files).toEqual([]);
});

test('the copy contains the reason even after the completion is sent', async () => {
  kit.on('CompleteVisit', () => {
    kit.visit = { ...kit.visit, status: 'COMPLETED', finishedAt: NOW.toISOString() };
    return TAKEN;
  });
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { share, canShare: () => true });
  onTestFinished(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });
  await open();
  await press('No quiere firmar');
  write(/Por qué no firma/, 'No estaba en casa');
  await press('Completar');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Completar la visita?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Completar' }));
  await screen.findByText('Todo enviado');
  await userEvent.click(await screen.findByRole('button', { name: 'Compartir' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(await share.mock.calls[0]?.[0].files?.[0]?.text()).toContain('No estaba en casa');
});

test('withdrawing the refusal requires the signature again', async () => {
  await open();
  await press('No quiere firmar');
  write(/Por qué no firma/, 'No estaba en casa');
  expect(complete().disabled).toBe(false);
  await press('Sí quiere firmar');
  expect(screen.getByRole('img', { name: 'Firma aquí con el dedo' })).toBeDefined();
  expect(screen.getByText('Falta: la firma')).toBeDefined();
  expect(complete().disabled).toBe(true);
  await press('No quiere firmar');
  expect(screen.getByLabelText<HTMLInputElement>(/Por qué no firma/).value).toBe('');
  expect(complete().disabled).toBe(true);
});

test('the reason is kept when the page is left', async () => {
  const { router } = await open();
  await press('No quiere firmar');
  write(/Por qué no firma/, 'No estaba en casa');
  await router.navigate('/');
  await screen.findByRole('region', { name: 'Visita en curso' });
  await router.navigate('/visits/v1');
  const reason = await screen.findByLabelText<HTMLInputElement>(/Por qué no firma/);
  expect(reason.value).toBe('No estaba en casa');
  expect(complete().disabled).toBe(false);
});
