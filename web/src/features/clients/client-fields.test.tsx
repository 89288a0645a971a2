import { CLIENT, CONTACT } from '@cuadrilla/domain/records/client.ts';
import { typedFields } from '@cuadrilla/domain/records/record.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { factsOf, fieldsWithoutControl, sampleOf } from '../../test-kit/described-fields.ts';
import { renderApp } from '../../test-kit/render-app.tsx';
import { address, client, clientPage, clientServer } from './test-clients.ts';

const TYPED_AS = {
  legalName: 'Razón social',
  emails: 'Correo electrónico',
  phones: 'Teléfono',
  billingAddress: 'Calle',
  contacts: CONTACT.name.label,
};

test('every field of a client can be typed, unless its kind has no use for it', async () => {
  const missing = [];
  for (const kind of ['COMMUNITY', 'COMPANY']) {
    clientServer().on('EditClientPage', () => ({ data: { client: { ...client, kind } } }));
    const { unmount } = renderApp({ path: '/clients/c1/edit', signedIn: true });
    await screen.findByText(kind === 'COMMUNITY' ? CLIENT.managedBy.label : CLIENT.isPropertyManager.label);
    const main = screen.getByRole('main');
    missing.push(fieldsWithoutControl(main, CLIENT, TYPED_AS));
    expect(fieldsWithoutControl(screen.getByRole('group', { name: 'Contacto 1' }), CONTACT)).toEqual([]);
    unmount();
  }
  expect(missing).toEqual([['isPropertyManager'], ['managedBy']]);
});

const SHOWN_AS: Readonly<Record<string, string>> = { emails: 'Correo', phones: 'Teléfono' };

test('every field of a client is shown on its page', async () => {
  const samples = typedFields(CLIENT).flatMap(({ name, field }) => {
    const sample = sampleOf(name, field);
    return sample ? [{ name, label: SHOWN_AS[name] ?? field.label, ...sample }] : [];
  });
  const others = {
    billingAddress: { ...address, street: 'Calle fiscal' },
    owner: { __typename: 'Owner', id: 'u3', name: 'Olga Sanz' },
    managedBy: {
      ...{ __typename: 'PropertyManager', id: 'c9', code: 'C-2026-0009', name: 'Fincas Ros' },
      ...{ phone: null, archived: false },
    },
    contacts: client.contacts.map((contact) => ({ ...contact, name: 'Quien abre' })),
  };
  clientServer().on('ClientPage', () =>
    clientPage({ ...Object.fromEntries(samples.map(({ name, value }) => [name, value])), ...others }),
  );
  renderApp({ path: '/clients/c1', signedIn: true });
  const facts = factsOf(await screen.findByRole('region', { name: 'Datos' }));
  const textsOf = (region: string) => screen.getByRole('region', { name: region }).textContent;
  const elsewhere: Readonly<Record<string, string>> = {
    legalName: screen.getByRole('heading', { level: 1 }).textContent,
    notes: textsOf('Notas'),
  };
  const missing = samples.filter(
    ({ name, label, text }) => !(elsewhere[name] ?? facts[label] ?? '').includes(text),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(facts).toMatchObject({
    [CLIENT.billingAddress.label]: expect.stringContaining('Calle fiscal') as string,
    [CLIENT.owner.label]: expect.stringContaining('Olga Sanz') as string,
    [CLIENT.managedBy.label]: expect.stringContaining('Fincas Ros') as string,
  });
  expect(within(screen.getByRole('main')).getAllByText('Quien abre')).toHaveLength(2);
});
