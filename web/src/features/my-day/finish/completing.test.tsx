import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { importChunks, openWork, press, visitServer, visitAtWork } from '../testing/test-visit.ts';

let shrinking: ((photo: Blob) => void)[] = [];
vi.mock('../../../records/files/prepare-file.ts', () => ({
  prepareFile: () => new Promise<Blob>((resolve) => shrinking.push(resolve)),
}));

importChunks();
const [point] = workVisit().service.checklist;
const kit = visitServer(() => visitAtWork({ minPhotos: 1 }));
const jpeg = () => new File(['foto'], 'foto.jpg', { type: 'image/jpeg' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  shrinking = [];
  const graphql = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.startsWith('/files/')) return graphql(url, request);
    // Every upload is accepted.
    return Promise.resolve(Response.json({ id: 'f1' }, { status: 201 }));
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
});

async function write(text: string) {
  fireEvent.change(await screen.findByLabelText(/Qué se ha hecho/), { target: { value: text } });
}

async function choose(count: number) {
  await press('Añadir fotos');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Foto de después' }));
  fireEvent.change(screen.getByLabelText('Archivos'), {
    target: { files: Array.from({ length: count }, jpeg) },
  });
  await waitFor(() => expect(shrinking).toHaveLength(1));
}

test('a visit cannot be completed while photos are being resized, also after leaving the page and coming back', async () => {
  const { router } = await openWork('/visits/v1');
  await write('Cambiada la válvula');
  await choose(2);
  shrinking[0]?.(jpeg());
  await waitFor(() => expect(shrinking).toHaveLength(2));
  expect(screen.queryByText(/^Falta/)).toBeNull();
  expect(screen.getByText('Preparando fotos…')).toBeDefined();
  expect([button('Completar').disabled, button('No completada').disabled]).toEqual([true, true]);

  await router.navigate('/');
  await screen.findByRole('region', { name: 'Visita en curso' });
  await router.navigate('/visits/v1');
  await screen.findByText('Preparando fotos…');
  shrinking[1]?.(jpeg());
  await waitFor(() => expect(button('Completar').disabled).toBe(false));
  expect(button('No completada').disabled).toBe(false);
  expect(screen.getAllByRole('button', { name: /^Ver foto/ })).toHaveLength(2);
});

test('an invalid number that replaces a valid one prevents completing the visit', async () => {
  kit.visit = visitAtWork({ checklist: point ? [point] : [] });
  // The answer stays in the queue.
  kit.on('AnswerVisitChecklist', () => 'no-network');
  await openWork('/visits/v1');
  await write('Cambiada la válvula');
  const field = screen.getByLabelText('CO en humos * (obligatorio)');
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  type('12');
  await waitFor(() => expect(button('Completar').disabled).toBe(false));
  type('doce');
  expect(button('Completar').disabled).toBe(true);
  expect(screen.getByText('Revisa los campos señalados')).toBeDefined();
  type('12,5');
  await waitFor(() => expect(button('Completar').disabled).toBe(false));
});
