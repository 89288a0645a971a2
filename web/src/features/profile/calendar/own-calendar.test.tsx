import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal, type FakeServer, type AnswerTo } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';
import { noAbsences, type Me } from '../testing/test-absences.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const me: Me = {
  ...{ __typename: 'Me', id: 'u1', email: 'elena@ejemplo.es', name: 'Elena', lastName: 'Robles' },
  ...{ phone: null, role: 'TECHNICIAN', version: 7, color: 'teal', permissions: null },
};
const PATH = `/calendar/${'t'.repeat(43)}.ics`;
const ADDRESS = `${location.origin}${PATH}`;

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(() => Promise.all([import('../own-profile.tsx'), import('../technician-parts.tsx')]), 60_000);

let server: FakeServer;
let feed: { __typename: string; createdAt: string } | null;
const there = (createdAt = '2026-11-20T09:00:00.000Z') => ({ __typename: 'CalendarFeed', createdAt });
const made = (path = PATH): AnswerTo<'CreateCalendarFeed'> => {
  feed = there(`2026-11-21T09:00:0${server.count('CreateCalendarFeed')}.000Z`);
  return { data: { result: { __typename: 'CreateCalendarFeedSuccess', path } } };
};

beforeEach(() => {
  dismissToast();
  feed = null;
  server = serverFor('TECHNICIAN')
    .on('ProfilePage', () => ({ data: { me } }))
    .on('OwnAbsences', () => ({ data: { absences: noAbsences } }))
    .on('OwnCalendar', () => ({ data: { feed } }))
    .on('CreateCalendarFeed', () => made())
    .on('RevokeCalendarFeed', () => {
      feed = null;
      return { data: { result: { __typename: 'RevokeCalendarFeedSuccess' } } };
    });
});

async function open() {
  const app = renderApp({ path: '/settings/perfil', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  const card = within(await screen.findByRole('region', { name: 'Calendario' }));
  const press = async (name: string) => userEvent.click(await card.findByRole('button', { name }));
  return { ...app, card, press };
}
const confirm = async (dialog: string, verb: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: verb }),
  );
const keys = () => server.calls('CreateCalendarFeed').map(({ key }) => key);

describe('the calendar address', () => {
  test('is created, shown only once with instructions, and can be copied', async () => {
    const { card, press, unmount } = await open();
    await press('Crear dirección');
    expect(await card.findByText(ADDRESS)).toBeDefined();
    for (const where of ['iPhone:', 'Android:', 'Google Calendar:']) {
      expect(card.getByText(where)).toBeDefined();
    }
    expect(card.getByText(/no se volverá a mostrar/)).toBeDefined();
    const user = userEvent.setup();
    await user.click(card.getByRole('button', { name: 'Copiar dirección' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    unmount();
    const again = await open();
    expect(await again.card.findByText(/Tienes una dirección privada desde el 21\/11\/2026/)).toBeDefined();
    expect(again.card.queryByText(ADDRESS)).toBeNull();
  });

  test('is shown even when the card cannot be reloaded afterwards', async () => {
    const { card, press } = await open();
    await card.findByRole('button', { name: 'Crear dirección' });
    server.on('OwnCalendar', () => 'no-network');
    await press('Crear dirección');
    expect(await card.findByText(ADDRESS)).toBeDefined();
  });

  test('is replaced after a confirmation', async () => {
    feed = there();
    const { card, press } = await open();
    await press('Crear otra');
    expect(server.count('CreateCalendarFeed')).toBe(0);
    await confirm('¿Crear otra dirección?', 'Crear otra');
    expect(await card.findByText(ADDRESS)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is revoked after a confirmation', async () => {
    feed = there();
    const { card, press } = await open();
    await press('Revocar');
    await confirm('¿Revocar la dirección?', 'Revocar');
    expect(await card.findByRole('button', { name: 'Crear dirección' })).toBeDefined();
    expect(card.queryByText(/dirección privada desde/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('counts as revoked when it was revoked elsewhere', async () => {
    feed = there();
    const { card, press } = await open();
    server.on('RevokeCalendarFeed', () => {
      feed = null;
      return { data: { result: { __typename: 'NotFoundError', message: 'No se ha encontrado' } } };
    });
    await press('Revocar');
    await confirm('¿Revocar la dirección?', 'Revocar');
    expect(await card.findByRole('button', { name: 'Crear dirección' })).toBeDefined();
  });
});

describe('after a lost answer', () => {
  test('creating the address repeats the key, then replaces the address if the first attempt had created one', async () => {
    const { card, press } = await open();
    server.on('CreateCalendarFeed', () => {
      feed = there();
      return 'no-network';
    });
    await press('Crear dirección');
    expect((await screen.findAllByText(/Sin conexión/)).length).toBeGreaterThan(0);
    server.on('CreateCalendarFeed', ({ variables: { key } }) =>
      key === keys()[0]
        ? { data: { result: { __typename: 'AddressGivenError', message: 'Ya se creó' } } }
        : made(),
    );
    await press('Crear dirección');
    expect(await card.findByText(ADDRESS)).toBeDefined();
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('loading the card can be retried', async () => {
    server.on('OwnCalendar', () => refusal('INTERNAL_SERVER_ERROR'));
    const { card, press } = await open();
    expect(await card.findByText('No se ha podido cargar tu calendario')).toBeDefined();
    server.on('OwnCalendar', () => ({ data: { feed } }));
    await press('Reintentar');
    expect(await card.findByRole('button', { name: 'Crear dirección' })).toBeDefined();
  });
});

test('the office has no calendar card', async () => {
  server = serverFor('AGENT').on('ProfilePage', () => ({ data: { me: { ...me, role: 'AGENT' } } }));
  renderApp({ path: '/settings/perfil', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  expect(screen.queryByRole('region', { name: 'Calendario' })).toBeNull();
  expect(server.count('OwnCalendar')).toBe(0);
});
