import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { service, servicePage, serviceServer, visit } from '../testing/test-services.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const kept = {
  ...{
    __typename: 'Attachment',
    id: 'f'.repeat(20),
    kind: 'DOCUMENT' as const,
    mime: 'application/pdf',
    size: 2048,
  },
  ...{
    sha256: 'a'.repeat(64),
    visitId: 'v1',
    authorName: 'Elena Robles',
    createdAt: '2026-11-21T12:00:00.000Z',
  },
};
const PDF = new File(['%PDF-1.7 … %%EOF'], 'presupuesto.pdf', { type: 'application/pdf' });

let server: FakeServer;
let sent: { url: string; method: string }[];
let answer: () => Response;

beforeEach(() => {
  dismissToast();
  sent = [];
  server = serviceServer().on('ServicePage', () =>
    servicePage({ visits: [{ ...visit, status: 'IN_PROGRESS' }] }),
  );
  const graphql = globalThis.fetch;
  const fetchAny = (url: string, request: RequestInit) => {
    if (!url.startsWith('/files/')) return graphql(url, request);
    sent.push({ url, method: request.method ?? '' });
    const isAsked = request.method === 'GET';
    const file = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    return Promise.resolve(isAsked ? file() : answer());
  };
  vi.stubGlobal('fetch', fetchAny);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
});

afterEach(() => vi.unstubAllGlobals());

async function card() {
  renderApp({ path: '/services/s1', signedIn: true });
  await screen.findByRole('region', { name: 'Fotos' });
  // The placeholder is replaced by the card with the photos.
  await screen.findByText(/Mínimo 2/);
  return within(screen.getByRole('region', { name: 'Fotos' }));
}

async function add(files: File[], kind: string) {
  const photos = await card();
  await userEvent.click(await photos.findByRole('button', { name: 'Añadir fotos' }));
  await userEvent.click(photos.getByRole('menuitem', { name: kind }));
  fireEvent.change(photos.getByLabelText('Archivos'), { target: { files } });
  return photos;
}

const puts = () => sent.filter(({ method }) => method === 'PUT');

test('a document is attached to the visit in progress and shown once stored', async () => {
  answer = () => Response.json({ attachment: kept });
  const photos = await add([PDF], 'Documento');
  expect(await photos.findByRole('link', { name: 'Documento PDF' })).toBeDefined();
  expect(puts()).toHaveLength(1);
  expect(puts()[0]?.url).toMatch(/^\/files\/[A-Za-z0-9]{20}\?service=s1&kind=DOCUMENT&visit=v1$/);
});

test('a rejected file stays with its message, and a retry has the same id', async () => {
  const full = { code: 'FULL', message: 'Un servicio no puede tener más de 200 archivos', requestId: 'r1' };
  answer = () => Response.json({ error: full }, { status: 409 });
  const photos = await add([PDF], 'Documento');
  expect(await photos.findByText(full.message)).toBeDefined();
  answer = () => Response.json({ attachment: kept });
  await userEvent.click(photos.getByRole('button', { name: 'Más acciones del documento por enviar' }));
  await userEvent.click(photos.getByRole('menuitem', { name: 'Reintentar' }));
  await photos.findByRole('link', { name: 'Documento PDF' });
  const [first, again] = puts();
  expect(again?.url).toBe(first?.url);
});

test('a file of an unsupported type is not sent', async () => {
  const photos = await add([new File(['MZ'], 'virus.exe')], 'Documento');
  expect((await photos.findByRole('alert')).textContent).toMatch(/^virus\.exe: /);
  expect(sent).toEqual([]);
});

test('a file is removed after a confirmation', async () => {
  server
    .on('ServicePage', () => servicePage({ attachments: [kept] }))
    .on('RemoveAttachment', () => ({
      data: { removeAttachment: { __typename: 'RemoveAttachmentSuccess', service } },
    }));
  const photos = await card();
  await userEvent.click(await photos.findByRole('button', { name: 'Más acciones de Documento PDF' }));
  await userEvent.click(photos.getByRole('menuitem', { name: 'Quitar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Quitar este archivo?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(photos.queryByRole('list', { name: 'Documentos' })).toBeNull());
  const add = photos.getByRole('button', { name: 'Añadir fotos' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

const photo = (id: string) => ({ ...kept, id, kind: 'BEFORE' as const, mime: 'image/jpeg' });
const [one, two] = [photo('p'.repeat(20)), photo('q'.repeat(20))];

test('removing a photo moves the focus to the next one, and cancelling returns it to the photo', async () => {
  server
    .on('ServicePage', () => servicePage({ attachments: [one, two] }))
    .on('RemoveAttachment', () => ({
      data: {
        removeAttachment: {
          __typename: 'RemoveAttachmentSuccess',
          service: { ...service, attachments: [two] },
        },
      },
    }));
  const photos = await card();
  const [first, second] = await photos.findAllByRole('button', { name: /^Ver foto/ });
  if (!first || !second) throw new Error('no photos');
  const ask = async () => {
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar foto' }));
    return within(await screen.findByRole('dialog', { name: '¿Quitar este archivo?' }));
  };
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(first);
  await userEvent.click((await ask()).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(photos.getAllByRole('button', { name: /^Ver foto/ })).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(second));
});

test('a closed service accepts no files', async () => {
  server.on('ServicePage', () => servicePage({ status: 'CLOSED', attachments: [] }));
  const photos = await card();
  expect(photos.getByText('Sin fotos.')).toBeDefined();
  expect(photos.queryByRole('button', { name: 'Añadir fotos' })).toBeNull();
});
