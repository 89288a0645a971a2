import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider, useSession } from '#session/session-context.tsx';
import type { SessionStore } from '#session/session-store.ts';
import { saveDraft } from '#shared/drafts.ts';
import type { FakeAuth } from '../testing/fake-auth.ts';
import { EMPTY_DRAFT, readDraft, changeDraft } from './kept/draft.ts';
import { openWork, type Work } from './kept/open-work.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { sessionOf } from './testing/test-person.ts';
import { PLACE } from './testing/test-work.ts';

let store: SessionStore;
let auth: FakeAuth;
let work: Work;

function Question() {
  return useSession().person && <SignOutQuestion onStay={vi.fn()} />;
}

const ask = () =>
  render(
    <SessionProvider store={store}>
      <Question />
    </SessionProvider>,
  );
const draw = (visitId: string) =>
  changeDraft(work.shelf, visitId, { ...EMPTY_DRAFT, signature: new Blob(['png']), signatureId: 'f1' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));

beforeEach(async () => {
  ({ store, auth } = await sessionOf('ana'));
  auth.calls = [];
  work = openWork(store, 'ana');
});

test('signs out at once if nothing is unsent, also with an empty draft', async () => {
  await changeDraft(work.shelf, 'v1', { ...EMPTY_DRAFT, resolution: '  ', refusal: '' });
  ask();
  await waitFor(() => expect(auth.calls).toEqual(['signOut']));
});

test('asks before discarding a drawn signature', async () => {
  await draw('v1');
  ask();
  const dialog = await screen.findByRole('dialog', {
    name: '¿Cerrar sesión y perder lo que no has terminado?',
  });
  expect(dialog.textContent).toContain('Hay 1 visita con texto o firma sin enviar');
  expect(auth.calls).toEqual([]);
  await confirm();
  await waitFor(() => expect(auth.calls).toEqual(['signOut']));
  expect(await work.shelf.names()).toEqual([]);
});

test('asks before deleting a form left half done', async () => {
  saveDraft('ana', 'own-absence', { note: 'Médico' });
  ask();
  const dialog = await screen.findByRole('dialog', {
    name: '¿Cerrar sesión y perder lo que no has terminado?',
  });
  expect(dialog.textContent).toContain('Dejaste algún formulario a medias');
  expect(auth.calls).toEqual([]);
  await confirm();
  await waitFor(() => expect(auth.calls).toEqual(['signOut']));
});

test('lists unsent acts and drafts; deletes drafts except those of visits with unsent acts', async () => {
  work.outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
  await draw('v1');
  await changeDraft(work.shelf, 'v2', { ...EMPTY_DRAFT, resolution: 'Cambiada la válvula' });
  ask();
  const dialog = await screen.findByRole('dialog', { name: '¿Cerrar sesión con cambios por enviar?' });
  expect(dialog.textContent).toContain('Queda 1 cambio sin enviar');
  expect(dialog.textContent).toContain('Hay 1 visita con texto o firma sin enviar');
  await confirm();
  await waitFor(() => expect(auth.calls).toEqual(['signOut']));
  expect((await readDraft(work.shelf, 'v1')).signature).not.toBeNull();
  expect(await readDraft(work.shelf, 'v2')).toEqual(EMPTY_DRAFT);
});

test('lists only unsent acts if no draft is lost', async () => {
  work.outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
  await draw('v1');
  ask();
  const dialog = await screen.findByRole('dialog', { name: '¿Cerrar sesión con cambios por enviar?' });
  expect(dialog.textContent).not.toContain('texto o firma');
});
