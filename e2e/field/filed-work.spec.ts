import type { Page } from '@playwright/test';
import { ask, makeClient } from '../support/api.ts';
import {
  axe,
  confirmation,
  demoPassword,
  expect,
  secondWindow,
  signIn,
  signInAs,
  test,
} from '../support/fixtures.ts';
import { actsOn, makeFiled, makeType, serviceNow } from '../support/work.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const filedCard = (page: Page) => page.getByRole('region', { name: 'Trabajo por revisar' });

type Reports = { reports: { code: string }[]; openReviews: number };

test('the office finds work on a cancelled visit, applies it, and a report is created', async ({ page }) => {
  const [client, type] = await Promise.all([makeClient(), makeType()]);
  const service = await makeFiled(client, type.id, 'cancelVisit');
  await signIn(page, 'agent');
  const summary = page.getByRole('region', { name: 'Resumen del día' });
  await expect(summary).toContainText(/trabajos? por revisar/);
  await summary.getByRole('link', { name: 'Por revisar' }).click();
  await expect(title(page, 'Por revisar')).toBeVisible();
  await expect(filedCard(page)).toContainText(service.technician.lastName);
  await axe(page);
  await filedCard(page).getByRole('link', { name: service.title }).click();
  await expect(title(page, service.title)).toBeVisible();
  const card = filedCard(page);
  await expect(card).toContainText('No se aplicó: La visita estaba anulada');
  await expect(card).toContainText('Válvula de tres vías');
  await expect(card).toContainText('Cambiada la válvula');
  await axe(page);
  await card.getByRole('button', { name: 'Aplicar' }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Aplicar el trabajo de/ });
  await expect(dialog).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(confirmation(page, 'Trabajo aplicado')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visitas' })).toContainText('Completada');
  await expect(card).toContainText('Ya revisado (1)');
  const now = await serviceNow<Reports>(service, 'openReviews reports { code }');
  expect(now.openReviews).toBe(0);
  expect(now.reports).toHaveLength(1);
  await expect(page.getByRole('main')).toContainText(now.reports[0]?.code ?? '');
  expect(await actsOn(service)).toContain('applyWorkReview');
});

test('rejected work is kept, and the technician reads the reason', async ({ page, trouble }) => {
  const [client, type] = await Promise.all([makeClient(), makeType()]);
  const service = await makeFiled(client, type.id, 'endVisitIncomplete');
  await signIn(page, 'agent', `/services/${service.id}`);
  await filedCard(page).getByRole('button', { name: 'Rechazar' }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Rechazar el trabajo de/ });
  await dialog.getByLabel('Motivo').fill('Ya lo había hecho Nuria por la mañana');
  await dialog.getByRole('button', { name: 'Rechazar trabajo' }).click();
  await expect(confirmation(page, 'Trabajo rechazado')).toBeVisible();
  expect((await serviceNow<Reports>(service, 'openReviews reports { code }')).reports).toEqual([]);
  const { email } = service.technician;
  const { myFiledWork } = await ask<{ myFiledWork: { status: string; reason: string }[] }>(
    email,
    '{ myFiledWork { status reason } }',
  );
  expect(myFiledWork).toEqual([{ status: 'REJECTED', reason: 'Ya lo había hecho Nuria por la mañana' }]);
  const phone = await secondWindow(page, trouble);
  await signInAs(phone, email, demoPassword);
  await phone.goto(`/services/${service.id}`);
  await filedCard(phone).getByText('Ya revisado (1)').click();
  await expect(filedCard(phone)).toContainText('Ya lo había hecho Nuria por la mañana');
});

test('the plan shows the number of works to review, with a link', async ({ page }) => {
  const [client, type] = await Promise.all([makeClient(), makeType()]);
  await makeFiled(client, type.id, 'cancelVisit');
  await signIn(page, 'agent', '/services/schedule');
  const link = page.getByRole('link', { name: /^Por revisar ?: \d+ trabajos? del móvil por revisar$/ });
  await expect(link).toHaveAttribute('href', '/services/review');
});
