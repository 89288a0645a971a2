import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { screen } from '@testing-library/react';
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
import { prospect, prospectServer } from '../testing/test-prospects.ts';

const show = (changes: Record<string, unknown>, path: string) => {
  prospectServer().on('ProspectDetail', () => ({ data: { prospect: prospect(changes) } }));
  return renderApp({ path, signedIn: true });
};

test('every field of a prospect has a control in the form', async () => {
  show({ kind: 'COMPANY', legalName: 'Frío Sur' }, '/customers/p1/edit');
  await screen.findByRole('button', { name: 'Guardar cambios' });
  const called = { name: 'Nombre de contacto', lastName: 'Apellidos de contacto', address: 'Calle' };
  expect(fieldsWithoutControl(screen.getByRole('main'), PROSPECT, called)).toEqual([]);
});

const SHOWN_AS = {
  name: 'Contacto',
  lastName: 'Contacto',
  email: 'Correo',
  estimatedValueCents: 'Valor',
};

test('every field of a prospect is shown on its page', async () => {
  const samples = samplesOf(PROSPECT, SHOWN_AS);
  const others = {
    ...{ kind: 'COMPANY', sourceId: 'call', interestIds: ['type2'], doNotContact: true },
    owner: { __typename: 'Owner', id: 'u1', name: 'Elena Robles' },
  };
  show({ ...valuesOf(samples), ...others }, '/customers/p1');
  const data = await screen.findByRole('region', { name: 'Datos' });
  const region = (name: string) => screen.getByRole('region', { name });
  await screen.findByText('Revisión anual');
  const facts = { ...factsOf(data), ...factsOf(region('Seguimiento')) };
  const elsewhere = {
    need: region('Necesidad').textContent,
    notes: region('Necesidad').textContent,
    nextActionOn: region('Próxima acción').textContent,
  };
  expect(unshown(samples, facts, elsewhere)).toEqual([]);
  expect(fieldsWithoutSample(PROSPECT)).toEqual([
    ...['kind', 'address', 'owner', 'sourceId', 'interestIds', 'doNotContact'],
  ]);
  expect(facts).toMatchObject({
    [PROSPECT.kind.label]: 'Empresa',
    [PROSPECT.owner.label]: expect.stringContaining('Elena Robles') as string,
    [PROSPECT.sourceId.label]: 'Llamada',
    [PROSPECT.interestIds.label]: 'Revisión anual',
  });
  expect(region('Dirección').textContent).toContain('Calle Mayor');
  expect(screen.getByText(`${PROSPECT.doNotContact.label}:`)).toBeDefined();
});
