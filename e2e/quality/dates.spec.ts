import { axe, expect, fits, goWithin, signIn, test } from '../support/fixtures.ts';

test.use({ locale: 'en-US' });

test('in an English browser dates and times are in Spanish format, typed or picked', async ({ page }) => {
  await signIn(page, 'agent', '/services/new');
  const day = page.getByLabel('Día prometido');
  await day.pressSequentially('5/3/2028');
  await expect(day).toHaveValue('05/03/2028');
  const from = page.getByLabel('Desde', { exact: true });
  await from.pressSequentially('1430');
  await expect(from).toHaveValue('14:30');
  const to = page.getByLabel('Hasta', { exact: true });
  await to.fill('16');
  await to.press('Tab');
  await expect(to).toHaveValue('16:00');
  const notBefore = page.getByLabel('No antes del');
  await notBefore.fill('2028-03-04');
  await expect(notBefore).toHaveValue('04/03/2028');
  const field = page.locator('div', { has: notBefore }).last();
  await field.getByRole('button', { name: 'Abrir calendario' }).click();
  // The native date picker cannot be driven: set its value instead.
  await field.locator('input[type="date"]').evaluate((native: HTMLInputElement) => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    own?.set?.call(native, '2028-03-01');
    native.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(notBefore).toHaveValue('01/03/2028');
  await expect(notBefore).toBeFocused();
  await axe(page);
});

test.describe('on a phone', () => {
  // The tests of every screen make a desktop window small, which has no touch and therefore none of these fields.
  test.use({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });

  test('the native date field is used in a form and in a dialog, accessible and no wider than the screen', async ({
    page,
  }) => {
    await signIn(page, 'agent');
    await page.getByRole('button', { name: 'Programar', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input[type="date"]')).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await goWithin(page, '/services/new');
    const day = page.getByLabel('Día prometido');
    await expect(day).toHaveAttribute('type', 'date');
    await day.fill('2028-03-05');
    await expect(day).toHaveValue('2028-03-05');
    await fits(page, 'the form');
    await axe(page);
  });
});
