import {
  advance,
  makeAgent,
  makeClient,
  makeEquipment,
  makeProspect,
  makeTechnician,
} from '../support/api.ts';
import {
  expect,
  freshEmail,
  freshWord,
  goWithin,
  show,
  sidewaysScroll,
  signIn,
  stickingOut,
  test,
} from '../support/fixtures.ts';
import { backOffice } from '../support/people.ts';
import { makeFinished, makeService, makeType, reportOf } from '../support/work.ts';

/** A hundred characters without a break opportunity. */
const long = (start: string) => `${start}👩‍🔧Ñ`.padEnd(98, 'ñandú').normalize('NFC').slice(0, 98);

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('names of a hundred characters do not widen any list, board, page or form', async ({ page }) => {
    test.slow();
    const word = freshWord();
    const client = await makeClient(
      {
        legalName: long(word),
        tradeName: long('Comercial'),
        emails: [`${word.toLowerCase().padEnd(50, 'e')}@ejemplo.es`],
        tags: ['Ñ'.repeat(30)],
        notes: 'n'.repeat(300),
        contacts: [{ name: long('Contacto'), position: long('Cargo'), main: true }],
      },
      {
        name: long('Sitio'),
        accessNotes: 'a'.repeat(300),
        contactName: long('Portera'),
        address: { street: long('Calle'), postalCode: '28014', city: long('Villa') },
      },
    );
    const machine = { brand: long('Marca'), model: long('Modelo'), serialNumber: long('Serie') };
    const [equipment, prospect, technician, agent] = await Promise.all([
      makeEquipment(client.siteId, machine),
      makeProspect({ name: long('Nombre'), lastName: long(word), need: long('Necesita') }),
      makeTechnician({ email: freshEmail('largo'), name: long('Nombre'), lastName: long(word) }),
      makeAgent({ email: freshEmail('larga'), lastName: long(word) }),
    ]);
    const type = await makeType({ name: long('Tipo') });
    const done = await makeFinished(client, type.id, { title: long(word), description: 'd'.repeat(300) });
    const service = await makeService(client, {
      typeId: type.id,
      title: long(word),
      equipmentIds: [equipment.id],
    });
    await advance(prospect, 'CONTACTED');
    await signIn(page, 'admin');
    for (const path of [
      `/clients?q=${word}`,
      `/clients/${client.id}`,
      `/clients/${client.id}/sites`,
      `/clients/${client.id}/equipment`,
      `/clients/${client.id}/services`,
      `/clients/${client.id}/activity`,
      `/clients/${client.id}/edit`,
      `/services?q=${word}&estado=TODOS`,
      `/services/review?q=${word}`,
      '/services/schedule',
      `/services/${service.id}`,
      `/services/${service.id}/edit`,
      `/services/${done.id}`,
      `/services/${done.id}/report/${await reportOf(done)}`,
      `/services/new?equipo=${equipment.id}`,
      `/clients/${client.id}/merge`,
      `/clients/${client.id}/sites/${client.siteId}`,
      `/equipment/${equipment.id}`,
      `/equipment/${equipment.id}/edit`,
      `/customers?q=${word}`,
      `/customers?vista=tablero&q=${word}`,
      `/customers/${prospect.id}`,
      `/customers/${prospect.id}/edit`,
      `/customers/${prospect.id}/convert`,
      `/technicians?q=${word}`,
      `/technicians/${technician.id}`,
      `/technicians/${technician.id}/profile`,
      `/agents?q=${word}`,
      `/agents/${agent.id}`,
    ]) {
      await show(page, path);
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      expect(await stickingOut(page), path).toEqual([]);
    }
  });
});

test('names of a hundred characters do not widen lists, board and pages on the desktop', async ({ page }) => {
  const word = freshWord();
  const client = await makeClient({ legalName: long(word) }, { name: long('Sitio') });
  const prospect = await makeProspect({ name: long('Nombre'), lastName: long(word) });
  await signIn(page, 'agent');
  for (const path of [
    `/clients?q=${word}`,
    `/clients/${client.id}`,
    `/customers?q=${word}`,
    `/customers?vista=tablero&q=${word}`,
    `/customers/${prospect.id}`,
  ]) {
    await show(page, path);
    await expect(
      page.getByRole('main').or(page.getByRole('banner')).getByText(word).first(),
      path,
    ).toBeVisible();
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
  }
});

const NASTY = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '\u202Eabc 👩‍🔧 ñÑ',
  "Robert'); DROP TABLE--",
  '{{7*7}} ${7*7} %s',
  '__proto__',
  'constructor.prototype',
  '../../etc/passwd',
  '=HYPERLINK("http://x")',
] as const;

test('a prospect may be called anything, which is shown as plain text', async ({ page }) => {
  test.slow();
  page.on('dialog', () => {
    throw new Error('typed text ran as code');
  });
  await signIn(page, 'agent');
  for (const nasty of NASTY) {
    const lastName = freshWord();
    await goWithin(page, '/customers/new');
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(nasty);
    await page.getByRole('textbox', { name: 'Apellidos' }).fill(lastName);
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(`${lastName}@ejemplo.es`);
    await page.getByRole('button', { name: 'Crear prospecto' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${nasty} ${lastName}`);
    await goWithin(page, `/customers?q=${lastName}`);
    await page.getByRole('table', { name: 'Prospectos' }).getByRole('rowheader').getByRole('link').click();
    await expect(heading).toHaveText(`${nasty} ${lastName}`);
    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(nasty);
    const { docs } = await backOffice()
      .firestore.collection('prospects')
      .where('lastName', '==', lastName)
      .get();
    expect(docs.map((made) => made.get('name') as unknown)).toEqual([nasty]);
  }
});
