import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { DataOf } from '../../../testing/fake-server.ts';
import { importChunks, openWork, TAKEN, visitAtWork, visitServer } from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(() => visitAtWork());
const unknown = { installedOn: null, warrantyUntil: null, notes: null, brand: null, model: null };

beforeEach(() => {
  const equipment: NonNullable<DataOf<'SiteAtWork'>['site']>['equipment'] = [
    { ...unknown, id: 'e1', kind: 'BOILER', brand: 'Vaillant', status: 'FAULTY', serialNumber: '21' },
    { ...unknown, id: 'e7', kind: 'RADIATOR', status: 'OPERATIONAL', serialNumber: null },
    { ...unknown, id: 'e8', kind: 'PUMP', status: 'RETIRED', serialNumber: null },
  ];
  const site: DataOf<'SiteAtWork'>['site'] = {
    id: 'u1',
    name: 'Casa',
    client: { id: 'c1', name: 'Aurora Cid' },
    equipment,
    pastVisits: [],
  };
  kit.on('SiteAtWork', () => ({ data: { site } }));
});

const card = async () => within(await screen.findByRole('region', { name: 'Equipos' }));

test('the card lists the machines of the service first, then the other active ones at the site', async () => {
  await openWork('/visits/v1');
  await (await card()).findByText('Radiadores');
  const links = (await card()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Caldera VaillantN.º 21', '/equipment/e1'],
    ['RadiadoresSin número de serie · no es de este servicio', '/equipment/e7'],
  ]);
});

test('a machine added during a visit is shown before it is sent', async () => {
  kit.on('AddMachine', () => TAKEN);
  await openWork('/visits/v1');
  await userEvent.click((await card()).getByRole('button', { name: 'Añadir' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
  expect(dialog.getByText('Este campo es requerido')).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText(/Tipo/), 'Termostato');
  await userEvent.type(dialog.getByLabelText('Marca'), 'Netatmo');
  await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
  expect(await (await card()).findByText('Termostato Netatmo')).toBeDefined();
  await waitFor(() => expect(kit.inputs('AddMachine')).toHaveLength(1));
  expect(kit.inputs('AddMachine')[0]).toMatchObject({
    visitId: 'v1',
    id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as string,
    equipment: { siteId: 'u1', kind: 'THERMOSTAT', brand: 'Netatmo', model: null, serialNumber: null },
  });
  // It stays in the list after it is sent.
  expect(await (await card()).findByText('Termostato Netatmo')).toBeDefined();
});
