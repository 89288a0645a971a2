import { operationOf } from '../support/answers.ts';
import { demoPassword, expect, signIn, signInAs, test } from '../support/fixtures.ts';
import { backOffice, makePerson } from '../support/people.ts';

test('signing out clears the session and leads to the login, and Back does not return', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/technicians');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('sergio.acuna@ejemplo.es')).toHaveCount(0);
});

test('after signing out the next sign-in starts at the dashboard', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/technicians');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await signInAs(page, 'admin@demo.es', demoPassword);
  await expect(page).toHaveURL('/');
});

test('only one sign-out button is visible', async ({ page }) => {
  await signIn(page, 'technician');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true })).toHaveCount(1);
});

test('a session survives a reload without the login form ever showing', async ({ page }) => {
  await signIn(page, 'agent');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[type=password]')) document.documentElement.dataset['flashed'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed', 'yes');
});

test('a reload shows its list before the account lookup has finished', async ({ page }) => {
  await signIn(page, 'agent', '/clients');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  let shown = (): void => undefined;
  const isShown = new Promise<void>((resolve) => (shown = resolve));
  await page.route('**/accounts:lookup**', async (route) => {
    await isShown;
    await route.continue();
  });
  await page.reload();
  await expect(rows.nth(1)).toBeVisible();
  const looked = page.waitForResponse('**/accounts:lookup**');
  shown();
  await looked;
  await expect(rows.nth(1)).toBeVisible();
});

test('signed out, no layout ever shows before the login', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('nav')) document.documentElement.dataset['flashed'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed', 'yes');
});

test('signing in from a link returns to it, with its query string', async ({ page }) => {
  await page.goto('/technicians?tam=50');
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('Correo electrónico').fill('admin@demo.es');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/technicians?tam=50');
});

test('a link the role may not open leads to the dashboard', async ({ page }) => {
  await page.goto('/agents');
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('Correo electrónico').fill('tecnico@demo.es');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/technicians');
  await expect(other.getByText('sergio.acuna@ejemplo.es')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/auth/login');
  await expect(other.getByText('sergio.acuna@ejemplo.es')).toHaveCount(0);
});

test('signing out in one tab keeps what is being typed in another, and returns to it', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent');
  const other = await context.newPage();
  await other.goto('/clients/new');
  const name = other.getByLabel('Nombre y apellidos').or(other.getByLabel('Razón social')).first();
  await name.fill('Rocío');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other.getByRole('alert')).toContainText('La sesión se ha cerrado en otra pestaña');
  await other.reload();
  await other.getByLabel('Correo electrónico').fill('agente@demo.es');
  await other.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await other.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(other).toHaveURL('/clients/new');
  await expect(name).toHaveValue('Rocío');
});

test('a person suspended while working is signed out at the next request and sees why', async ({ page }) => {
  const { uid, email, password } = await makePerson('admin');
  await signInAs(page, email, password);
  // A request of the dashboard that is still under way would end the session before the next one.
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await backOffice().firestore.doc(`users/${uid}`).update({ status: 'SUSPENDED' });
  await page.getByRole('link', { name: 'Técnicos', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Tu cuenta está suspendida. Habla con tu administrador',
  );
  await expect(page).toHaveURL('/auth/login');
});

const ROWS = [
  ['/technicians', 'TechniciansPage', 'sergio.acuna@ejemplo.es'],
  ['/agents', 'AgentsPage', 'agente@demo.es'],
  ['/clients?q=nandu', 'ClientsPage', 'Panadería Ñandú, S. L.'],
] as const;

for (const [path, rows, shown] of ROWS) {
  test(`a cold start at ${path} requests the rows in parallel with the person, and only once`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const sent: string[] = [];
    const rowsAsked = Promise.withResolvers<undefined>();
    await page.route('**/graphql', async (route) => {
      const asked = operationOf(route);
      sent.push(asked);
      if (asked === rows) rowsAsked.resolve(undefined);
      // Held until the rows are requested: if they waited for it, neither would ever arrive.
      if (asked === 'Me') await rowsAsked.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText(shown)).toBeVisible();
    expect(sent.filter((asked) => asked === 'Me' || asked === rows).toSorted()).toEqual(
      ['Me', rows].toSorted(),
    );
  });
}

test('Back to a list shows its rows before the server has answered', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto('/clients?q=nandu');
  await page.getByRole('link', { name: /Panadería Ñandú/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panadería Ñandú, S. L.' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  const rowsSeen = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    await rowsSeen.promise;
    await route.continue();
  });
  const answered = page.waitForResponse('**/graphql');
  await page.goBack();
  await expect(page.getByRole('link', { name: /Panadería Ñandú/ })).toBeVisible();
  rowsSeen.resolve(undefined);
  await answered;
});

test('an unreachable server at the start shows an error and can be retried without signing out', async ({
  page,
  trouble,
}) => {
  trouble.allow(/Failed to load resource|502|503|ERR_FAILED/);
  await signIn(page, 'agent');
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Sin conexión. Comprueba la red e inténtalo de nuevo')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
});

test('a changed role applies from the next start', async ({ page }) => {
  const { uid, email, password } = await makePerson('admin');
  await signInAs(page, email, password);
  await backOffice().firestore.doc(`users/${uid}`).update({ rol: 'technician' });
  await page.goto('/technicians');
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
