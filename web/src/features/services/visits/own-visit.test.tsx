import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { servicePage, serviceServer, visit } from '../testing/test-services.ts';

const technician = (id: string) => ({ ...visit.technicians[0], id }) as (typeof visit.technicians)[number];
const mine = { ...visit, technicians: [technician('u1')] };

test.each([
  ['TECHNICIAN', 'their own', mine, true],
  ['TECHNICIAN', 'their own, completed', { ...mine, status: 'COMPLETED' }, true],
  ['TECHNICIAN', 'their own, cancelled', { ...mine, status: 'CANCELLED' }, false],
  ['TECHNICIAN', 'that of another technician', visit, false],
  ['ADMIN', 'one assigned to them', mine, false],
] as const)(
  '%s, %s: the row links to the visit only for a technician’s own one that is not cancelled: %#',
  async (role, _whose, one, leads) => {
    serviceServer(role).on('ServicePage', () => servicePage({ visits: [one] }));
    renderApp({ path: '/services/s1', signedIn: true });
    await screen.findByRole('heading', { name: /^Visitas/ });
    const links = screen.queryAllByRole('link', { name: /^Abrir la visita de/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(leads ? ['/visits/v1'] : []);
  },
);
