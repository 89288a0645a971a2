import { SITE } from '@cuadrilla/domain/records/site.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import {
  factsOf,
  fieldsWithoutControl,
  fieldsWithoutSample,
  samplesOf,
  unshown,
  valuesOf,
} from '../../../testing/described-fields.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { clientServer, site } from '../testing/test-clients.ts';

test('every field of a site has a control in the form', async () => {
  clientServer().on('EditSitePage', () => ({ data: { site } }));
  renderApp({ path: '/clients/c1/sites/s1/edit', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  expect(fieldsWithoutControl(screen.getByRole('main'), SITE, { address: 'Calle' })).toEqual([]);
});

test('every field of a site is shown on its page', async () => {
  const samples = samplesOf(SITE, { contactName: 'Contacto', contactPhone: 'Teléfono' });
  const known = { ...site, ...valuesOf(samples), zoneChosen: true, isDwelling: true };
  clientServer().on('SitePage', () => ({
    data: { site: known, equipmentList: connection('Equipment', []) },
  }));
  renderApp({ path: '/clients/c1/sites/s1', signedIn: true });
  const card = await screen.findByRole('region', { name: 'Datos' });
  await screen.findByText('Zona Centro (elegida)');
  const facts = factsOf(card);
  const page = screen.getByRole('main').textContent;
  const elsewhere = {
    name: (await screen.findByRole('heading', { level: 1 })).textContent,
    accessNotes: page,
  };
  expect(unshown(samples, facts, elsewhere)).toEqual([]);
  expect(fieldsWithoutSample(SITE)).toEqual(['address', 'zoneId', 'isDwelling']);
  expect(facts).toMatchObject({ Zona: 'Zona Centro (elegida)', Vivienda: 'Sí' });
  expect(page).toContain('Calle de Ibiza');
});
