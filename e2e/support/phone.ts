import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, required, signInAs, type Trouble } from './fixtures.ts';
import { photo } from './pictures.ts';
import { settled } from './settled.ts';

export async function phoneWindow(page: Page, trouble: Trouble): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  return await windowOf(page, trouble, { viewport, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
}

async function windowOf(page: Page, trouble: Trouble, size: BrowserContextOptions): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  const context = await browser.newContext({
    ...size,
    ...{ locale: 'es-ES', timezoneId: 'Europe/Madrid', baseURL: required('E2E_BASE_URL') },
  });
  trouble.watch(context);
  return await context.newPage();
}

export async function deskWindow(page: Page, trouble: Trouble): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  return await windowOf(page, trouble, { viewport, deviceScaleFactor: 1, hasTouch: false, isMobile: false });
}

export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/;

/** Waits for what the app fetches ahead for work without a connection. */
export async function goOffline(page: Page, trouble: Trouble): Promise<void> {
  trouble.allow(NO_NETWORK);
  await settled(page);
  await page.context().setOffline(true);
}

export async function openDay(page: Page, { email, password }: { email: string; password: string }) {
  await signInAs(page, email, password);
  await expect(page.getByRole('heading', { level: 2, name: 'Mi día' })).toBeVisible();
}

export const sendPill = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /enviado|por enviar|Sin conexión|Sin aceptar/ });

export const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

export const nextVisit = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Siguiente visita|Visita en curso)$/ });

type Line = [text: string, quantity: string];

async function addLine(page: Page, card: string, [text, quantity]: Line): Promise<void> {
  await part(page, card).getByRole('button', { name: 'Añadir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una línea' });
  await dialog.getByRole('textbox', { name: 'Concepto' }).fill(text);
  await dialog.getByRole('textbox', { name: 'Cantidad' }).fill(quantity);
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(part(page, card).getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

export const addMaterial = (page: Page, ...line: Line): Promise<void> => addLine(page, 'Materiales', line);

export const addLabour = (page: Page, ...line: Line): Promise<void> =>
  addLine(page, 'Mano de obra y otros', line);

export async function addPhoto(page: Page, kind: 'antes' | 'después'): Promise<void> {
  const photos = part(page, 'Fotos').getByRole('button', { name: /^Ver foto/ });
  const count = await photos.count();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Añadir fotos' }).click();
  await page.getByRole('menuitem', { name: `Foto de ${kind}` }).click();
  await (await chooser).setFiles(photo(kind, kind === 'antes' ? [200, 80, 40] : [40, 120, 200]));
  await expect(photos).toHaveCount(count + 1);
}

export async function sign(page: Page, name: string): Promise<void> {
  const pad = page.getByRole('img', { name: 'Firma aquí con el dedo' });
  // Waits until it is still and nothing covers it, such as the bottom bar.
  await pad.hover({ position: { x: 40, y: 40 } });
  const box = await pad.boundingBox();
  if (!box) throw new Error('Nowhere to sign');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  for (const [across, down] of [
    [0.3, 0.3],
    [0.5, 0.7],
    [0.8, 0.4],
  ] as const)
    await page.mouse.move(box.x + box.width * across, box.y + box.height * down, { steps: 5 });
  await page.mouse.up();
  await expect(part(page, 'Firma').getByRole('button', { name: 'Borrar' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre y apellidos' }).fill(name);
}

export async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Completar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Completar la visita?' });
  await dialog.getByRole('button', { name: 'Completar' }).click();
  await expect(part(page, 'Parte de trabajo').getByRole('button')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Mi día' }).first().click();
  await expect(page).toHaveURL('/');
}
