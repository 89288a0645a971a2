import { ADMIN, ask, makeClient, makeEquipment } from '../support/api.ts';
import { axe, demoPassword, expect, test } from '../support/fixtures.ts';
import { complete, goOffline, nextVisit, openDay, part, sendPill } from '../support/phone.ts';
import { makeFinished, makeService, makeType, makeWorker, plan, step, today } from '../support/work.ts';

type Machine = { brand: string | null; serialNumber: string | null };

const machinesAt = async (id: string): Promise<Machine[]> => {
  const query = 'query S($id: ID!) { site(id: $id) { equipment { brand serialNumber } } }';
  return (await ask<{ site: { equipment: Machine[] } }>(ADMIN, query, { id })).site.equipment;
};

test('offline, a technician sees the machines and their history, corrects one and adds one', async ({
  page,
  trouble,
}) => {
  test.slow();
  const [client, type, worker] = await Promise.all([makeClient(), makeType(), makeWorker()]);
  const machine = await makeEquipment(client.siteId);
  const equipmentIds = [machine.id];
  await makeFinished({ ...client }, type.id, { title: 'Revisión de hace tiempo', equipmentIds });
  const service = await makeService(client, { typeId: type.id, equipmentIds });
  const visit = await plan(service, { technicians: [worker], day: today(), from: '06:00', to: '07:00' });
  await step(worker.email, 'startVisit', { id: visit.id });

  await openDay(page, { ...worker, password: demoPassword });
  await nextVisit(page).getByRole('link', { name: service.title }).click();
  const machines = part(page, 'Equipos');
  await expect(machines.getByRole('link', { name: /Caldera Vaillant ecoTEC plus/ })).toBeVisible();
  await goOffline(page, trouble);

  await machines.getByRole('link', { name: /Caldera Vaillant ecoTEC plus/ }).click();
  const history = part(page, 'Visitas a este equipo');
  await expect(history).toContainText('Revisión de hace tiempo');
  await expect(history).toContainText('Cambiado el vaso de expansión');
  await axe(page);
  await page.getByRole('button', { name: 'Corregir la placa' }).click();
  await page.getByRole('textbox', { name: 'Número de serie' }).fill('21 18 04');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(part(page, 'Ficha')).toContainText('21 18 04');
  await page.getByRole('link', { name: 'Volver a la visita' }).first().click();
  await machines.getByRole('button', { name: 'Añadir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir un equipo' });
  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption('Termostato');
  await dialog.getByRole('textbox', { name: 'Marca' }).fill('Netatmo');
  await axe(page);
  await dialog.getByRole('button', { name: 'Añadir' }).click();
  await expect(machines).toContainText('Termostato Netatmo');

  await page.getByRole('textbox', { name: /Qué se ha hecho/ }).fill('Leída la placa');
  await complete(page);
  await page.context().setOffline(false);
  await expect(sendPill(page)).toHaveText(/Todo enviado/, { timeout: 20_000 });
  expect(await machinesAt(client.siteId)).toEqual([
    { brand: 'Vaillant', serialNumber: '21 18 04' },
    { brand: 'Netatmo', serialNumber: null },
  ]);
});
