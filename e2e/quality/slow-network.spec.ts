import type { Page } from '@playwright/test';
import { operationOf } from '../support/answers.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { recordScreens, SCREENS } from '../screens/areas.ts';
import { type Screen } from '../screens/kit.ts';

/** Forms with a page of their own. Forms of the settings load data first; that of a batch needs no typing. */
const FORM = /^(?!\/services\/billing).*\/(new|edit|convert)$/;

/** Holds back every response except the signed-in person's, until released. */
async function slowNetwork(page: Page) {
  let letGo: () => void = () => undefined;
  let held = Promise.resolve();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== 'Me') await held;
    await route.fallback();
  });
  return {
    hold: () => {
      held = new Promise((resolve) => (letGo = resolve));
    },
    letGo: () => letGo(),
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
    network.hold();
    await page.goto(path);
    await expect(content(page), `${path} while it waits`).toBeVisible();
    network.letGo();
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
