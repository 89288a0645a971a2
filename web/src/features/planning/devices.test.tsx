import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { heardAgo } from '../../testing/devices.ts';
import { type ActName, refusal, type FakeServer, type DataOf } from '../../testing/fake-server.ts';
import { drag, trackOf } from './testing/test-drag.ts';
import { at, planned, planning, visit } from './testing/test-plan.ts';
import { fill, loadPlanning, openPlan, planServer, start } from './testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

const HELD = 'puede haber trabajo en curso que aún no ha llegado';
const SILENT = `El móvil de Javier Ortega se conectó por última vez a las 09:12 (hace 3 h): ${HELD}`;

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at('12:12')) });
  server = planServer().on('Devices', heardAgo(180));
});
afterEach(() => vi.useRealTimers());
const sent = <N extends ActName>(operation: N) => server.inputs(operation);

const moved = {
  ...start,
  version: 2,
  technicians: visit({ id: '4', of: 't4', from: '16:00', to: '17:30' }).technicians,
};
const block = () => screen.getByRole('button', { name: /Puesta en marcha/ });

describe('moving a visit of today to another technician', () => {
  test('warns when the technician’s phone was last online and can be confirmed', async () => {
    server.on('MoveVisit', () => ({ data: planned(moved) }));
    await openPlan();
    await drag(block(), trackOf('t4'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(SILENT)).toBeDefined();
    expect(sent('MoveVisit')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Mover igualmente' }));
    await waitFor(() => expect(sent('MoveVisit')).toHaveLength(1));
    expect(sent('MoveVisit')[0]).toMatchObject({ technicianIds: ['t4'], acceptedWarnings: [] });
  });

  test('asks nothing if the phone was online recently', async () => {
    server.on('Devices', heardAgo(4)).on('MoveVisit', () => ({ data: planned(moved) }));
    await openPlan();
    await drag(block(), trackOf('t4'));
    await waitFor(() => expect(sent('MoveVisit')).toHaveLength(1));
  });

  test('asks nothing if it is unknown when the phone was last online', async () => {
    server
      .on('Devices', () => refusal('INTERNAL_SERVER_ERROR'))
      .on('MoveVisit', () => ({ data: planned(moved) }));
    await openPlan();
    await drag(block(), trackOf('t4'));
    await waitFor(() => expect(sent('MoveVisit')).toHaveLength(1));
  });
});

test('moving a visit of tomorrow does not check the phones', async () => {
  vi.setSystemTime(new Date(at('12:12', '2026-11-20')));
  server.on('MoveVisit', () => ({ data: planned(moved) }));
  await openPlan();
  await drag(block(), trackOf('t4'));
  await waitFor(() => expect(sent('MoveVisit')).toHaveLength(1));
  expect(server.count('Devices')).toBe(0);
});

describe('returning a visit of today to the tray', () => {
  const out: DataOf<'UnscheduleVisit'>['result'] = {
    __typename: 'VisitSuccess',
    visit: {
      ...start,
      status: 'CANCELLED',
      version: 2,
      service: { __typename: 'Service', id: 's-4', status: 'PENDING', version: 2 },
    },
  };
  const unschedule = async () => {
    await openPlan();
    await userEvent.click(block());
    const dialog = within(await screen.findByRole('dialog', { name: 'S-2026-0004' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver a la bandeja' }));
  };

  test('asks first and does nothing on Cancelar', async () => {
    server.on('UnscheduleVisit', () => ({ data: { result: out } }));
    await unschedule();
    const question = within(
      await screen.findByRole('dialog', { name: '¿Devolver S-2026-0004 a la bandeja?' }),
    );
    expect(question.getByText(SILENT)).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('UnscheduleVisit')).toEqual([]);
  });

  test('is sent after the confirmation', async () => {
    server.on('UnscheduleVisit', () => {
      server.on('Planning', () => ({ data: planning() }));
      return { data: { result: out } };
    });
    await unschedule();
    const question = within(
      await screen.findByRole('dialog', { name: '¿Devolver S-2026-0004 a la bandeja?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Devolver a la bandeja' }));
    expect(await screen.findByText('S-2026-0004 devuelta a la bandeja')).toBeDefined();
    expect(sent('UnscheduleVisit')).toEqual([{ id: '4', version: 1 }]);
  });
});

test('the dialog for moving a visit warns about the phone when the start changes, not when only the end does', async () => {
  await openPlan();
  await userEvent.click(block());
  await userEvent.click(await screen.findByRole('button', { name: 'Mover' }));
  await screen.findByDisplayValue('Javier Ortega');
  fill('Fin', '17:45');
  await waitFor(() => expect(server.count('Devices')).toBeGreaterThan(0));
  expect(await screen.findByRole('button', { name: 'Mover visita' })).toBeDefined();
  expect(screen.queryByText(SILENT)).toBeNull();
  fill('Inicio', '16:15');
  expect(await screen.findByText(SILENT)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Mover igualmente' })).toBeDefined();
});
