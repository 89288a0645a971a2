import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { DataOf } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

beforeEach(() => window.sessionStorage.clear());

type ServiceType = DataOf<'ServiceTypePage'>['settings']['serviceTypes']['values'][number];

const type = (id: string, name: string, changes: Partial<ServiceType> = {}): ServiceType => ({
  __typename: 'ServiceType',
  ...{ id, name, retired: false, category: 'MAINTENANCE', durationMinutes: 60, priority: 'NORMAL' },
  ...{ instructions: null, skillIds: [], requiresSignature: false, minPhotos: 0, defaultLines: [] },
  checklist: [
    { __typename: 'ChecklistItem', text: 'Presión', kind: 'NUMBER', options: [], required: true },
    { __typename: 'ChecklistItem', text: 'Limpieza', kind: 'YES_NO', options: [], required: false },
  ],
  ...changes,
});
const list = (version: number, ...values: ServiceType[]) => ({
  __typename: 'ServiceTypeList' as const,
  version,
  values,
});
const empty = { serviceTypes: [], skills: [], zones: [], prospectSources: [] };
const catalog = {
  data: {
    catalog: {
      __typename: 'Catalog',
      timeZone: 'Europe/Madrid',
      ...empty,
      ...{ lostReasons: [], cancelReasons: [], holdReasons: [] },
    },
  },
};
const REVISION = type('t1', 'Revisión anual');

function open(path: string, current = list(4, REVISION)) {
  const server = serverFor('ADMIN')
    .on('Catalog', () => catalog)
    .on('ServiceTypePage', () => ({
      data: { settings: { __typename: 'Settings', serviceTypes: current } },
    }))
    .on('ServiceTypesPage', () => ({
      data: { settings: { __typename: 'Settings', serviceTypes: list(5, REVISION) } },
    }));
  const { router } = renderApp({ path, signedIn: true });
  return { server, router };
}
const success = { __typename: 'ServiceTypesSuccess' as const, serviceTypes: list(9, REVISION) };
const point = async (number: number) => screen.findByRole('group', { name: `Punto ${number}` });
const textOf = (group: HTMLElement) =>
  within(group).getByLabelText<HTMLInputElement>('Qué se comprueba').value;

test('a service type is created with its checklist and leads back to the list', async () => {
  const { server, router } = open('/settings/tipos/new');
  server.on('SaveServiceType', () => ({ data: { result: success } }));
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Puesta en marcha' } });
  fireEvent.change(screen.getByLabelText('Categoría'), { target: { value: 'INSTALLATION' } });
  fireEvent.change(screen.getByLabelText('Duración de la visita'), { target: { value: '90' } });
  await userEvent.click(screen.getByRole('button', { name: 'Añadir punto' }));
  const first = await point(1);
  expect(first.contains(document.activeElement)).toBe(true);
  fireEvent.change(within(first).getByLabelText('Qué se comprueba'), { target: { value: 'Estado' } });
  fireEvent.change(within(first).getByLabelText('Respuesta'), { target: { value: 'CHOICE' } });
  await userEvent.click(screen.getByRole('button', { name: 'Crear tipo de servicio' }));
  expect(await within(first).findByText('Indica al menos dos opciones')).toBeDefined();
  await userEvent.type(within(first).getByLabelText('Opciones'), 'Bien{Enter}Mal{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Crear tipo de servicio' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/tipos'));
  expect(server.inputs('SaveServiceType')[0]).toEqual({
    ...{ id: null, version: 4, name: 'Puesta en marcha', category: 'INSTALLATION', priority: 'NORMAL' },
    ...{ durationMinutes: 90, instructions: null, skillIds: [], requiresSignature: false, minPhotos: 0 },
    checklist: [{ text: 'Estado', kind: 'CHOICE', options: ['Bien', 'Mal'], required: true }],
    defaultLines: [],
  });
});

test('the default lines of a service type are chosen from the catalogue with their quantity', async () => {
  const travel = {
    __typename: 'Item',
    id: 'i1',
    ref: 'DES-001',
    name: 'Desplazamiento',
    unit: 'UNIT',
  } as const;
  const first = { __typename: 'DefaultLine', itemId: 'i1', quantityMilli: 1_500, item: travel } as const;
  const { server } = open(
    '/settings/tipos/t1',
    list(4, type('t1', 'Revisión anual', { defaultLines: [first] })),
  );
  server.on('SaveServiceType', () => ({ data: { result: success } }));
  const hour = {
    ...travel,
    id: 'i2',
    ref: 'MO-001',
    name: 'Oficial de 1.ª',
    unit: 'HOUR',
    kind: 'LABOUR',
  } as const;
  const facts = { priceCents: 4_200, costCents: null, vatPercent: 21 };
  server.on('ItemChoices', () => ({ data: { items: connection('Item', [{ ...hour, ...facts }]) } }));
  const known = within(await screen.findByRole('group', { name: 'Línea 1' }));
  expect((await known.findByRole<HTMLInputElement>('combobox')).value).toBe('Desplazamiento');
  expect(known.getByLabelText<HTMLInputElement>('Cantidad').value).toBe('1,5');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir línea' }));
  const added = within(await screen.findByRole('group', { name: 'Línea 2' }));
  await userEvent.type(await added.findByRole('combobox'), 'oficial');
  await screen.findByRole('option', { name: /MO-001/ });
  await userEvent.keyboard('{Enter}');
  fireEvent.change(added.getByLabelText('Cantidad'), { target: { value: '2' } });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la línea 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(server.inputs('SaveServiceType')[0]).toMatchObject({
      defaultLines: [{ itemId: 'i2', quantityMilli: 2_000 }],
    }),
  );
});

