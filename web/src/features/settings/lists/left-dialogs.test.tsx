import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { field, press, type } from '../../../testing/hands.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

const named = (id: string, name: string) => ({ __typename: 'CatalogValue', id, name, retired: false });
const GAS = named('k1', 'Gas');
const SOLAR = named('k2', 'Solar');
type Skills = DataOf<'SkillsPage'>['settings']['skills'];

const skills = (version: number, ...values: Skills['values']) => ({
  __typename: 'SkillList' as const,
  version,
  values,
});
const zone = (id: string, name: string) => ({
  ...named(id, name),
  ...{ __typename: 'Zone', postalPrefixes: ['28'] },
});
const holiday = (id: string, name: string) => ({ __typename: 'Holiday', id, name, date: '2099-12-08' });
const reasons = {
  ...{ __typename: 'ReasonList', version: 3, prospectSources: [], lostReasons: [], holdReasons: [] },
  cancelReasons: [named('r1', 'Duplicado'), named('r2', 'Lo pide el cliente')],
};

let server: FakeServer;

beforeEach(() => {
  const settings =
    <S extends object>(part: S) =>
    () => ({ data: { settings: { __typename: 'Settings', ...part } } });
  server = serverFor('ADMIN')
    .on('SkillsPage', settings({ skills: skills(3, GAS, SOLAR) }))
    .on(
      'ZonesPage',
      settings({
        zones: { __typename: 'ZoneList', version: 3, values: [zone('z1', 'Norte'), zone('z2', 'Sur')] },
      }),
    )
    .on('ReasonsPage', settings({ reasons }))
    .on(
      'HolidaysPage',
      settings({
        holidays: {
          __typename: 'HolidayList',
          version: 3,
          values: [holiday('h1', 'Puente'), holiday('h2', 'Feria')],
        },
      }),
    );
});

async function change(name: string, verb: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: verb }));
  await screen.findByRole('dialog');
}

const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

const LISTS = [
  ['competencias', 'Cambiar nombre', ['Gas', 'Solar'], 'Añadir competencia'],
  ['motivos', 'Cambiar nombre', ['Duplicado', 'Lo pide el cliente'], null],
  ['zonas', 'Editar', ['Norte', 'Sur'], 'Añadir zona'],
  ['festivos', 'Editar', ['Puente', 'Feria'], 'Añadir festivo'],
] as const;

describe.each(LISTS)('the dialogs of %s', (section, verb, [first, second], add) => {
  const open = () => renderApp({ path: `/settings/${section}`, signedIn: true });

  test('keep a draft for each value when closed and after a reload', async () => {
    const app = open();
    for (const [name, text] of [
      [first, 'Uno'],
      [second, 'Dos'],
    ] as const) {
      await change(name, verb);
      expect(field('Nombre').value).toBe(name);
      expect(screen.queryByRole('button', { name: 'Descartar borrador' })).toBeNull();
      type('Nombre', text);
      escape();
    }
    await change(first, verb);
    expect(field('Nombre').value).toBe('Uno');
    app.unmount();
    open();
    await change(second, verb);
    expect(field('Nombre').value).toBe('Dos');
    await press('Descartar borrador');
    expect(document.activeElement).toBe(screen.getByRole('dialog').querySelector('input'));
    expect(field('Nombre').value).toBe(second);
    escape();
    await change(second, verb);
    expect(field('Nombre').value).toBe(second);
    if (add === null) return;
    escape();
    await press(add);
    expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('');
    type('Nombre', 'Tres');
    escape();
    await press(add);
    expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Tres');
  });
});

describe('the draft of a value', () => {
  const open = () => renderApp({ path: '/settings/competencias', signedIn: true });
  const leave = async () => {
    const app = open();
    await change('Gas', 'Cambiar nombre');
    type('Nombre', 'Gas natural');
    escape();
    return app;
  };

  test('is deleted once it is saved', async () => {
    server.on('SaveSkill', () => ({
      data: { result: { __typename: 'SkillsSuccess', skills: skills(4, { ...GAS, name: 'Gas natural' }) } },
    }));
    await leave();
    await change('Gas', 'Cambiar nombre');
    await press('Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs('SaveSkill')).toEqual([{ id: 'k1', version: 3, name: 'Gas natural' }]);
    await change('Gas natural', 'Cambiar nombre');
    expect(field('Nombre').value).toBe('Gas natural');
    expect(screen.queryByRole('button', { name: 'Descartar borrador' })).toBeNull();
  });

  test('is compared with a newer version of the value instead of overwriting it', async () => {
    (await leave()).unmount();
    const newer = skills(7, { ...GAS, name: 'Gas ciudad' }, SOLAR);
    server
      .on('SkillsPage', () => ({ data: { settings: { __typename: 'Settings', skills: newer } } }))
      .on('SaveSkill', () => ({
        data: {
          result: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current: newer },
        },
      }));
    open();
    await change('Gas ciudad', 'Cambiar nombre');
    expect(field('Nombre').value).toBe('Gas natural');
    await press('Guardar');
    const question = await screen.findByRole('dialog', {
      name: 'Alguien ha guardado cambios mientras editabas',
    });
    expect(within(question).getByRole('radio', { name: /Gas ciudad/ })).toBeDefined();
    expect(within(question).getByRole('radio', { name: /Gas natural/ })).toBeDefined();
    expect(server.inputs('SaveSkill')).toEqual([{ id: 'k1', version: 3, name: 'Gas natural' }]);
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    // After discarding, the dialog starts from what is stored now.
    await press('Descartar borrador');
    expect(field('Nombre').value).toBe('Gas ciudad');
  });
});
