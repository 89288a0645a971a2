import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DataOf, FakeServer } from '../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

beforeEach(() => window.sessionStorage.clear());

const value = (id: string, name: string, retired = false) => ({
  __typename: 'CatalogValue',
  ...{ id, name, retired },
});
type Skills = DataOf<'SkillsPage'>['settings']['skills'];

const skills = (version: number, ...values: Skills['values']) => ({
  __typename: 'SkillList' as const,
  version,
  values,
});
const settings = <S extends object>(sections: S) => ({
  data: { settings: { __typename: 'Settings', ...sections } },
});
const GAS = value('s1', 'Gas');

async function openMenuOf(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
}

function withSkills(role: 'ADMIN' | 'AGENT') {
  const server = serverFor(role).on('SkillsPage', () =>
    settings({ skills: skills(3, GAS, value('s2', 'Calderas', true)) }),
  );
  renderApp({ path: '/settings/competencias', signedIn: true });
  return server;
}

describe('a list of the settings', () => {
  test('is sorted by name and read-only for an agent', async () => {
    withSkills('AGENT');
    const list = await screen.findByRole('list', { name: 'Competencias' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['CalderasRetirado', 'Gas']);
    expect(screen.getByText(/un administrador puede cambiar la configuración/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Añadir competencia' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Acciones de Gas' })).toBeNull();
  });

  test('takes a new value, sent with the version on the page', async () => {
    const server = withSkills('ADMIN').on('SaveSkill', () => ({
      data: { result: { __typename: 'SkillsSuccess', skills: skills(4, GAS, value('s3', 'Frío')) } },
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir competencia' }));
    fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: ' Frío ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Frío')).toBeDefined();
    expect(server.calls('SaveSkill')).toMatchObject([{ input: { id: null, version: 3, name: 'Frío' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const rename = async (answer: (version: number) => DataOf<'SaveSkill'>['result']) => {
    const server = withSkills('ADMIN').on('SaveSkill', ({ variables: { input } }) => ({
      data: { result: answer(input.version) },
    }));
    await openMenuOf('Gas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cambiar nombre' }));
    fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Gas natural' } });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    return server;
  };
  const changed = (current: ReturnType<typeof skills>) => ({
    __typename: 'ConflictError' as const,
    change: null,
    message: 'Ha cambiado',
    current,
  });
  const renamed = { __typename: 'SkillsSuccess' as const, skills: skills(8, value('s1', 'Gas natural')) };
  const inputsOf = (server: FakeServer) => server.inputs('SaveSkill');
  const QUESTION = { name: 'Alguien ha guardado cambios mientras editabas' };

  test('changed by another person in another value is saved without asking', async () => {
    const newer = skills(7, GAS, value('s4', 'Solar'));
    const server = await rename((version) => (version === 3 ? changed(newer) : renamed));
    expect(await screen.findByText('Gas natural')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(server)).toEqual([
      { id: 's1', version: 3, name: 'Gas natural' },
      { id: 's1', version: 7, name: 'Gas natural' },
    ]);
    const [first, second] = server.calls('SaveSkill').map(({ key }) => key);
    expect(second).not.toBe(first);
  });

  test('changed by another person in the same value asks on every attempt before overwriting it', async () => {
    const newer = skills(7, value('s1', 'Gas ciudad'));
    const server = await rename((version) => (version === 3 ? changed(newer) : renamed));
    await screen.findByRole('dialog', QUESTION);
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialog = await screen.findByRole('dialog', QUESTION);
    expect(inputsOf(server).map((input) => (input as { version: number }).version)).toEqual([3, 3]);
    await userEvent.click(within(dialog).getByRole('radio', { name: /Gas natural/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar la combinación' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(server).at(-1)).toEqual({ id: 's1', version: 7, name: 'Gas natural' });
  });

  test('from which another person removed the value says so and keeps what was typed', async () => {
    await rename(() => changed(skills(7)));
    expect(
      (await screen.findAllByText(/Alguien ha cambiado la lista mientras tanto. Lo que editabas ya no está/))
        .length,
    ).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Gas natural');
  });

  test('offers to retire a value in use instead of deleting it', async () => {
    const inUse =
      'No se puede eliminar «Gas» porque lo usa algún técnico. Retíralo para que no se vuelva a elegir';
    const server = withSkills('ADMIN')
      .on('DropValue', () => ({ data: { result: { __typename: 'InUseError', message: inUse } } }))
      .on('RetireValue', () => ({
        data: {
          result: {
            __typename: 'CatalogValueSuccess',
            settings: { __typename: 'Settings', skills: skills(4, { ...GAS, retired: true }) },
          },
        },
      }));
    await openMenuOf('Gas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('dialog', { name: '«Gas» está en uso' });
    expect(within(dialog).getByText(new RegExp(inUse))).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const list = screen.getByRole('list', { name: 'Competencias' });
    expect(within(list).getByText('Retirado')).toBeDefined();
    expect(server.calls('RetireValue')).toMatchObject([
      { input: { kind: 'SKILL', id: 's1', version: 3 }, skills: true, zones: false },
    ]);
  });
});

const NO_LOGO = { __typename: 'CompanyLogo', png: null, version: 0 };

describe('the company settings', () => {
  const company = {
    ...{
      __typename: 'CompanySettings',
      name: 'Frío Sur',
      nif: null,
      address: null,
      phone: null,
      email: null,
    },
    ...{ timeZone: 'Europe/Madrid', agentsApproveAbsences: false, pricesOnReport: true, version: 2 },
  };
  const open = (role: 'ADMIN' | 'AGENT') => {
    const server = serverFor(role).on('CompanyPage', () => settings({ company, logo: NO_LOGO }));
    renderApp({ path: '/settings/empresa', signedIn: true });
    return server;
  };

  test('show whether reports have prices and allow changing it', async () => {
    const server = open('ADMIN').on('UpdateCompany', () => ({
      data: {
        result: { __typename: 'CompanySuccess', company: { ...company, pricesOnReport: false, version: 3 } },
      },
    }));
    const prices = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Precios en el parte de trabajo',
    });
    expect(prices.checked).toBe(true);
    await userEvent.click(prices);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(server.calls('UpdateCompany')).toHaveLength(1));
    expect(server.calls('UpdateCompany')).toMatchObject([
      { input: { name: 'Frío Sur', agentsApproveAbsences: false, pricesOnReport: false, version: 2 } },
    ]);
  });

  test('are read-only for an agent', async () => {
    open('AGENT');
    const label = await screen.findByText('Precios en el parte de trabajo');
    expect(label.nextElementSibling?.textContent).toBe('Sí');
  });
});
