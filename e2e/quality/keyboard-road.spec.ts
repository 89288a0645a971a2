import { expect, freshEmail, test } from '../support/fixtures.ts';
import { enter } from '../support/keyboard.ts';

test('signing in and creating a technician works using only the keyboard', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.type('admin@demo.es');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo1234!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'Técnicos', exact: true }).filter({ visible: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Técnicos' })).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Nuevo técnico' }).filter({ visible: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo técnico' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  for (const text of ['Teclado', 'Solo Teclas', freshEmail('teclado'), '600 00 00 51', 'Secreta1!']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await enter(page, page.getByRole('button', { name: 'Crear técnico' }));
  await expect(page.getByRole('status').filter({ hasText: 'Nuevo técnico creado' })).toBeVisible();
});
