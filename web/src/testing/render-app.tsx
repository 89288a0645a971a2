import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { render } from '@testing-library/react';
import { App } from '#app/app.tsx';
import { loadMe } from '#session/load-me.ts';
import { SessionStore } from '#session/session-store.ts';
import { FakeAuth } from './fake-auth.ts';
import { FakeServer } from './fake-server.ts';
import { memoryRouter } from './memory-router.ts';
import { officeHome } from './office-home.ts';
import { me } from './people.ts';

const letterhead = { __typename: 'Letterhead', name: 'Clima SL', nif: null, address: null, phone: null };

const passwords = {
  __typename: 'PasswordSettings',
  minLength: 6,
  refuseCommon: false,
  changeFirst: false,
  version: 0,
};

export function serverFor(role: Role): FakeServer {
  return new FakeServer()
    .on('Me', () => ({ data: { me: me(role) } }))
    .on('OfficeHome', () => officeHome())
    .on('OfficeRevision', () => ({
      data: { planningRevision: { __typename: 'PlanningRevision', week: 1, tray: 1 } },
    }))
    .on('MyDay', () => ({ data: { myDayMark: '', myVisits: [] } }))
    .on('PasswordsCard', () => ({ data: { settings: { __typename: 'Settings', passwords } } }))
    .on('MyWeek', () => ({ data: { myDayMark: '', myVisits: [], myDaysOff: [], letterhead } }))
    .on('ClientValues', () => ({ data: { clientValues: [] } }))
    .on('TownsOf', () => ({ data: { townsOf: [] } }))
    .on('SiteAtWork', () => ({ data: { site: null } }));
}

type Options = {
  path: string;
  signedIn: boolean;
  /** The user stored on the device whom the provider no longer knows. */
  kept?: string;
};

export function renderApp({ path, signedIn, kept }: Options) {
  const auth = new FakeAuth();
  if (kept !== undefined) auth.last = { uid: kept, getToken: () => Promise.resolve(`token-${kept}`) };
  const store = new SessionStore(auth, loadMe);
  store.start();
  auth.tell(signedIn ? 'u1' : null);
  const router = memoryRouter(path);
  return { auth, store, router, ...render(<App store={store} history={router.history} />) };
}
