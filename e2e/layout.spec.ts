import { expect, isPhone, signIn, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

test('the clock shows time and date in Spanish and moves each second', async ({ page }) => {
  await signIn(page, 'agent');
  const clock = page.getByRole('timer');
  await expect(clock).toContainText(/\d{1,2}:\d{2}:\d{2}/);
  await expect(clock).toContainText(/(lun|mar|mié|jue|vie|sáb|dom),? \d{1,2} [a-z]{3,4} \d{4}/);
  await expect(clock).toHaveAttribute('aria-live', 'off');
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');
});

test('the breadcrumb leads from the dashboard to each screen and back', async ({ page }) => {
  await signIn(page, 'admin');
  for (const { path, title, parents } of SCREENS.filter((screen) => screen.parents.length > 0)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Ruta' });
    if (isPhone(page)) {
      // The compact header has room for the title alone.
      await expect(trail).toBeHidden();
      continue;
    }
    await expect(trail).toHaveText(new RegExp([...parents, title].join('.*')));
    await trail.getByRole('link', { name: parents.at(-1) ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1, name: parents.at(-1) ?? '' })).toBeVisible();
  }
});

test('a change of screen moves the focus to its title', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Servicios', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeFocused();
});

test("a technician's dashboard begins with Mi día", async ({ page }) => {
  await signIn(page, 'technician');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Mi día');
});

test('no screen is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'admin');
  for (const { path, title } of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
