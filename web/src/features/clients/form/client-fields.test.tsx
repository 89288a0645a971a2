import { CLIENT, CONTACT } from '@cuadrilla/domain/records/client.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  factsOf,
  fieldsWithoutControl,
  fieldsWithoutSample,
  samplesOf,
  unshown,
  valuesOf,
} from '../../../testing/described-fields.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { address, client, clientPage, clientServer } from '../testing/test-clients.ts';

const TYPED_AS = {
  legalName: 'Razón social',
  emails: 'Correo electrónico',
  phones: 'Teléfono',
  billingAddress: 'Calle',
  contacts: CONTACT.name.label,
};

test('every field of a client has a control in the form, unless its kind does not use it', async () => {
  const missing = [];
  for (const kind of ['COMMUNITY', 'COMPANY'] as const) {
    clientServer().on('EditClientPage', () => ({ data: { client: { ...client, kind } } }));
    const { unmount } = renderApp({ path: '/clients/c1/edit', signedIn: true });
    await (kind === 'COMMUNITY'
      ? screen.findByRole('combobox', { name: CLIENT.managedBy.label })
      : screen.findByRole('checkbox', { name: CLIENT.isPropertyManager.label }));
    const main = screen.getByRole('main');
    missing.push(fieldsWithoutControl(main, CLIENT, TYPED_AS));
    expect(fieldsWithoutControl(screen.getByRole('group', { name: 'Contacto 1' }), CONTACT)).toEqual([]);
    unmount();
  }
  expect(missing).toEqual([['isPropertyManager'], ['managedBy']]);
});

test('every field of a client is shown on its page', async () => {
  const samples = samplesOf(CLIENT, { emails: 'Correo', phones: 'Teléfono' });
  const others = {
    isPropertyManager: true,
    billingAddress: { ...address, street: 'Calle fiscal' },
    owner: { __typename: 'Owner', id: 'u3', name: 'Olga Sanz' },
    managedBy: {
      ...{ __typename: 'PropertyManager', id: 'c9', code: 'C-2026-0009', name: 'Fincas Ros' },
      ...{ phone: null, archived: false },
    },
    contacts: client.contacts.map((contact) => ({ ...contact, name: 'Quien abre' })),
  };
  clientServer().on('ClientPage', () => clientPage({ ...valuesOf(samples), ...others }));
  renderApp({ path: '/clients/c1', signedIn: true });
  const facts = factsOf(await screen.findByRole('region', { name: 'Datos' }));
  const textsOf = (region: string) => screen.getByRole('region', { name: region }).textContent;
  const elsewhere = {
    legalName: (await screen.findByRole('heading', { level: 1 })).textContent,
    notes: textsOf('Notas'),
  };
  expect(unshown(samples, facts, elsewhere)).toEqual([]);
  expect(fieldsWithoutSample(CLIENT)).toEqual([
    ...['kind', 'isPropertyManager', 'managedBy', 'billingAddress', 'contacts', 'owner'],
  ]);
  expect(facts).toMatchObject({
    Tipo: 'Comunidad',
    [CLIENT.billingAddress.label]: expect.stringContaining('Calle fiscal') as string,
    [CLIENT.owner.label]: expect.stringContaining('Olga Sanz') as string,
    [CLIENT.managedBy.label]: expect.stringContaining('Fincas Ros') as string,
  });
  // In the facts as the label of the one who manages this client, and beside the title.
  expect(screen.getAllByText('Administrador de fincas')).toHaveLength(2);
  expect(within(screen.getByRole('main')).getAllByText('Quien abre')).toHaveLength(2);
});
