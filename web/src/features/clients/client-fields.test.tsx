import { CLIENT, CONTACT } from '@cuadrilla/domain/records/client.ts';
import type { AnyField } from '@cuadrilla/domain/records/field.ts';
import { typedFields } from '@cuadrilla/domain/records/record.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../test-kit/render-app.tsx';
import { address, client, clientPage, clientServer } from './test-clients.ts';

/** Which of these have neither a control of their name nor one of their label on the page. */
const withoutControl = (fields: ReturnType<typeof typedFields>, within = '') =>
  fields
    .filter(({ input, field }) => {
      const name = `${within}${input}`;
      const control = document.querySelector(`[name="${name}"], [name^="${name}."]`);
      return control === null && screen.queryByText(field.label) === null;
    })
    .map(({ name }) => name);

test('every field of a client can be typed, unless its kind has no use for it', async () => {
  const missing = [];
  for (const kind of ['COMMUNITY', 'COMPANY']) {
    clientServer().on('EditClientPage', () => ({ data: { client: { ...client, kind } } }));
    const { unmount } = renderApp({ path: '/clients/c1/edit', signedIn: true });
    await screen.findByText(kind === 'COMMUNITY' ? 'Administrador de fincas' : 'Es administrador de fincas');
    missing.push(withoutControl(typedFields(CLIENT)));
    expect(withoutControl(typedFields(CONTACT), 'contacts.0.')).toEqual([]);
    unmount();
  }
  expect(missing).toEqual([['isPropertyManager'], ['managedBy']]);
});

/** A value that can be told apart, and how it reads. */
function sample(name: string, { kind }: AnyField): [value: unknown, text: string] | null {
  const words = `Valor de ${name}`;
  if (kind === 'text' || kind === 'note' || kind === 'nif') return [words, words];
  if (kind === 'emails') return [['ana@ejemplo.es'], 'ana@ejemplo.es'];
  if (kind === 'phones') return [['+34600300100'], '600 30 01 00'];
  if (kind === 'address') return [{ ...address, street: words }, words];
  if (kind === 'tags') return [[words], words];
  const ref = { id: name, code: 'C-2026-0009', name: words, phone: null, archived: false };
  if (kind === 'reference')
    return [{ __typename: name === 'owner' ? 'Owner' : 'PropertyManager', ...ref }, words];
  if (kind === 'rows') return [[{ ...client.contacts[0], name: words }], words];
  return null;
}

test('every field of a client is shown on its page', async () => {
  const samples = typedFields(CLIENT).flatMap(({ name, field }) => {
    const given = sample(name, field);
    return given ? [{ name, value: given[0], text: given[1] }] : [];
  });
  clientServer().on('ClientPage', () =>
    clientPage(Object.fromEntries(samples.map(({ name, value }) => [name, value]))),
  );
  const { container } = renderApp({ path: '/clients/c1', signedIn: true });
  await screen.findByRole('region', { name: 'Datos' });
  const shown = container.textContent;
  expect(samples.filter(({ text }) => !shown.includes(text)).map(({ name }) => name)).toEqual([]);
});
