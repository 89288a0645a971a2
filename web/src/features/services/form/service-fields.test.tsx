import { SERVICE } from '@cuadrilla/domain/records/service.ts';
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
import { formServer } from '../testing/test-form.ts';
import { service, servicePage, serviceServer } from '../testing/test-services.ts';

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(() => Promise.all([import('./edit-service-page.tsx'), import('../page/service-page.tsx')]), 60_000);

test.each(['Desde', 'Hasta'])(
  'every field of a service has a control in the form, and the promised window «%s»',
  async (promisedWindow) => {
    formServer().on('EditServicePage', () => ({ data: { service: { ...service, typeId: 'y1' } } }));
    renderApp({ path: '/services/s1/edit', signedIn: true });
    await screen.findByRole('group', { name: SERVICE.equipment.label });
    expect(fieldsWithoutControl(screen.getByRole('main'), SERVICE, { promisedWindow })).toEqual([]);
  },
);

test('every field of a service is shown on its page', async () => {
  const samples = samplesOf(SERVICE);
  serviceServer().on('ServicePage', () =>
    servicePage({
      ...valuesOf(samples),
      ...{ priority: 'URGENT', underWarranty: true, notBefore: '2031-07-09T08:00:00.000Z' },
      promisedWindow: {
        ...{ __typename: 'TimeWindow', start: '2031-07-10T08:00:00.000Z' },
        end: '2031-07-10T10:00:00.000Z',
      },
    }),
  );
  renderApp({ path: '/services/s1', signedIn: true });
  const facts = factsOf(await screen.findByRole('region', { name: 'Datos' }));
  const contact = factsOf(screen.getByRole('region', { name: 'Contacto' }));
  await screen.findByText(/Gas/);
  const strip = factsOf(screen.getByRole('main'));
  const elsewhere = {
    title: (await screen.findByRole('heading', { level: 1 })).textContent,
    description: screen.getByRole('region', { name: 'Descripción' }).textContent,
  };
  const inOtherWords = ['durationMinutes'];
  const shown = samples.filter(({ name }) => !inOtherWords.includes(name));
  expect(unshown(shown, facts, elsewhere)).toEqual([]);
  expect([...inOtherWords, ...fieldsWithoutSample(SERVICE)]).toEqual([
    ...['durationMinutes', 'client', 'site', 'equipment', 'typeId', 'priority', 'owner'],
    ...['underWarranty', 'promisedWindow', 'notBefore'],
  ]);
  const containing = (text: string) => expect.stringContaining(text) as string;
  expect(strip).toMatchObject({
    Cliente: containing(service.client.name),
    Equipo: containing('Caldera Vaillant'),
    Tipo: containing(`${service.typeName}2 h`),
  });
  expect(facts).toMatchObject({
    Prioridad: 'Urgente',
    'No antes de': containing('9'),
    Garantía: 'Reparación en garantía',
  });
  expect(contact).toMatchObject({
    Ubicación: service.site.name,
    Franja: containing('10:00'),
    Agente: containing('Clara Pozo'),
  });
});
