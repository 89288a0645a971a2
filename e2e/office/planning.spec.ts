import { addDays } from '../../domain/time/local-date.ts';
import { answer } from '../support/answers.ts';
import { axe, confirmation, expect, secondWindow, signIn, signInAs, test } from '../support/fixtures.ts';
import { enter, typeInto } from '../support/keyboard.ts';
import { makePerson } from '../support/people.ts';
import {
  block,
  boxOf,
  card,
  drag,
  dropBlock,
  dropCard,
  makePlan,
  openPlan,
  placeAt,
  row,
  slot,
  tray,
  visitsOf,
} from '../support/plan.ts';
import { at, plan } from '../support/work.ts';

test('a service is dragged from the tray to a row, moved, lengthened, undone with Ctrl+Z and returned to the tray', async ({
  page,
}) => {
  test.slow();
  const made = await makePlan();
  const { day, ana, berta } = made;
  const service = await made.service();
  await signIn(page, 'agent');
  await openPlan(page, made);

  await dropCard(page, service.title, ana, '10:00');
  await expect(block(row(page, ana), `10:00–11:30, ${service.title}`)).toBeVisible();
  await expect(confirmation(page, `${service.code} programada`)).toBeVisible();
  await expect(card(page, service.title)).toHaveCount(0);
  await expect(row(page, ana)).toContainText('Carga: 1 h 30 de 8 h 30');
  expect(await visitsOf(service)).toEqual([slot(day, '10:00', '11:30', ana)]);

  await dropBlock(page, service.title, [ana, berta], '12:15');
  await expect(block(row(page, berta), `12:15–13:45, ${service.title}`)).toBeVisible();
  await expect(confirmation(page, `${service.code} movida`)).toBeVisible();
  await expect(row(page, ana).getByRole('button', { name: service.title })).toHaveCount(0);

  const { x, y, width, height } = await boxOf(block(row(page, berta), service.title));
  const longer = await placeAt(page, berta, '14:00');
  await drag(page, { x: x + width - 3, y: y + height / 2 }, { ...longer, y: y + height / 2 }, null);
  await expect(block(row(page, berta), `12:15–14:00, ${service.title}`)).toBeVisible();
  await expect.poll(() => visitsOf(service)).toEqual([slot(day, '12:15', '14:00', berta)]);

  await expect(confirmation(page, `${service.code} movida`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(block(row(page, berta), `12:15–13:45, ${service.title}`)).toBeVisible();
  await expect.poll(() => visitsOf(service)).toEqual([slot(day, '12:15', '13:45', berta)]);

  await expect(confirmation(page, `Antes: ${service.code} movida`)).toBeVisible();
  const held = await boxOf(block(row(page, berta), service.title));
  const home = await boxOf(tray(page));
  const middle = { x: home.x + home.width / 2, y: home.y + 60 };
  await drag(page, { x: held.x + 10, y: held.y + held.height / 2 }, middle, null);
  await expect(card(page, service.title)).toBeVisible();
  await expect(confirmation(page, `${service.code} devuelta a la bandeja`)).toBeVisible();
  await expect.poll(() => visitsOf(service)).toEqual([]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(block(row(page, berta), `12:15–13:45, ${service.title}`)).toBeVisible();
  await expect.poll(() => visitsOf(service)).toEqual([slot(day, '12:15', '13:45', berta)]);

  // A visit planned in place of one that was removed goes back to the tray it came from.
  await expect(confirmation(page, `Antes: ${service.code} movida`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => visitsOf(service)).toEqual([slot(day, '10:00', '11:30', ana)]);
  await expect(confirmation(page, `Antes: ${service.code} programada`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card(page, service.title)).toBeVisible();
  await expect.poll(() => visitsOf(service)).toEqual([]);
});

test('a conflicting slot is refused with its reason and the next free start, and a slot with warnings can be accepted', async ({
  page,
}) => {
  test.slow();
  const made = await makePlan();
  const { day, ana, berta } = made;
  const promisedWindow = { start: at(day, '09:00'), end: at(day, '11:00') };
  const [first, second, third] = await Promise.all([
    made.service(),
    made.service(),
    made.service({ promisedWindow }),
  ]);
  await plan(first, { technicians: [ana], day, from: '10:00', to: '11:30' });
  await signIn(page, 'agent');
  await openPlan(page, made);

  await dropCard(page, second.title, ana, '10:30');
  const refused = page.getByRole('dialog', { name: `${second.code} no cabe aquí` });
  await expect(refused.getByRole('listitem')).toHaveText(
    new RegExp(`^Impide\\s*Se solapa con ${first.code}, 10:00–11:30, de ${ana.name} ${ana.lastName}$`),
  );
  await axe(page);
  await refused.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(page, second.title).getByRole('button')).toBeFocused();
  expect(await visitsOf(second)).toEqual([]);
  await dropCard(page, second.title, ana, '10:30');
  await refused.getByRole('button', { name: 'Pasar a las 11:30' }).click();
  await expect(block(row(page, ana), `11:30–13:00, ${second.title}`)).toBeVisible();
  await expect.poll(() => visitsOf(second)).toEqual([slot(day, '11:30', '13:00', ana)]);

  await dropCard(page, third.title, berta, '13:15');
  const warned = page.getByRole('dialog', { name: `${third.code} cabe, con avisos` });
  await expect(warned.getByRole('listitem')).toHaveText([
    /^Avisa\s*Fuera de su horario: martes de 08:00 a 14:00/,
    /^Avisa\s*Fuera de la franja prometida, 09:00–11:00$/,
  ]);
  await warned.getByRole('button', { name: 'Programar igualmente' }).click();
  await expect(block(row(page, berta), `13:15–14:45, ${third.title}`)).toBeVisible();
  await expect.poll(() => visitsOf(third)).toEqual([slot(day, '13:15', '14:45', berta)]);
});

test('visits can be scheduled, moved and returned to the tray using only the keyboard', async ({ page }) => {
  test.slow();
  const made = await makePlan();
  const { day, ana, berta } = made;
  const service = await made.service();
  await signIn(page, 'agent');
  await openPlan(page, made);

  await enter(page, card(page, service.title).getByRole('button', { name: service.title }));
  const dialog = page.getByRole('dialog', { name: `Programar ${service.code}` });
  await typeInto(page, dialog.getByRole('combobox', { name: 'Técnico' }), ana.lastName);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('option')).toContainText([ana.lastName]);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Fecha').fill(day);
  await dialog.getByLabel('Inicio').fill('09:00');
  await expect(dialog.getByLabel('Fin')).toHaveValue('10:30');
  await axe(page);
  await enter(page, dialog.getByRole('button', { name: 'Programar', exact: true }));
  await expect(block(row(page, ana), `09:00–10:30, ${service.title}`)).toBeVisible();
  await expect(card(page, service.title)).toHaveCount(0);

  await enter(page, block(row(page, ana), service.title));
  const visit = page.getByRole('dialog', { name: service.code });
  await axe(page);
  await enter(page, visit.getByRole('button', { name: 'Mover' }));
  const moving = page.getByRole('dialog', { name: `Mover la visita de ${service.code}` });
  await typeInto(page, moving.getByRole('combobox', { name: 'Técnico' }), berta.lastName);
  await expect(moving.getByRole('option')).toHaveCount(1);
  await expect(moving.getByRole('option')).toContainText([berta.lastName]);
  await page.keyboard.press('Enter');
  await moving.getByLabel('Fin').fill('11:00');
  await enter(page, moving.getByRole('button', { name: 'Mover visita' }));
  await expect(block(row(page, berta), `09:00–11:00, ${service.title}`)).toBeVisible();
  await expect.poll(() => visitsOf(service)).toEqual([slot(day, '09:00', '11:00', berta)]);

  await enter(page, block(row(page, berta), service.title));
  await enter(page, visit.getByRole('button', { name: 'Devolver a la bandeja' }));
  await expect(card(page, service.title)).toBeVisible();
  await expect.poll(() => visitsOf(service)).toEqual([]);
});

test('two dispatchers see each other’s moves within seconds, and a slot just taken is refused with the reason', async ({
  page,
  trouble,
}) => {
  test.slow();
  const made = await makePlan();
  const { day, ana, berta } = made;
  const [first, second] = await Promise.all([made.service(), made.service()]);
  const colleague = await makePerson('agent');
  const other = await secondWindow(page, trouble);
  await Promise.all([signIn(page, 'agent'), signInAs(other, colleague.email, colleague.password)]);
  await Promise.all([openPlan(page, made), openPlan(other, made)]);

  await dropCard(page, first.title, ana, '10:00');
  await expect(block(row(page, ana), `10:00–11:30, ${first.title}`)).toBeVisible();
  await expect(block(row(other, ana), `10:00–11:30, ${first.title}`)).toBeVisible();
  await dropBlock(other, first.title, [ana, berta], '15:00');
  await expect(block(row(page, berta), `15:00–16:30, ${first.title}`)).toBeVisible();

  // The second person's plan gets no more updates and is stale when they drop.
  const changes = {
    __typename: 'PlanningChanges',
    isTooOld: false,
    mark: '',
    tray: 0,
    visits: [],
    goneIds: [],
  };
  await answer(other, 'PlanningChanges', { data: { planningChanges: changes } });
  await dropBlock(page, first.title, [berta, berta], '09:00');
  await expect(block(row(page, berta), `09:00–10:30, ${first.title}`)).toBeVisible();
  await expect(confirmation(page, `${first.code} movida`)).toBeVisible();
  await answer(other, 'PlanningChanges', { data: { planningChanges: { ...changes, isTooOld: true } } });
  await dropCard(other, second.title, berta, '09:30');
  const refused = other.getByRole('dialog', { name: `${second.code} no cabe aquí` });
  await expect(refused).toContainText(`Se solapa con ${first.code}, 09:00–10:30`);
  await expect(block(row(other, berta), `09:00–10:30, ${first.title}`)).toBeVisible();
  expect(await visitsOf(second)).toEqual([]);
  await refused.getByRole('button', { name: 'Pasar a las 10:30' }).click();
  await expect.poll(() => visitsOf(second)).toEqual([slot(day, '10:30', '12:00', berta)]);
});

test('day, week, zone and skill are in the URL, and the week view moves a visit to another day', async ({
  page,
  context,
}) => {
  test.slow();
  const made = await makePlan();
  const { day, ana, zone, skill } = made;
  const service = await made.service();
  await plan(service, { technicians: [ana], day, from: '10:00', to: '11:30' });
  await signIn(page, 'agent', `/services/schedule?dia=${day}`);
  await page.getByRole('combobox', { name: 'Zona' }).selectOption(zone.name);
  await page.getByRole('combobox', { name: 'Competencia' }).selectOption(skill.name);
  await expect(page).toHaveURL(made.address);
  await expect(page.getByRole('region', { name: /^Plan / }).getByRole('group')).toHaveCount(2);

  await page.getByRole('radiogroup', { name: 'Cuánto' }).getByText('Semana').click();
  await expect(page).toHaveURL(/vista=semana/);
  const week = page.getByRole('region', { name: /^Plan de la semana/ });
  const chip = week.getByRole('button', { name: `10:00–11:30, ${service.title}` });
  const [from, next] = [await boxOf(chip), await boxOf(week.getByTitle(/^Ver el miércoles/))];
  const to = { x: next.x + next.width / 2, y: from.y + from.height / 2 };
  await drag(page, { x: from.x + 20, y: from.y + from.height / 2 }, to, null);
  await expect(confirmation(page, `${service.code} movida`)).toBeVisible();
  const wednesday = addDays(day, 1);
  await expect.poll(() => visitsOf(service)).toEqual([slot(wednesday, '10:00', '11:30', ana)]);
  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expect(pasted.getByRole('region', { name: /^Plan de la semana/ }).getByRole('group')).toHaveCount(2);
  await pasted.close();

  await week.getByTitle(/^Ver el miércoles/).click();
  await expect(page).toHaveURL(new RegExp(`dia=${wednesday}`));
  await expect(block(row(page, ana), `10:00–11:30, ${service.title}`)).toBeVisible();
  await page.getByRole('button', { name: 'Día anterior' }).click();
  await expect(row(page, ana)).toContainText('Carga: 0 h de 8 h 30');
  await page.goBack();
  await expect(block(row(page, ana), `10:00–11:30, ${service.title}`)).toBeVisible();
});
