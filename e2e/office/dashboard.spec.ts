import { makeClient } from '../support/api.ts';
import { confirmation, expect, freshWord, signIn, test } from '../support/fixtures.ts';
import { backOffice } from '../support/people.ts';
import { makeService, makeType, makeWorker, quietTuesday, serviceNow } from '../support/work.ts';

/** Older than every other service, so that it is always among the first five. */
async function makeOldest(title: string) {
  const [client, type] = await Promise.all([makeClient(), makeType({ durationMinutes: 30 })]);
  const service = await makeService(client, { typeId: type.id, title });
  await backOffice()
    .firestore.doc(`services/${service.id}`)
    .update({ dueAt: new Date('2020-01-01T08:00:00Z') });
  return service;
}

test('an agent schedules the longest-waiting service from the dashboard, and each figure opens its list', async ({
  page,
}) => {
  const title = `Fuga ${freshWord()}`;
  const [service, worker, day] = await Promise.all([makeOldest(title), makeWorker(), quietTuesday()]);
  await signIn(page, 'agent');
  const waiting = page.getByRole('region', { name: 'Sin asignar' });
  await waiting
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Programar' })
    .click();
  const dialog = page.getByRole('dialog', { name: `Programar ${service.code}` });
  await dialog.getByRole('combobox', { name: 'Técnico' }).fill(worker.lastName);
  await dialog.getByRole('option', { name: worker.lastName }).click();
  await dialog.getByLabel('Fecha').fill(day);
  await dialog.getByLabel('Inicio').fill('10:00');
  await dialog.getByRole('button', { name: /^Programar/ }).click();
  await expect(confirmation(page, 'Visita programada')).toBeVisible();
  await expect(waiting.getByText(title)).toHaveCount(0);
  expect(await serviceNow(service, 'status')).toEqual({ status: 'SCHEDULED' });

  const summary = page.getByRole('region', { name: 'Resumen del día' });
  for (const [figure, address, heading] of [
    ['Visitas de hoy', /\/services\/schedule\?dia=\d{4}-\d\d-\d\d$/, 'Planificación'],
    ['Fuera de plazo', '/services?vencidos=si', 'Servicios'],
    ['Por revisar', '/services/review', 'Por revisar'],
    ['Prospectos nuevos', '/customers?estado=NEW', 'Prospectos'],
    ['Por facturar', '/services?facturacion=TO_INVOICE', 'Servicios'],
  ] as const) {
    await summary.getByRole('link', { name: figure }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
  }
});
