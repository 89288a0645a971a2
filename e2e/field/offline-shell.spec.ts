import type { BrowserContext, Page } from '@playwright/test';
import { axe, demoPassword, expect, signIn, signInAs, test, type Trouble } from '../support/fixtures.ts';
import { backOffice, makePerson } from '../support/people.ts';
import { redeployedSite, versionOf, type RedeployedSite } from '../support/redeployed-site.ts';

test.use({ serviceWorkers: 'allow' });
// Each opens the app several times, and the worker installs after the first screen.
test.slow();

const OFFLINE = 'Sin conexión. Comprueba la red e inténtalo de nuevo';
const NEWER = 'Hay una versión nueva';

/** The browser logs every failed request. */
const noNetwork = (trouble: Trouble) => trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);

async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const myDay = (page: Page) => page.getByRole('heading', { level: 2, name: 'Mi día' });

const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test('a technician opens the app offline with frame and Mi día', async ({ page, context, trouble }) => {
  noNetwork(trouble);
  await signIn(page, 'technician');
  await expect(myDay(page)).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  for (const address of ['/', '/?otra=1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
    await expect(myDay(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menú móvil' })).toBeVisible();
    await expect(page.getByText('No se ha podido cargar tu día')).toHaveCount(0);
  }
  await axe(page);
  const kept = await cached(page);
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => /^\/(graphql|files|calendar)/.test(path))).toEqual([]);
});

test('after signing out nothing of the person is stored, and the login shows that there is no connection', async ({
  page,
  context,
  trouble,
}) => {
  noNetwork(trouble);
  await signIn(page, 'technician');
  await isKept(page);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/auth/login');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('Correo electrónico').fill('tecnico@demo.es');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toContainText(OFFLINE);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('TECHNICIAN');
});

test('the office sees that there is no connection and continues once online', async ({
  page,
  context,
  trouble,
}) => {
  noNetwork(trouble);
  await signIn(page, 'agent');
  await isKept(page);
  await context.setOffline(true);
  await page.goto('/clients');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
});

const keptNames = (page: Page, uid: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error('Not opened'));
        opening.onupgradeneeded = () => opening.result.createObjectStore('day');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('day').objectStore('day').getAllKeys();
          reading.onsuccess = () => {
            resolve(reading.result);
            opening.result.close();
          };
        };
      }),
    `cuadrilla.day.${uid}`,
  );

test('a technician suspended in the meantime is signed out once online, and the data on the phone is deleted', async ({
  page,
  context,
  trouble,
}) => {
  noNetwork(trouble);
  const { uid, email, password } = await makePerson('technician');
  await signInAs(page, email, password);
  await expect(page.getByText('No tienes visitas hoy')).toBeVisible();
  await isKept(page);
  await expect.poll(() => keptNames(page, uid)).toEqual(['day', 'items', 'seen.week']);
  await context.setOffline(true);
  await page.reload();
  await expect(myDay(page)).toBeVisible();
  await backOffice().firestore.doc(`users/${uid}`).update({ status: 'SUSPENDED' });
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toContainText('Tu cuenta está suspendida');
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => keptNames(page, uid)).toEqual([]);
});

test('the service worker does not answer other addresses of the site', async ({ page, request, trouble }) => {
  // GraphiQL is for development: the site's policy blocks its fonts and script.
  trouble.allow(/Content Security Policy/);
  await signIn(page, 'technician');
  await isKept(page);
  const graphiql = await page.goto('/graphql');
  expect(graphiql?.fromServiceWorker()).toBe(false);
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toContain('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('manifest+json');
  const { icons, ...app } = (await manifest.json()) as { icons: { src: string }[]; name: string };
  expect(app).toMatchObject({ name: 'Cuadrilla', start_url: '/', display: 'standalone', lang: 'es-ES' });
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

test.describe('a newer version', () => {
  let site: RedeployedSite;
  let context: BrowserContext;
  let page: Page;

  test.beforeEach(async ({ browser, trouble }) => {
    site = await redeployedSite();
    context = await browser.newContext({ baseURL: site.url });
    trouble.watch(context);
    page = await context.newPage();
  });
  test.afterEach(async () => {
    await context.close();
    await site.close();
  });

  const newer = () => page.getByRole('status').filter({ hasText: NEWER });

  /** Deploys the next version and lets the open app find it, as at every start. */
  async function deploy(version: number) {
    site.deploy(version);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect(newer()).toBeVisible();
    expect(await page.evaluate(versionOf)).toBe(String(version - 1));
  }

  test('is announced in an open app, asks before discarding unsaved input, and loads on request', async () => {
    await signIn(page, 'agent');
    await isKept(page);
    await page.goto('/clients/new');
    await page.getByLabel('Nombre y apellidos').or(page.getByLabel('Razón social')).first().fill('Consuelo');
    await deploy(2);
    await axe(page);
    await newer().getByRole('button', { name: 'Actualizar' }).click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await page.evaluate(versionOf)).toBe('1');
    await newer().getByRole('button', { name: 'Actualizar' }).click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect.poll(() => page.evaluate(versionOf).catch(() => null)).toBe('2');
    await expect(newer()).toHaveCount(0);
  });

  test('takes over at the next start, but not while another window is open', async ({ trouble }) => {
    noNetwork(trouble);
    await signIn(page, 'technician');
    await isKept(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(myDay(other)).toBeVisible();
    await deploy(2);
    await page.reload();
    await expect(myDay(page)).toBeVisible();
    expect(await page.evaluate(versionOf)).toBe('1');
    await other.close();
    await page.reload();
    await expect(myDay(page)).toBeVisible();
    expect(await page.evaluate(versionOf)).toBe('2');
    await context.setOffline(true);
    await page.reload();
    await expect(myDay(page)).toBeVisible();
    expect(await page.evaluate(versionOf)).toBe('2');
    await context.setOffline(false);
  });

  test('does not block the start while the running version waits for a file', async ({ trouble }) => {
    trouble.allow(/Failed to load resource/);
    await signIn(page, 'technician');
    await isKept(page);
    await deploy(2);
    const asked = site.stall(/\/assets\/slow\.js$/);
    await page.evaluate(() => void fetch('/assets/slow.js').catch(() => undefined));
    await asked;
    await page.reload();
    await expect(myDay(page)).toBeVisible();
    expect(await page.evaluate(versionOf)).toBe('1');
  });

  test('loads automatically when a file of the old one no longer exists', async ({ trouble }) => {
    trouble.allow(/404|Failed to load resource/);
    await signIn(page, 'admin');
    await isKept(page);
    site.deploy(2);
    site.loseOnce(/export\s*\{[^}]*\bas TechniciansPage\b/);
    await page
      .getByRole('navigation', { name: 'Menú móvil' })
      .getByRole('link', { name: 'Técnicos' })
      .click();
    // The whole app loads twice here: once for the address, once for the version.
    await expect(page.getByRole('heading', { level: 1, name: 'Técnicos' })).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(versionOf)).toBe('2');
  });
});
