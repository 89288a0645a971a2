import { expect, goWithin, isPhone, signIn, test } from '../support/fixtures.ts';
import { AREAS } from '../screens/areas.ts';
import { everyone } from '../screens/kit.ts';

const MENU = AREAS.flatMap(({ menu }) => menu ?? []).sort((a, b) => a.at - b.at);
const viewsLast = (entries: typeof MENU) => [
  ...entries.filter(({ isView = false }) => !isView),
  ...entries.filter(({ isView = false }) => isView),
];
const ACTIONS = AREAS.flatMap(({ actions = [] }) => actions);

for (const role of everyone) {
  test(`the menu of a ${role} shows the specified entries, and each opens its screen`, async ({ page }) => {
    await signIn(page, role);
    const menu = page.getByRole('navigation', { name: isPhone(page) ? 'Menú móvil' : 'Menú principal' });
    const own = MENU.filter(({ roles }) => roles.includes(role));
    const locked = MENU.filter((entry) => !own.includes(entry));
    const shown = isPhone(page) ? [...viewsLast(own), ...viewsLast(locked)] : own;
    await expect(menu.getByRole('link')).toHaveCount(shown.length);
    const other = isPhone(page) ? 'Menú principal' : 'Menú móvil';
    await expect(page.getByRole('navigation', { name: other })).toBeHidden();
    for (const [index, { label, path, roles }] of shown.entries()) {
      const entry = menu.getByRole('link').nth(index);
      await expect(entry).toContainText(label);
      if (!roles.includes(role)) continue;
      await entry.click();
      await expect(page).toHaveURL(path);
      await expect(entry).toHaveAttribute('aria-current', 'page');
    }
  });

  test(`a ${role} sees the action button of a list only if they may open it`, async ({ page }) => {
    await signIn(page, role);
    for (const { path, label, to, roles } of ACTIONS) {
      await goWithin(page, path);
      const button = page.getByRole('banner').getByRole('link', { name: label });
      if (roles.includes(role)) {
        await button.click();
        await expect(page).toHaveURL(to);
      } else {
        await expect(button).toHaveCount(0);
      }
    }
  });
}

test(
  'a locked entry of the mobile menu explains that there is no access and does not navigate',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await signIn(page, 'technician');
    const entry = page
      .getByRole('navigation', { name: 'Menú móvil' })
      .getByRole('link', { name: /Técnicos/ });
    await expect(entry).toContainText('Sin acceso');
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    // `aria-disabled` but tappable: Playwright would wait for the attribute to go.
    await entry.click({ force: true });
    await expect(page.getByText('Técnicos: sin acceso con tu perfil')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Entendido' }).click();
    await expect(page.getByText('Técnicos: sin acceso con tu perfil')).toBeHidden();
  },
);

for (const width of [390, 360]) {
  test(
    `the areas of the office are whole in the bar of a phone ${width} wide`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await signIn(page, 'admin');
      const menu = page.getByRole('navigation', { name: 'Menú móvil' });
      const spanOf = async (name: string) => {
        const words = menu.getByRole('link', { name }).getByText(name);
        const { x, width: own } = (await words.boundingBox()) ?? { x: 0, width: 0 };
        return { from: x, to: x + own };
      };
      const own = ['Tablero', 'Prospectos', 'Clientes', 'Servicios', 'Configuración'];
      const spans = await Promise.all(own.map(spanOf));
      for (const [index, { from, to }] of spans.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual((spans[index + 1]?.from ?? width) - 4);
      }
    },
  );
}

test('the side menu can be collapsed and stays collapsed', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const wide = (await menu.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Contraer menú' }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Desplegar menú' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Prospectos' })).toBeVisible();
});
