import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { routes } from '#app/router.tsx';
import { loadMe } from '#session/load-me.ts';
import { SessionStore } from '#session/session-store.ts';
import { FakeAuth } from './fake-auth.ts';
import { FakeServer } from './fake-server.ts';

const user = { __typename: 'Me', id: 'u1', name: 'Elena' } as const;

/** Who `Me` says is signed in. */
export function me(role: Role) {
  return {
    ...user,
    email: 'elena@ejemplo.es',
    lastName: 'Robles',
    role,
    timeZone: 'Europe/Madrid',
    color: null,
  };
}

const letterhead = { __typename: 'Letterhead', name: 'Clima SL', nif: null, address: null, phone: null };

const total = (__typename: string, totalCount: number) => ({ __typename, totalCount });

/** What the office's first screens count. */
const figures = {
  openProspects: total('ProspectConnection', 12),
  overdueProspects: total('ProspectConnection', 3),
  activeClients: total('ClientConnection', 120),
  overdueServices: total('ServiceConnection', 2),
  pendingServices: total('ServiceConnection', 9),
  finishedServices: total('ServiceConnection', 4),
  openReviewCount: 5,
};

/** What is asked of passwords where nobody has said anything else. */
const passwords = {
  __typename: 'PasswordSettings',
  ...{ minLength: 6, refuseCommon: false, changeFirst: false, version: 0 },
};

/** A server that knows one person and answers what the frame and the first screens ask. */
export function serverFor(role: Role): FakeServer {
  return new FakeServer()
    .on('Me', () => ({ data: { me: me(role) } }))
    .on('AdminHome', () => ({
      data: { meAdmin: { __typename: 'MeAdmin', user, activeTechnicianCount: 8 }, ...figures },
    }))
    .on('AgentHome', () => ({ data: { meAgent: { __typename: 'MeAgent', user }, ...figures } }))
    .on('MyDay', () => ({ data: { myVisits: [] } }))
    .on('PasswordsCard', () => ({ data: { settings: { __typename: 'Settings', passwords } } }))
    .on('MyWeek', () => ({ data: { myVisits: [], myDaysOff: [], letterhead } }))
    .on('ClientValues', () => ({ data: { clientValues: [] } }))
    .on('TownsOf', () => ({ data: { townsOf: [] } }))
    .on('SiteAtWork', () => ({ data: { site: null } }));
}

type Options = {
  path: string;
  signedIn: boolean;
  /** Whom the device had kept as signed in, where the provider then knows nobody. */
  kept?: string;
};

/** The whole app at an address, on a fake provider: router, guards, layout and pages as they are. */
export function renderApp({ path, signedIn, kept }: Options) {
  const auth = new FakeAuth();
  if (kept !== undefined) auth.last = { uid: kept, getToken: () => Promise.resolve(`token-${kept}`) };
  const store = new SessionStore(auth, loadMe);
  store.start();
  auth.tell(signedIn ? 'u1' : null);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { auth, store, router, ...render(<App store={store} router={router} />) };
}
