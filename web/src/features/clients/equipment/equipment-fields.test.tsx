import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
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
import { clientServer, machine } from '../testing/test-clients.ts';

test('every field of a machine has a control in the form', async () => {
  clientServer().on('EditEquipmentPage', () => ({ data: { equipment: machine } }));
  renderApp({ path: '/equipment/e1/edit', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  expect(fieldsWithoutControl(screen.getByRole('main'), EQUIPMENT)).toEqual([]);
});

test('every field of a machine is shown on its page', async () => {
  const samples = samplesOf(EQUIPMENT, { warrantyUntil: 'Garantía' });
  const known = { ...machine, ...valuesOf(samples), status: 'FAULTY' as const };
  clientServer().on('EquipmentPage', () => ({ data: { equipment: known } }));
  renderApp({ path: '/equipment/e1', signedIn: true });
  const facts = factsOf(await screen.findByRole('region', { name: 'Ficha' }));
  const elsewhere = { notes: screen.getByRole('region', { name: 'Notas' }).textContent };
  expect(unshown(samples, facts, elsewhere)).toEqual([]);
  expect(fieldsWithoutSample(EQUIPMENT)).toEqual(['status', 'kind', 'site']);
  expect(facts).toMatchObject({ Tipo: 'Caldera' });
  expect(factsOf(screen.getByRole('region', { name: 'Dónde está' }))).toMatchObject({
    [EQUIPMENT.site.label]: 'Portal y viviendas',
  });
  expect(screen.getByRole('button', { name: /Averiado/ })).toBeDefined();
});
