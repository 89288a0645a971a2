import type { Page } from '@playwright/test';
import { answerOnce, operationOf } from '../support/answers.ts';
import { makeClient } from '../support/api.ts';
import {
  axe,
  confirmation,
  expect,
  fits,
  freshWord,
  maskedFailure,
  signIn,
  test,
} from '../support/fixtures.ts';
import { enter, tabTo } from '../support/keyboard.ts';
import { phoneWindow } from '../support/phone.ts';

const combobox = (page: Page) => page.getByRole('combobox', { name: 'Cliente' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Cliente' }).getByRole('option');
const place = (page: Page) => page.getByRole('combobox', { name: 'Ubicación' });

async function makeTwo() {
  const word = freshWord();
  const own = { kind: 'COMMUNITY', nif: null };
  const first = await makeClient({ ...own, legalName: `C. P. ${word} 1` });
  const second = await makeClient({ ...own, legalName: `C. P. ${word} 2` });
  return { word, first, second };
}

test('a service is created for a client found by search, using only the keyboard', async ({ page }) => {
  const { word, first, second } = await makeTwo();
  await signIn(page, 'agent', '/services/new');
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type(`${word}x`);
  await expect(page.getByRole('status').filter({ hasText: 'Ningún cliente' })).toBeAttached();
  await page.keyboard.press('Backspace');
  await expect(options(page)).toContainText([first.legalName, second.legalName]);
  await expect(page.getByRole('status').filter({ hasText: '2 resultados' })).toBeAttached();
  await axe(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: second.legalName })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(combobox(page)).toHaveValue(second.legalName);
  await expect(combobox(page)).toHaveAccessibleDescription(second.code);
  await expect(place(page)).not.toHaveValue('');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Borrar Cliente' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(combobox(page)).toBeFocused();
  await expect(place(page)).toBeDisabled();
  await page.keyboard.type(word);
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(combobox(page)).toHaveValue(first.legalName);
  await axe(page);

  await tabTo(page, page.getByRole('combobox', { name: 'Tipo de servicio' }));
  await page.keyboard.type('Aver');
  await expect(page.getByRole('textbox', { name: 'Duración prevista' })).toHaveValue('90');
  await tabTo(page, page.getByRole('textbox', { name: 'Título' }));
  await page.keyboard.type(`Gotea ${word}`);
  await enter(page, page.getByRole('button', { name: 'Crear servicio' }));
  await expect(confirmation(page, 'Nuevo servicio creado')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(first.legalName);
});

test('after a failed search the text stays and the search can be retried', async ({ page }) => {
  const { word, first } = await makeTwo();
  await signIn(page, 'agent', '/services/new');
  await answerOnce(page, 'ClientChoices', maskedFailure('req_0000-1111-2222'));
  await combobox(page).fill(word);
  await expect(page.getByRole('alert')).toContainText('Algo ha fallado en el servidor');
  await axe(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(combobox(page)).toBeFocused();
  await expect(combobox(page)).toHaveValue(word);
  await page.getByRole('option', { name: first.legalName }).click();
  await expect(combobox(page)).toHaveValue(first.legalName);
});

test('a client is chosen by touch on a phone, with a slow network and the on-screen keyboard', async ({
  page,
  trouble,
}) => {
  const { word, second } = await makeTwo();
  const phone = await phoneWindow(page, trouble);
  await signIn(phone, 'agent');
  await phone.goto('/services/new');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await phone.route('**/graphql', async (route) => {
    if (operationOf(route) === 'ClientChoices') await held;
    await route.fallback();
  });
  await combobox(phone).tap();
  await combobox(phone).pressSequentially(word);
  await expect(phone.getByRole('status').filter({ hasText: 'Buscando…' })).toBeAttached();
  letGo();
  const option = phone.getByRole('option', { name: second.legalName });
  await expect(option).toBeVisible();
  // The space that a phone’s keyboard leaves.
  await phone.setViewportSize({ width: 390, height: 460 });
  await expect(option).toBeInViewport({ ratio: 1 });
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await fits(phone, 'the options of a client');
  await axe(phone);
  await option.tap();
  await expect(combobox(phone)).toHaveValue(second.legalName);
  await expect(option).toBeHidden();
  await phone.getByRole('button', { name: 'Borrar Cliente' }).tap();
  await expect(combobox(phone)).toHaveValue('');
});
