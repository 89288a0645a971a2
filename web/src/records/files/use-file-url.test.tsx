import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '#session/session-context.tsx';
import { SessionStore } from '#session/session-store.ts';
import { FakeAuth } from '../../testing/fake-auth.ts';
import { me } from '../../testing/people.ts';
import { keepFilesOf } from './kept-files.ts';
import { useFileUrl } from './use-file-url.ts';

const kept = new Blob(['del móvil'], { type: 'image/jpeg' });
const fetchMock = vi.fn<typeof fetch>();
let store: SessionStore;

function Picture({ id }: { id: string }) {
  const { url, failure } = useFileUrl(id);
  return <p>{url ?? failure?.message}</p>;
}
const draw = (id: string) =>
  render(
    <SessionProvider store={store}>
      <Picture id={id} />
    </SessionProvider>,
  );

beforeEach(async () => {
  fetchMock.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).size}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  store = new SessionStore(new FakeAuth(), () => Promise.resolve(me('TECHNICIAN')));
  store.start();
  await store.signIn('u1', 'secreta');
});

test('a file that the device stores for this person needs no request', async () => {
  keepFilesOf(store, 'u1', (id) => Promise.resolve(id === 'f1' ? kept : null));
  draw('f1');
  await screen.findByText(`blob:${kept.size}`);
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each(['u1', 'u2'])('any other file is requested from the server (stored for %s)', async (owner) => {
  keepFilesOf(store, owner, (id) =>
    id === 'f1' ? Promise.resolve(kept) : Promise.reject(new Error('closed')),
  );
  fetchMock.mockResolvedValue(new Response('del servidor', { headers: { 'content-type': 'image/jpeg' } }));
  draw(owner === 'u1' ? 'f2' : 'f1');
  await screen.findByText('blob:12');
});
