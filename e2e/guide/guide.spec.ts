import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { devices, type Page } from '@playwright/test';
import { expect, signIn, test, type Role } from '../support/fixtures.ts';
import { nextVisit } from '../support/phone.ts';

/** Images are written only with GUIDE=1 (`npm run guide`); otherwise the pages are only opened. */
type Picture = {
  name: string;
  role: Role;
  path: string;
  title: string;
  /** Checked only where an image is written: at night and on some days the demo technician has no visit to do. */
  isWorthShowing?: (page: Page) => Promise<void>;
};

const IMAGES = fileURLToPath(new URL('../../docs/images/guia/', import.meta.url));
const GUIDE = readFileSync(new URL('../../docs/guia-de-uso.md', import.meta.url), 'utf8');

const DESKTOP: readonly Picture[] = [
  { name: 'tablero', role: 'admin', path: '/', title: 'Tablero' },
  { name: 'prospectos', role: 'admin', path: '/customers?vista=tablero', title: 'Prospectos' },
  { name: 'clientes', role: 'admin', path: '/clients', title: 'Clientes' },
  { name: 'servicios', role: 'admin', path: '/services', title: 'Servicios' },
  { name: 'planificacion', role: 'admin', path: '/services/schedule', title: 'Planificación' },
  { name: 'por-revisar', role: 'admin', path: '/services/review', title: 'Por revisar' },
  { name: 'catalogo', role: 'admin', path: '/catalog', title: 'Catálogo' },
  { name: 'facturar', role: 'admin', path: '/services/billing', title: 'Facturar' },
  { name: 'importar', role: 'admin', path: '/settings/importar', title: 'Importar y exportar' },
  { name: 'auditoria', role: 'admin', path: '/settings/auditoria', title: 'Auditoría' },
  { name: 'configuracion', role: 'admin', path: '/settings', title: 'Configuración' },
];

const PHONE: readonly Picture[] = [
  {
    name: 'mi-dia',
    role: 'technician',
    path: '/',
    title: 'Tablero',
    isWorthShowing: (page) => expect(nextVisit(page), 'a visit of today still to do').toBeVisible(),
  },
];

async function take(page: Page, { name, role, path, title, isWorthShowing }: Picture): Promise<void> {
  await signIn(page, role, path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  if (!process.env['GUIDE']) return;
  await isWorthShowing?.(page);
  await page.screenshot({
    path: `${IMAGES}${name}.jpg`,
    type: 'jpeg',
    quality: 82,
    animations: 'disabled',
  });
}

test('the guide uses exactly the pictures taken here', () => {
  const shown = [...GUIDE.matchAll(/\]\(images\/guia\/([\w-]+)\.jpg\)/g)].map(([, name = '']) => name);
  expect(shown.sort()).toEqual([...DESKTOP, ...PHONE].map(({ name }) => name).sort());
});

test.describe('at desktop size', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  test('the pages of the guide open', async ({ page }) => {
    for (const picture of DESKTOP) await take(page, picture);
  });
});

test.describe('at phone size', () => {
  const { userAgent, hasTouch } = devices['Pixel 7'];
  test.use({ viewport: { width: 390, height: 844 }, userAgent, hasTouch, deviceScaleFactor: 2 });
  test('the technician’s pages of the guide open', async ({ page }) => {
    for (const picture of PHONE) await take(page, picture);
  });
});
