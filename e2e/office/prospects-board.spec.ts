import type { Locator, Page } from '@playwright/test';
import { advance, makeProspect } from '../support/api.ts';
import { confirmation, expect, freshWord, isPhone, signIn, test } from '../support/fixtures.ts';

/** Part of the demo data. */
const INTEREST = 'Visita de valoración';

const column = (page: Page, state: string) => page.getByRole('region', { name: state, exact: true });
const card = (within: Locator, name: string) => within.getByRole('listitem').filter({ hasText: name });

async function openBoard(page: Page, to?: string) {
  const word = freshWord();
  const prospect = await makeProspect({ lastName: word, need: 'Aerotermia para unifamiliar' });
  if (to !== undefined) await advance(prospect, to);
  await signIn(page, 'agent', `/customers?vista=tablero&q=${word}`);
  return { name: prospect.displayName, word, id: prospect.id };
}

/** A phone shows one column at a time, chosen by a button. */
async function show(page: Page, state: string): Promise<Locator> {
  if (isPhone(page)) {
    const tabs = page.getByRole('group', { name: 'Estado que se ve' });
    await tabs.getByRole('button', { name: state }).click();
  }
  return column(page, state);
}

async function moveByMenu(page: Page, name: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Mover a… ${name}` }).click();
  await page.getByRole('menuitem', { name: to }).click();
}

/** Moves in small steps, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height - 12);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 8, start.y + start.height - 4, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 200), { steps: 12 });
  await expect(to).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
}

test('a prospect is in the column of its state and shows its need', async ({ page }) => {
  const { name, id } = await openBoard(page, 'QUALIFIED');
  const qualified = await show(page, 'Cualificado');
  await expect(card(qualified, name)).toContainText('Aerotermia para unifamiliar');
  await expect((await show(page, 'Nuevo')).getByText('Ninguno en este estado')).toBeVisible();
  await show(page, 'Cualificado');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/customers/${id}`);
  await page.goBack();
  await expect(page).toHaveURL(/vista=tablero/);
  await expect(card(await show(page, 'Cualificado'), name)).toBeVisible();
});

test('a card moved with its menu stays moved after a reload', async ({ page }) => {
  const { name } = await openBoard(page);
  await expect(card(await show(page, 'Nuevo'), name)).toBeVisible();
  await moveByMenu(page, name, 'Presupuestado');
  await expect(confirmation(page, `${name}: Presupuestado`)).toBeVisible();
  await expect(card(await show(page, 'Presupuestado'), name)).toBeVisible();
  await page.reload();
  await expect(card(await show(page, 'Presupuestado'), name)).toBeVisible();
});

test('a card is dragged to a later state, and back only with a reason', async ({ page }) => {
  const { name } = await openBoard(page);
  const first = await show(page, 'Nuevo');
  await expect(card(first, name)).toBeVisible();
  if (isPhone(page)) {
    // A phone has no mouse and one column, so cards move by menu.
    await expect(column(page, 'Cualificado')).toBeHidden();
    return;
  }
  await drag(page, card(first, name), column(page, 'Cualificado'));
  await expect(confirmation(page, `${name}: Cualificado`)).toBeVisible();
  await expect(card(column(page, 'Cualificado'), name)).toBeVisible();
  await expect(card(first, name)).toHaveCount(0);

  await drag(page, card(column(page, 'Cualificado'), name), column(page, 'Contactado'));
  const dialog = page.getByRole('dialog', { name: `¿Por qué vuelve ${name} a «Contactado»?` });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(column(page, 'Cualificado'), name)).toBeVisible();

  await drag(
    page,
    card(column(page, 'Cualificado'), name),
    page.getByRole('button', { name: /^Abrir Perdido/ }),
  );
  await expect(page.getByRole('dialog', { name: `¿Por qué se ha perdido ${name}?` })).toBeVisible();
});

test('a step back requires a reason, which is kept in the timeline', { tag: '@once' }, async ({ page }) => {
  const { name, id } = await openBoard(page, 'QUALIFIED');
  await show(page, 'Cualificado');
  await moveByMenu(page, name, 'Contactado');
  const dialog = page.getByRole('dialog', { name: `¿Por qué vuelve ${name} a «Contactado»?` });
  await dialog.getByRole('button', { name: 'Volver a «Contactado»' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Motivo' });
  await expect(reason).toHaveAccessibleDescription(/Este campo es requerido/);
  await expect(reason).toBeFocused();
  await reason.fill('Falta medir el cuarto de calderas');
  await dialog.getByRole('button', { name: 'Volver a «Contactado»' }).click();
  await expect(confirmation(page, `${name}: Contactado`)).toBeVisible();
  await expect(card(await show(page, 'Contactado'), name)).toBeVisible();
  await page.goto(`/customers/${id}`);
  await expect(page.getByText('Falta medir el cuarto de calderas')).toBeVisible();
});

test('losing a prospect requires a reason, and a lost prospect can be reopened', async ({ page }) => {
  const { name } = await openBoard(page);
  await show(page, 'Nuevo');
  await moveByMenu(page, name, 'Perdido');
  const dialog = page.getByRole('dialog', { name: `¿Por qué se ha perdido ${name}?` });
  await dialog.getByRole('button', { name: 'Dar por perdido' }).click();
  const motive = dialog.getByRole('combobox', { name: 'Motivo' });
  await expect(motive).toHaveAccessibleDescription(/Este campo es requerido/);
  await motive.selectOption('Precio');
  await dialog.getByRole('textbox', { name: 'Nota' }).fill('Otro presupuesto, 400 € menos');
  await dialog.getByRole('button', { name: 'Dar por perdido' }).click();
  await expect(confirmation(page, `${name}: Perdido`)).toBeVisible();
  await expect(card(await show(page, 'Nuevo'), name)).toHaveCount(0);
  if (!isPhone(page)) await page.getByRole('button', { name: /^Abrir Perdido/ }).click();
  const lost = await show(page, 'Perdido');
  await expect(card(lost, name)).toBeVisible();
  await moveByMenu(page, name, 'Contactado');
  await expect(confirmation(page, `${name}: Contactado`)).toBeVisible();
});

test(
  'view and filters are in the URL: reload, Back and a copied link show the same board',
  { tag: '@once' },
  async ({ page, context }) => {
    const { name } = await openBoard(page);
    await page.getByRole('button', { name: 'Interés', exact: true }).click();
    await page.getByRole('menuitemradio', { name: INTEREST }).click();
    await expect(page).toHaveURL(/interes=/);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    const address = page.url();
    await page.reload();
    const chip = page.getByRole('button', { name: /^Interés: / });
    await expect(chip).toBeVisible();
    await page.goBack();
    await expect(chip).toBeHidden();
    await expect(card(await show(page, 'Nuevo'), name)).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Lista').click();
    await expect(page.getByRole('table', { name: 'Prospectos' }).getByRole('rowheader')).toContainText([
      name,
    ]);
    await page.goBack();
    await expect(card(await show(page, 'Nuevo'), name)).toBeVisible();
    const pasted = await context.newPage();
    await pasted.goto(address);
    await expect(pasted.getByRole('button', { name: /^Interés: / })).toBeVisible();
    await expect(pasted.getByRole('region', { name: 'Nuevo', exact: true })).toBeVisible();
  },
);
