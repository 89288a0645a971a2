import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { STAFF_DETAILS, TECHNICIAN_PERMISSIONS, TECHNICIAN_PROFILE } from '@cuadrilla/domain/records/user.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  factsOf,
  fieldsWithoutControl,
  fieldsWithoutSample,
  samplesOf,
  unshown,
  valuesOf,
} from '../../../testing/described-fields.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { detail, press, rocio, settings, technicianServer } from '../testing/test-technician.ts';

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(
  () =>
    Promise.all([
      import('./edit-technician-page.tsx'),
      import('./new-technician-page.tsx'),
      import('./technician-profile-page.tsx'),
      import('../page/technician-page.tsx'),
    ]),
  60_000,
);

test('every detail of a technician has a control in the form', async () => {
  technicianServer().on('EditTechnicianPage', () => ({ data: { technician: rocio() } }));
  renderApp({ path: '/technicians/t1/edit', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  expect(fieldsWithoutControl(screen.getByRole('main'), STAFF_DETAILS)).toEqual([]);
});

test('every detail of a technician has a control in the form of a new one', async () => {
  technicianServer();
  renderApp({ path: '/technicians/new', signedIn: true });
  await screen.findByRole('button', { name: 'Crear técnico' });
  expect(fieldsWithoutControl(screen.getByRole('main'), STAFF_DETAILS)).toEqual([]);
});

test('every field of a technician’s profile has a control in its form', async () => {
  technicianServer().on('TechnicianProfilePage', () => ({ data: { technician: rocio(), settings } }));
  renderApp({ path: '/technicians/t1/profile', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar perfil' });
  await screen.findByRole('checkbox', { name: 'Gas' });
  const called = { weeklyHours: 'Horario de la empresa' };
  expect(fieldsWithoutControl(screen.getByRole('main'), TECHNICIAN_PROFILE, called)).toEqual([]);
});

test('every permission of a technician has a control in its dialog', async () => {
  technicianServer();
  renderApp({ path: '/technicians/t1', signedIn: true });
  await screen.findByRole('region', { name: 'Permisos' });
  await press('Cambiar permisos');
  const dialog = await screen.findByRole('dialog', { name: 'Permisos de Rocío Galán' });
  const called = { prices: 'Ver precios', phones: 'Ver teléfonos' };
  expect(fieldsWithoutControl(dialog, TECHNICIAN_PERMISSIONS, called)).toEqual([]);
});

test('every field of a technician is shown on the page', async () => {
  const samples = samplesOf(STAFF_DETAILS, { email: 'Correo' });
  const hours = settings.workingHours.hours;
  const known = rocio({
    ...valuesOf(samples),
    ...{ color: 'teal', skillIds: ['s1'], zoneIds: ['z1'], weeklyHours: hours },
    permissions: { __typename: 'TechnicianPermissions', prices: false, phones: true },
  });
  technicianServer().on('TechnicianPage', () => detail(known));
  renderApp({ path: '/technicians/t1', signedIn: true });
  const facts = factsOf(await screen.findByRole('region', { name: 'Datos' }));
  const title = (await screen.findByRole('heading', { level: 1 })).textContent;
  expect(unshown(samples, facts, { name: title, lastName: title })).toEqual([]);
  await screen.findByText('Gas');
  expect(fieldsWithoutSample(TECHNICIAN_PROFILE)).toEqual(['color', 'skillIds', 'zoneIds', 'weeklyHours']);
  expect(factsOf(screen.getByRole('region', { name: 'Perfil' }))).toMatchObject({
    [TECHNICIAN_PROFILE.color.label]: 'Turquesa',
    [TECHNICIAN_PROFILE.skillIds.label]: 'Gas',
    [TECHNICIAN_PROFILE.zoneIds.label]: 'Norte',
    [TECHNICIAN_PROFILE.weeklyHours.label]: 'Propio',
  });
  const table = screen.getByRole('region', { name: 'Perfil' }).textContent;
  expect(table).toContain(DEFAULT_WEEKLY_HOURS.mon[0]?.from);
  expect(fieldsWithoutSample(TECHNICIAN_PERMISSIONS)).toEqual(['prices', 'phones']);
  expect(factsOf(screen.getByRole('region', { name: 'Permisos' }))).toEqual({
    [TECHNICIAN_PERMISSIONS.prices.label]: expect.stringMatching(/^No/) as string,
    [TECHNICIAN_PERMISSIONS.phones.label]: expect.stringMatching(/^Sí/) as string,
  });
});
