import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOGO_MESSAGES } from '@cuadrilla/domain/files/company-logo.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const company = {
  __typename: 'CompanySettings',
  ...{ name: 'Térmica Manzanares, S. L.', nif: null, address: null, phone: null, email: null },
  ...{ timeZone: 'Europe/Madrid', agentsApproveAbsences: false, pricesOnReport: true, version: 1 },
};
const PNG = 'iVBORw0KGgo=';
const withLogo = (png: string | null, version: number) => ({
  data: { settings: { __typename: 'Settings', company, logo: { __typename: 'CompanyLogo', png, version } } },
});

async function open(png: string | null) {
  const server = serverFor('ADMIN').on('CompanyPage', () => withLogo(png, 3));
  renderApp({ path: '/settings/empresa', signedIn: true });
  return { server, card: within(await screen.findByRole('region', { name: 'Logotipo' })) };
}

test('a logo is shown and can be removed', async () => {
  const { server, card } = await open(PNG);
  expect(card.getByRole('img', { name: 'Logotipo de la empresa' }).getAttribute('src')).toContain(PNG);
  server
    .on('SetCompanyLogo', () => ({
      data: {
        result: {
          __typename: 'CompanyLogoSuccess',
          logo: { __typename: 'CompanyLogo', png: null, version: 4 },
        },
      },
    }))
    .on('CompanyPage', () => withLogo(null, 4));
  await userEvent.click(card.getByRole('button', { name: 'Quitar logotipo' }));
  expect(await card.findByRole('button', { name: 'Elegir logotipo' })).toBeDefined();
  expect(server.inputs('SetCompanyLogo')).toMatchObject([{ version: 3, png: null }]);
});

test('a file that is not an image is rejected before it is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const { server, card } = await open(null);
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(card.getByLabelText('Archivo del logotipo'), file);
  expect((await card.findByRole('alert')).textContent).toBe(LOGO_MESSAGES.format);
  expect(server.calls('SetCompanyLogo')).toEqual([]);
});
