import { ROLES, type Role } from '@cuadrilla/domain/people/roles.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, serverFor } from '../testing/render-app.tsx';

const everyone = ROLES;
const office = ['ADMIN', 'AGENT'] as const;
const admin = ['ADMIN'] as const;

const SCREENS: readonly (readonly [path: string, title: string, roles: readonly Role[]])[] = [
  ['/', 'Tablero', everyone],
  ['/customers', 'Prospectos', office],
  ['/customers/new', 'Nuevo prospecto', office],
  ['/clients', 'Clientes', office],
  ['/clients/new', 'Nuevo cliente', office],
  ['/services', 'Servicios', everyone],
  ['/services/new', 'Nuevo servicio', office],
  ['/technicians', 'Técnicos', admin],
  ['/technicians/new', 'Nuevo técnico', admin],
  ['/agents', 'Agentes', admin],
  ['/agents/new', 'Nuevo agente', admin],
  ['/settings', 'Configuración', everyone],
];

const title = () => screen.findByRole('heading', { level: 1 });

const emptyList = {
  __typename: 'TechnicianConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  totalCount: 0,
};

describe.each(ROLES)('signed in as %s', (role) => {
  test.each(SCREENS)(
    '%s opens if the role may open it and leads to the dashboard otherwise',
    async (path, name, roles) => {
      serverFor(role).on('TechniciansPage', () => ({ data: { technicians: emptyList } }));
      const { router } = renderApp({ path, signedIn: true });
      const shown = roles.includes(role) ? name : 'Tablero';
      expect((await title()).textContent).toBe(shown);
      expect(router.state.location.pathname).toBe(roles.includes(role) ? path : '/');
      await waitFor(() => expect(document.title).toBe(`${shown} · Cuadrilla`));
    },
  );

  test.each(['/no/existe', '/auth/login', '/auth/lost-password', '/auth/otra'])(
    '%s leads to the dashboard',
    async (path) => {
      serverFor(role);
      const { router } = renderApp({ path, signedIn: true });
      expect((await title()).textContent).toBe('Tablero');
      expect(router.state.location.pathname).toBe('/');
    },
  );

  test('the password reset stays open', async () => {
    serverFor(role);
    renderApp({ path: '/auth/reset-password?oobCode=abc', signedIn: true });
    expect((await title()).textContent).toBe('Restablecer contraseña');
  });
});

describe('signed out', () => {
  const paths = [...SCREENS.map(([path]) => path), '/no/existe', '/auth', '/auth/otra'];

  test.each(paths)('%s leads to /auth/login', async (path) => {
    const { router } = renderApp({ path, signedIn: false });
    expect((await title()).textContent).toBe('Iniciar sesión');
    expect(router.state.location.pathname).toBe('/auth/login');
  });
});
