import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as storage from '../../../outbox/kept/storage.ts';
import {
  importChunks,
  NOW,
  openWork,
  press,
  TAKEN,
  visitAtWork,
  visitServer,
} from '../testing/test-visit.ts';

const device = vi.hoisted(() => ({ shelf: new Map<string, unknown>() }));
vi.mock('../../../outbox/kept/storage.ts', async (importReal) => {
  const real = await importReal<typeof storage>();
  return { ...real, memoryShelf: () => real.memoryShelf(device.shelf) };
});

importChunks();
const kit = visitServer(visitAtWork);
let isWithdrawn: boolean;

beforeEach(() => {
  device.shelf.clear();
  isWithdrawn = false;
  kit.on('VisitAtWork', () => ({ data: { visit: isWithdrawn ? null : kit.visit } }));
  kit.on('MyDay', () => ({ data: { myDayMark: '', myVisits: isWithdrawn ? [] : [kit.visit] } }));
});

const addTo = async (name: string) => {
  const card = within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
  await userEvent.click(card.getByRole('button', { name: 'Añadir' }));
};
const field = (label: string | RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
const left = () => screen.findByRole('region', { name: 'Lo que no se ha enviado' });

type Case = {
  name: string;
  ask: () => Promise<void>;
  pick?: string;
  fields: [[label: string | RegExp, text: string], ...[label: string | RegExp, text: string][]];
  words: string[];
};

const DIALOGS: Case[] = [
  {
    name: 'a material',
    ask: () => addTo('Materiales'),
    fields: [
      ['Concepto', 'Codo de 22'],
      ['Cantidad', '2'],
    ],
    words: ['Material sin añadir: Codo de 22 · 2 ud.'],
  },
  {
    name: 'work done',
    ask: () => addTo('Mano de obra'),
    fields: [['Concepto', 'Purgar el circuito']],
    words: ['Mano de obra sin añadir: Purgar el circuito · 1 h'],
  },
  {
    name: 'a follow-up',
    ask: () => press('Proponer un seguimiento'),
    fields: [
      [/Qué queda por hacer/, 'Cambiar el vaso'],
      ['Descripción', 'Está picado'],
      ['No antes de', '2026-12-01'],
    ],
    words: [
      'Seguimiento sin proponer: Cambiar el vaso',
      'Descripción del seguimiento: Está picado',
      'Seguimiento no antes de: 01/12/2026',
    ],
  },
  {
    name: 'why it is not completed',
    ask: () => press('No completada'),
    pick: 'Cliente ausente',
    fields: [['Nota', 'Nadie abre']],
    words: ['No completada: Cliente ausente · Nadie abre'],
  },
];

describe.each(DIALOGS)('the dialog for $name', ({ ask, pick, fields, words }) => {
  const [[label, text]] = fields;
  const open = async () => {
    const app = await openWork('/visits/v1');
    await screen.findByLabelText(/Qué se ha hecho/);
    await ask();
    await screen.findByRole('dialog');
    return app;
  };
  const fill = async () => {
    const dialog = within(screen.getByRole('dialog'));
    if (pick !== undefined) await userEvent.click(dialog.getByRole('radio', { name: pick }));
    fields.forEach(([each, typed]) => write(each, typed));
  };

  test('leaves its text for copying after the visit is withdrawn', async () => {
    const { router } = await open();
    await fill();
    isWithdrawn = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Esta visita ya no es tuya')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.setup().click(within(await left()).getByRole('button', { name: 'Copiar' }));
    expect((await navigator.clipboard.readText()).split('\n')).toEqual(words);
    await router.navigate('/');
    expect(await screen.findByRole('region', { name: 'Escrito y sin enviar' })).toBeDefined();
  });

  test('keeps its text when it is closed and after a reload', async () => {
    const app = await open();
    await fill();
    escape();
    expect(screen.queryByRole('dialog')).toBeNull();
    await ask();
    expect(field(label).value).toBe(text);
    app.unmount();
    await open();
    expect(field(label).value).toBe(text);
  });
});

test('adding a line clears its draft, and drafts of materials and labour are kept apart', async () => {
  kit.on('AddVisitLine', () => TAKEN);
  await openWork('/visits/v1');
  await addTo('Mano de obra');
  write('Concepto', 'Purgar el circuito');
  escape();
  await addTo('Materiales');
  expect(field('Concepto').value).toBe('');
  write('Concepto', 'Codo de 22');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Añadir' }));
  await waitFor(() => expect(kit.inputs('AddVisitLine')).toHaveLength(1));
  await addTo('Materiales');
  expect(field('Concepto').value).toBe('');
  escape();
  await addTo('Mano de obra');
  expect(field('Concepto').value).toBe('Purgar el circuito');
});

test('sending a follow-up clears its draft', async () => {
  kit.on('ProposeVisitFollowUp', () => ({ data: { result: { __typename: 'FollowUpSuccess' } } }));
  await openWork('/visits/v1');
  await screen.findByLabelText(/Qué se ha hecho/);
  await press('Proponer un seguimiento');
  write(/Qué queda por hacer/, 'Cambiar el vaso');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Proponer' }));
  await press('Proponer un seguimiento');
  expect(field(/Qué queda por hacer/).value).toBe('');
});

test('text in an open dialog is kept when the completed visit has been sent', async () => {
  const answer = Promise.withResolvers<typeof TAKEN>();
  kit.on('CompleteVisit', () => answer.promise);
  const { router } = await openWork('/visits/v1');
  fireEvent.change(await screen.findByLabelText(/Qué se ha hecho/), { target: { value: 'Hecho' } });
  await press('Completar');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Completar' }));
  await router.navigate('/visits/v1');
  await userEvent.click(await screen.findByRole('button', { name: 'Proponer un seguimiento' }));
  write(/Qué queda por hacer/, 'Cambiar el vaso');
  kit.visit = { ...kit.visit, status: 'COMPLETED', finishedAt: NOW.toISOString(), resolution: 'Hecho' };
  answer.resolve(TAKEN);
  await screen.findByText('Todo enviado');
  expect(field(/Qué queda por hacer/).value).toBe('Cambiar el vaso');
  escape();
  expect((await left()).textContent).toContain('Cambiar el vaso');
  expect((await left()).textContent).not.toContain('Hecho');
});

async function giveUp() {
  await press('No completada');
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Parcial', 'Cliente ausente'])
    await userEvent.click(dialog.getByRole('radio', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'No completada' }));
}

test('an unadded note is sent once before the visit ends, also when it is not completed', async () => {
  for (const operation of ['AddVisitNote', 'EndVisitIncomplete'] as const) kit.on(operation, () => TAKEN);
  const { router } = await openWork('/visits/v1');
  fireEvent.change(await screen.findByLabelText(/Nota nueva/), { target: { value: 'Nadie abre' } });
  await giveUp();
  await waitFor(() => expect(kit.inputs('EndVisitIncomplete')).toHaveLength(1));
  expect(kit.inputs('AddVisitNote')).toMatchObject([{ text: 'Nadie abre' }]);
  await router.navigate('/visits/v1');
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Nota nueva/)).value).toBe('');
});

test('a note written while travelling is kept in the dialog and not listed as unsent', async () => {
  kit.visit = { ...visitAtWork(), status: 'TRAVELLING', arrivedAt: null };
  await openWork('/visits/v1');
  await press('No completada');
  await screen.findByRole('dialog');
  write('Nota', 'Nadie abre');
  escape();
  await press('No completada');
  expect(field('Nota').value).toBe('Nadie abre');
  expect(screen.queryByRole('region', { name: 'Lo que no se ha enviado' })).toBeNull();
});
