import type { Page } from '@playwright/test';
import { addDays } from '../../domain/time/local-date.ts';
import { makeClient } from '../support/api.ts';
import { axe, demoPassword, expect, test } from '../support/fixtures.ts';
import { backOffice } from '../support/people.ts';
import { NO_NETWORK, openDay, part } from '../support/phone.ts';
import { makeService, makeType, makeWorker, plan, today } from '../support/work.ts';

// Runs the built service worker with the network really cut.
test.use({ serviceWorkers: 'allow' });
test.slow();

const ahead = (page: Page) => page.getByRole('region', { name: 'Próximos días' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function makeWeek() {
  const [client, type, worker] = await Promise.all([makeClient(), makeType(), makeWorker()]);
  const service = await makeService(client, { typeId: type.id });
  const day = addDays(today(), 3);
  await plan(service, { technicians: [worker], day, from: '09:00', to: '10:30' });
  const away = addDays(today(), 5);
  await backOffice()
    .firestore.collection('absences')
    .add({
      ...{ technicianId: worker.id, technicianName: worker.lastName, from: away, to: away },
      ...{ kind: 'TRAINING', status: 'APPROVED', note: null, decidedByName: 'Elena', version: 1 },
      createdAt: new Date(),
    });
  return { client, service, type, worker: { ...worker, password: demoPassword } };
}

async function isKept(page: Page): Promise<void> {
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(worker, { message: 'the app on the device', timeout: 60_000 }).toBe('activated');
}

const seenNames = (page: Page, uid: string): Promise<string[]> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error('Not opened'));
        opening.onupgradeneeded = () => opening.result.createObjectStore('day');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('day').objectStore('day').getAllKeys();
          reading.onsuccess = () => {
            resolve(reading.result.map(String).filter((key) => key.startsWith('seen.')));
            opening.result.close();
          };
        };
      }),
    `cuadrilla.day.${uid}`,
  );

test('the next seven days, profile, absences and calendar open offline, and are deleted on sign-out', async ({
  page,
  context,
  trouble,
}) => {
  const { client, service, type, worker } = await makeWeek();
  trouble.allow(NO_NETWORK);
  await openDay(page, worker);
  const row = ahead(page).getByRole('link', { name: new RegExp(client.legalName) });
  await expect(row).toContainText(type.name);
  await expect(row).toContainText('09:00');
  await expect(ahead(page)).toContainText('Formación');
  await axe(page);
  await page.goto('/settings/perfil');
  await expect(card(page, 'Mis ausencias')).toContainText('Formación');
  await expect(card(page, 'Calendario').getByRole('button', { name: 'Crear dirección' })).toBeVisible();
  await isKept(page);
  await expect.poll(() => seenNames(page, worker.id)).toHaveLength(4);

  await context.setOffline(true);
  await page.goto('/');
  await expect(row).toContainText(service.title);
  await expect(ahead(page)).toContainText('Visto por última vez hoy');
  await expect(ahead(page).getByRole('button', { name: 'Actualizar' })).toBeDisabled();
  await expect(ahead(page)).toContainText('Necesita conexión');
  await axe(page);
  await row.click();
  await expect(part(page, 'Datos de la visita')).toContainText(client.legalName);
  await expect(part(page, 'Datos de la visita')).toContainText(service.code);

  await page.goto('/settings');
  await page.getByRole('link', { name: /^Mi perfil Tus datos/ }).click();
  await expect(card(page, 'Cuenta')).toContainText(worker.email);
  await expect(card(page, 'Mis ausencias')).toContainText('Formación');
  await expect(card(page, 'Calendario')).toContainText('No tienes ninguna dirección privada');
  for (const name of ['Cambiar contraseña', 'Solicitar ausencia', 'Cerrar sesión en todos los dispositivos'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await axe(page);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Solicitar ausencia' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => seenNames(page, worker.id)).toEqual([]);
});
