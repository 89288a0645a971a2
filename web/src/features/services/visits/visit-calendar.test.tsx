import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { servicePage, serviceServer, visit } from '../testing/test-services.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let asked: { url: string; authorization: string | null }[];
let saved: { name: string; text: string }[];
let answer: () => Response;

beforeEach(() => {
  dismissToast();
  asked = [];
  saved = [];
  serviceServer().on('ServicePage', () => servicePage({ visits: [{ ...visit, status: 'SCHEDULED' }] }));
  const graphql = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (!url.startsWith('/calendar/')) return graphql(url, request);
    asked.push({ url, authorization: new Headers(request.headers).get('authorization') });
    return Promise.resolve(answer());
  });
  let blob = new Blob();
  const createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:visit';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    void blob.text().then((text) => saved.push({ name: `${this.href} ${this.download}`, text }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function choose() {
  renderApp({ path: '/services/s1', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Acciones de la visita/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Añadir al calendario' }));
}

test('the calendar file of a visit is requested with the token of the person signed in and saved', async () => {
  const headers = { 'content-type': 'text/calendar; charset=utf-8' };
  answer = () => new Response('BEGIN:VCALENDAR', { headers });
  await choose();
  await waitFor(() => expect(saved).toEqual([{ name: 'blob:visit visita.ics', text: 'BEGIN:VCALENDAR' }]));
  expect(asked).toEqual([
    { url: '/calendar/visits/v1.ics', authorization: expect.stringMatching(/^Bearer ./) as string },
  ]);
});

test('an error is shown when the visit belongs to another technician, and nothing is saved', async () => {
  const error = { code: 'NOT_FOUND', message: 'No se ha encontrado', requestId: 'req_1' };
  answer = () => Response.json({ error }, { status: 404 });
  await choose();
  expect(await screen.findByText('No se ha encontrado')).toBeDefined();
  expect(saved).toEqual([]);
});
