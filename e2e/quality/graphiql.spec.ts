import { expect, test } from '../support/fixtures.ts';

test('GraphiQL opens without the network and shows how to get a token', async ({ page }) => {
  await page.goto(process.env['E2E_GRAPHQL_DIRECT'] ?? '');
  await expect(page.getByText('npm run --silent token -- admin@demo.es')).toBeVisible();
  await expect(page.getByText('query AdminHome')).toBeVisible();
});
