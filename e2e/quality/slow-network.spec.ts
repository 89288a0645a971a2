import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { recordScreens, SCREENS } from '../screens/areas.ts';
import { type Screen } from '../screens/kit.ts';
import { phoneWindow } from '../support/phone.ts';

/** Forms with a page of their own. Forms of the settings load data first; that of a batch needs no typing. */
const FORM = /^(?!\/services\/billing).*\/(new|edit|convert)$/;

/**
 * Each page that is opened holds back every question but the signed-in person's, until released. In the page, because a route
 * would switch off the browser's cache, and each screen would load the whole app again.
 */
async function slowNetwork(page: Page): Promise<{ letGo: () => Promise<void> }> {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    const released = new Promise<void>((resolve) => addEventListener('let-go', () => resolve()));
    window.fetch = async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      if (body.includes('"operationName"') && !body.includes('"operationName":"Me"')) await released;
      return ask(input, init);
    };
  });
  return {
    letGo: async () => {
      await page.evaluate(() => dispatchEvent(new Event('let-go')));
    },
  };
}

const content = (page: Page) =>
  page
    .getByRole('main')
    .locator(':is([aria-hidden="true"], form, table, ul, section, p, a, button):visible')
    .first();

async function openEach(page: Page, screens: readonly Screen[]): Promise<void> {
  await signIn(page, 'admin');
  const network = await slowNetwork(page);
  for (const { path, title } of screens) {
    await page.goto(path);
    await expect(content(page), `${path} while it waits`).toBeVisible();
    await network.letGo();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main'), path).toHaveAttribute('aria-busy', 'false');
    if (FORM.test(path)) {
      const first = page.locator('main form').locator('input, select, textarea').first();
      await expect(first, `the first field of ${path}`).toBeFocused();
    }
  }
}

test('no screen is blank while it loads, and a form focuses its first field', async ({ page }) => {
  test.slow();
  await openEach(page, SCREENS);
});

test('no screen of a record is blank while it loads, and its form focuses its first field', async ({
  page,
}) => {
  test.slow();
  await openEach(page, await recordScreens());
});

test('the figures of the dashboard keep their places when they arrive on a phone', async ({
  page,
  trouble,
}) => {
  const phone = await phoneWindow(page, trouble);
  await signIn(phone, 'agent');
  const network = await slowNetwork(phone);
  await phone.reload();
  const figures = phone.getByRole('region', { name: 'Resumen del día' });
  await expect(figures).toBeVisible();
  const { height: waiting } = (await figures.boundingBox()) ?? { height: 0 };
  await network.letGo();
  await expect(figures).toContainText('sin IVA');
  expect((await figures.boundingBox())?.height).toBe(waiting);
});

test('a screen that was open before asks for its data before its code has arrived', async ({ page }) => {
  await signIn(page, 'admin', '/clients');
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  const atStart = await (await page.request.get('/')).text();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.postData()?.includes('ClientsPage') === true,
  );
  await page.route('**/assets/*.js', async (route) => {
    if (!atStart.includes(new URL(route.request().url()).pathname)) await asked;
    await route.fallback();
  });
  await page.reload();
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
});