test('checklist points can be moved with buttons that keep the focus', async () => {
  open('/settings/tipos/t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Bajar el punto 1' }));
  expect(textOf(await point(1))).toBe('Limpieza');
  expect(textOf(await point(2))).toBe('Presión');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir el punto 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el punto 1' }));
  expect(textOf(await point(1))).toBe('Presión');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Añadir punto' }));
});

test('changes to other types cause no conflict, changes to the same type do', async () => {
  const { server } = open('/settings/tipos/t1');
  const answers = [
    list(6, REVISION, type('t2', 'Otro')),
    list(7, type('t1', 'Revisión anual', { durationMinutes: 75 })),
  ];
  server.on('SaveServiceType', () => ({
    data: {
      result: {
        __typename: 'ConflictError',
        change: null,
        message: 'Ha cambiado',
        current: answers.shift()!,
      },
    },
  }));
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Revisión' } });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ });
  expect(dialog.textContent).toContain('De la versión guardada: Duración de la visita');
  const versions = server.inputs('SaveServiceType').map(({ version }) => version);
  expect(versions).toEqual([4, 6]);
});

test('a conflict asks on every attempt, also for a draft kept across a reload', async () => {
  const { server } = open('/settings/tipos/t1');
  const theirs = type('t1', 'Revisión anual', { durationMinutes: 75 });
  server.on('SaveServiceType', () => ({
    data: {
      result: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current: list(7, theirs) },
    },
  }));
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ });
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  };
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Revisión' } });
  await press();
  await press();
  cleanup();
  // The page is loaded again, but the draft is based on the older version.
  const again = open('/settings/tipos/t1', list(7, theirs)).server;
  again.on('SaveServiceType', () => ({
    data: {
      result: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current: list(7, theirs) },
    },
  }));
  expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Revisión');
  await press();
  const versions = [server, again]
    .flatMap((each) => each.inputs('SaveServiceType'))
    .map(({ version }) => version);
  expect(versions).toEqual([4, 4, 4]);
});

test('an unknown service type is not found', async () => {
  open('/settings/tipos/t9');
  expect(await screen.findByRole('heading', { level: 1, name: 'No se ha encontrado' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a Tipos de servicio' })).toBeDefined();
});
