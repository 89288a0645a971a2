import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '#session/session-context.tsx';
import { SessionStore } from '#session/session-store.ts';
import { FakeAuth } from '../../testing/fake-auth.ts';
import { me } from '../../testing/people.ts';
import { PhotosCard } from './photos-card.tsx';
import type { ShownFile } from './shown-file.ts';

const file = (id: string, kind: ShownFile['kind'], mime: string): ShownFile => ({
  id,
  kind,
  mime,
  size: 2_048,
  visitId: 'v1',
  authorName: 'Clara Pozo',
  createdAt: '2026-11-21T12:00:00.000Z',
});
const FILES = [file('f1', 'BEFORE', 'image/jpeg'), file('f2', 'DOCUMENT', 'application/pdf')];

const onRemove = vi.fn<(id: string) => void>();
let store: SessionStore;

beforeEach(async () => {
  onRemove.mockReset();
  const kept = () => new Response('bytes', { headers: { 'content-type': 'application/pdf' } });
  vi.stubGlobal('fetch', () => Promise.resolve(kept()));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  store = new SessionStore(new FakeAuth(), () => Promise.resolve(me('TECHNICIAN')));
  store.start();
  await store.signIn('u1', 'secreta');
});

async function draw(kinds?: readonly ShownFile['kind'][]) {
  render(
    <SessionProvider store={store}>
      <PhotosCard files={FILES} onAdd={() => undefined} onRemove={onRemove} {...(kinds && { kinds })} />
    </SessionProvider>,
  );
  await screen.findByRole('link', { name: 'Documento PDF' });
}

test('a user who can add only photos can remove photos but no documents', async () => {
  await draw();
  expect(screen.queryByRole('button', { name: 'Más acciones de Documento PDF' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Ver foto: Antes/ }));
  const viewer = within(screen.getByRole('dialog', { name: 'Foto 1 de 1' }));
  await userEvent.click(viewer.getByRole('button', { name: 'Quitar foto' }));
  expect(onRemove.mock.calls).toEqual([['f1']]);
});

test('a user who can add documents can remove them', async () => {
  await draw(['BEFORE', 'AFTER', 'DOCUMENT']);
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones de Documento PDF' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Quitar' }));
  expect(onRemove.mock.calls).toEqual([['f2']]);
});
