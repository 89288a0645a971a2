import { expect, maskedFailure, signIn, test } from './fixtures.ts';

test('the list shows name, e-mail and phone of real technicians', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/technicians?tam=100');
  await expect(page.getByText('Ortega Ruiz')).toBeVisible();
  await expect(page.getByText('tecnico@demo.es')).toBeVisible();
  await expect(page.getByText('600 00 00 10')).toBeVisible();
  await expect(page.getByText('agente@demo.es')).toHaveCount(0);
});

test('an error of the server is told with its request id, and trying again helps', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route(
    '**/graphql',
    (route) =>
      route.fulfill({
        json: maskedFailure('req_0000-1111-2222'),
      }),
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
  await expect(page.getByText('req_0000-1111-2222')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  // First in the alphabet: other journeys make technicians, and may push later ones off the first page.
  await expect(page.getByText('sergio.acuna@ejemplo.es')).toBeVisible();
});

test('an empty list says what it is and offers the first action', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        data: {
          technicians: {
            __typename: 'TechnicianConnection',
            edges: [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            totalCount: 0,
          },
        },
      },
    }),
  );
  await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
  await expect(page.getByText('Todavía no hay técnicos')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuevo técnico' }).first()).toBeVisible();
});
